"""The dossier: requirements, relations, code, tests, proofs and evidence, joined for an auditor to read offline.

`inputs` gathers what there is; each module of `chapters` turns it into the data of one chapter; `templates` has a page
for each of them; `page` sets them into one HTML file; `folder` writes all of it beside its hashes, and checks these.
"""
