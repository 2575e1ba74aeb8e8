"""What lies on the table, declared once: of Chrononauts and Artifaxx in table.py, of Solonauts in solo.py."""
