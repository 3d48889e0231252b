"""Write the proof sessions of Why3: `python -m vinculum_proofs.why3.sessions [FILE ...]`.

Each prover gets every goal after `split_vc`. What it proves becomes a proof attempt of the session, which `why3 replay` then
confirms and completes. It takes some minutes.
"""

import re
import sys
from pathlib import Path
from xml.sax.saxutils import quoteattr

from vinculum.exports.why3 import files
from vinculum_proofs.why3 import tool

FOLDER = Path(__file__).parents[2] / "why3"  # the generated theories, and a session beside each
SECONDS, REPLAY_SECONDS = 12, 60  # of the clock, for each prover: to find a proof, and to replay it on a busy machine
FAILURE = re.compile(r'status="(?!valid")')  # of an attempt
HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE why3session PUBLIC "-//Why3//proof session v5//EN"
"https://www.why3.org/why3session.dtd">
<why3session shape_version="6">"""


def write(name: str, config: Path) -> tool.Replay:
    """Write the session of one file, and replay it."""
    text = (FOLDER / f"{name}.mlw").read_text(encoding="utf-8")
    lines = [HEAD]
    for number, (prover, version) in enumerate(tool.PROVERS.items()):
        limits = f'timelimit="{REPLAY_SECONDS}" steplimit="0" memlimit="{tool.MEMORY}"'
        lines.append(f'<prover id="{number}" name="{prover}" version="{version}" {limits}/>')
    lines += ['<file format="whyml">', f'<path name=".."/><path name="{name}.mlw"/>']
    for theory in tool.modules(text):
        proved = [tool.valid(FOLDER, name, theory, prover, SECONDS, config) for prover in tool.PROVERS]
        if not proved[0]:
            continue
        lines.append(f'<theory name="{theory}">')
        goals: dict[str, list[str]] = {}
        for part in proved[0]:
            goals.setdefault(part.rpartition(".")[0], []).append(part)
        for goal, parts in goals.items():
            lines += [f" <goal name={quoteattr(goal)}>", ' <transf name="split_vc">']
            for part in parts:
                attempts = "".join(
                    f'<proof prover="{number}"><result status="valid" time="1.0"/></proof>'
                    for number, answers in enumerate(proved)
                    if answers.get(part)
                )
                lines.append(f"  <goal name={quoteattr(part)}>{attempts}</goal>")
            lines += [" </transf>", " </goal>"]
        lines.append("</theory>")
    lines += ["</file>", "</why3session>", ""]
    session = FOLDER / name / "why3session.xml"
    session.parent.mkdir(exist_ok=True)
    session.write_text("\n".join(lines), encoding="utf-8")
    ended = tool.replay(FOLDER, name, config, "--force")
    if 'status="valid"' not in (saved := session.read_text(encoding="utf-8")) or FAILURE.search(saved):
        raise tool.Why3Error(f"{name}: a replay failed; write the session again, when the machine is less busy")
    return ended


def main(names: list[str]) -> int:
    """Write the theories and their sessions. 1 if some goal is not proved."""
    theories = {file: text for file, text in files().items() if file.endswith(".mlw")}
    for file, text in theories.items():
        (FOLDER / file).write_text(text, encoding="utf-8")
    open_goals = 0
    with tool.configuration() as config:
        for name in names or [Path(file).stem for file in theories]:
            ended = write(name, config)
            print(f"{name}: {ended.proved} of {ended.goals}")  # noqa: T201 - a command
            open_goals += ended.goals - ended.proved
    return int(open_goals > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
