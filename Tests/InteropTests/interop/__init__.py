"""What the tests of this suite share."""
