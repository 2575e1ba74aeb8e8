"""Tools of this house: the Solonauts laboratory."""
