"""The generated C against its contracts, by Frama-C/WP."""
