"""The source operations, as their frameworks have them. Only a worker process loads these modules."""
