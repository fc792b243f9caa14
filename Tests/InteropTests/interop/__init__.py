"""Shared helpers of this suite."""
