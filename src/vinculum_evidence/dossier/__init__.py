"""The dossier: requirements, relations, code, tests, proofs and evidence, for an auditor, offline.

`inputs` reads the project. Each module of `chapters` makes the data of one chapter, and each file of `templates` its page.
`html_page` joins the pages into one HTML file. `manifest` writes the folder with its hashes, and checks them.
"""
