"""What lies on the table: of Chrononauts and Artifaxx in table.py, of Solonauts in solo.py."""
