"""Holds a study with TinyTroupe (MIT licence), github.com/microsoft/TinyTroupe at 8378a11, version 0.6.0.

Written after its README ("TinyPerson", "TinyWorld", "Config.ini") and the notebook "Bottled Gazpacho Market Research 4":
a world of people hears a question and acts, then the answers are extracted from what each has said. The configuration is the
package's own but for the pause of a second before every call, which would only be waiting.

Usage: python tinytroupe_study.py STUDY.json URL   (URL of an OpenAI-compatible server, without /v1)
Prints {"answers": N}: how many answers were extracted.
"""

import json
import os
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    study = json.load(file)
os.environ["OPENAI_BASE_URL"] = f"{sys.argv[2]}/v1"
os.environ["OPENAI_API_BASE"] = f"{sys.argv[2]}/v1"
os.environ["OPENAI_API_KEY"] = "none"

from tinytroupe import config_manager  # noqa: E402  (reads the environment)
from tinytroupe.agent import TinyPerson  # noqa: E402
from tinytroupe.environment import TinyWorld  # noqa: E402
from tinytroupe.extraction import ResultsExtractor  # noqa: E402

config_manager.update("waiting_time", 0)


def person_of(person):
    tiny = TinyPerson(person["name"])
    for field in ("age", "gender", "occupation"):
        tiny.define(field, person[field])
    tiny.define("residence", person["place"])
    tiny.define("other_facts", [person["portrait"]])
    return tiny


def text_of(question, first):
    lines = [study["concept"]] if first and study["concept"] else []
    lines.append(question["text"])
    kind, options = question["kind"], question["options"]
    if kind == "scale":
        lines.append(f"Answer with a number from {options[0]} ({question['low']}) to {options[-1]} ({question['high']}).")
    elif kind != "open":
        lines.append("Options: " + "; ".join(options) + (" (all that apply)" if kind == "several" else " (choose one)"))
    return "\n".join(lines)


people = [person_of(person) for person in study["people"]]
market = TinyWorld("Market research", people, broadcast_if_no_target=False)
for index, question in enumerate(study["questions"]):
    market.broadcast(text_of(question, index == 0))
    market.run(1)

fields = [question["name"] for question in study["questions"]]
extractor = ResultsExtractor(
    extraction_objective="Find what the person has answered to each question.",
    situation="The person was asked the questions of a market research study.",
    fields=fields,
    fields_hints={question["name"]: question["text"] for question in study["questions"]},
)
extracted = extractor.extract_results_from_agents(people)
answers = [value for result in extracted if isinstance(result, dict) for value in result.values() if value]
print(json.dumps({"answers": len(answers)}))
