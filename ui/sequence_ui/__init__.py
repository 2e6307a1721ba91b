"""The Qt windows of sequence-lan."""
