"""The formats of converted models. Only a worker process loads their packages."""
