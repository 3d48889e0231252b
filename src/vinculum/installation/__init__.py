"""What is installed here, whether it divides as it should, and which evidence is about it: `vinculum verify-install`."""
