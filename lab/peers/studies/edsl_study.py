"""Holds a study with EDSL (MIT licence).

Written after the package's README ("Design AI agent personas to answer questions", "Declarative design") and the
docstrings of its questions, of `Jobs.run` and of its service for OpenAI-compatible servers, version 1.0.9. The defaults stand: one call
per question and persona, no memory of earlier questions, a comment with every answer that is chosen.

Usage: python edsl_study.py STUDY.json URL   (URL of an OpenAI-compatible server, without /v1)
Prints {"answers": N}: how many answers passed the package's validation.
"""

import json
import os
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    study = json.load(file)
os.environ["OPENAI_COMPATIBLE_API_KEY"] = "none"
os.environ["EXPECTED_PARROT_API_KEY"] = ""
# It would ask its makers' server for prices of models, which nobody here needs.
os.environ["EDSL_FETCH_TOKEN_PRICES"] = "False"

from edsl import (  # noqa: E402  (reads the environment)
    Agent,
    AgentList,
    Cache,
    Model,
    QuestionCheckBox,
    QuestionFreeText,
    QuestionLinearScale,
    QuestionMultipleChoice,
    Survey,
)


def question_of(question):
    shown = [study["concept"]] if study["concept"] else []
    common = {"question_name": question["name"], "question_text": "\n".join([*shown, question["text"]])}
    kind, options = question["kind"], question["options"]
    if kind == "open":
        return QuestionFreeText(**common)
    if kind == "scale":
        numbers = [int(option) for option in options]
        labels = {numbers[0]: question["low"], numbers[-1]: question["high"]}
        return QuestionLinearScale(**common, question_options=numbers, option_labels=labels)
    return (QuestionCheckBox if kind == "several" else QuestionMultipleChoice)(**common, question_options=options)


def agent_of(person):
    return Agent(
        name=person["name"],
        traits={
            "age": person["age"],
            "gender": person["gender"],
            "place": person["place"],
            "occupation": person["occupation"],
            "persona": person["portrait"],
        },
    )


results = (
    Survey(questions=[question_of(question) for question in study["questions"]])
    .by(AgentList([agent_of(person) for person in study["people"]]))
    .by(Model("counted", service_name="openai_compatible", base_url=f"{sys.argv[2]}/v1"))
    .run(
        disable_remote_inference=True,
        disable_remote_cache=True,
        cache=Cache(),
        progress_bar=False,
        print_exceptions=True,
    )
)
answers = [
    answer for result in results for answer in result["answer"].values() if answer is not None and answer != ""
]
print(json.dumps({"answers": len(answers)}))
