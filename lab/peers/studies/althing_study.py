"""Holds a study with Althing, which was SynthPanel until its version 1.7 (MIT licence).

Written after the package's README ("Use as a Python Library") and the docstring of `althing.run_panel`, version 1.9.1. The
defaults stand: one conversation per persona, personas side by side, and a synthesis of all answers in the end.

Usage: python althing_study.py STUDY.json URL   (URL of an OpenAI-compatible server, without /v1)
Prints {"answers": N}: how many answers came back that the package took as it had asked for them.
"""

import json
import os
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    study = json.load(file)
os.environ["OPENAI_BASE_URL"] = sys.argv[2]
os.environ["OPENAI_API_KEY"] = "none"

from althing import run_panel  # noqa: E402  (reads the environment)


def question_of(question, first):
    """The texts of a questionnaire: the package adds nothing to them, so options and scale stand in the text."""
    lines = [study["concept"]] if first and study["concept"] else []
    lines.append(question["text"])
    kind, options = question["kind"], question["options"]
    if kind == "scale":
        lines.append(f"Answer with a number from {options[0]} ({question['low']}) to {options[-1]} ({question['high']}).")
        schema = {"type": "scale", "min": int(options[0]), "max": int(options[-1])}
    elif kind == "open":
        schema = {"type": "text"}
    else:
        lines.append("Options: " + "; ".join(options) + (" (all that apply)" if kind == "several" else " (choose one)"))
        schema = {"type": "enum", "options": options} if kind == "choice" else {"type": "text"}
    return {"text": "\n".join(lines), "response_schema": schema}


def persona_of(person):
    return {
        "name": person["name"],
        "age": person["age"],
        "gender": person["gender"],
        "region": person["place"],
        "occupation": person["occupation"],
        "background": person["portrait"],
    }


panel = run_panel(
    personas=[persona_of(person) for person in study["people"]],
    # Later questions of a conversation have the concept in their history.
    questions=[question_of(question, index == 0) for index, question in enumerate(study["questions"])],
    model="counted",
)
answers = [
    answer
    for result in panel.results
    for answer in result["responses"]
    if not answer.get("error") and not answer.get("schema_unmapped")
]
synthesis = panel.synthesis or {}
if not synthesis.get("summary") or synthesis.get("is_fallback"):
    raise SystemExit("Althing has made no synthesis.")
print(json.dumps({"answers": len(answers)}))
