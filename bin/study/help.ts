import { PERSONA_COUNT_LIMITS, PERSONAS_PER_GROUP } from "../../functions/personas/groups/schemas.ts";
import { RERUNS } from "../../functions/findings/reliability/schemas.ts";
import { API_KEY_VARIABLE, DEFAULT_URL, EMAIL_VARIABLE, PASSWORD_VARIABLE } from "./arguments.ts";

const personas = PERSONA_COUNT_LIMITS;

export const HELP = `Asks synthetic consumers and prints what they say.

  npm run study -- --audience TEXT --concept TEXT [options]

  --audience TEXT    who to ask, in plain words: "women 25-40 in Munich who buy oat milk"
  --yes              goes on without the words of --audience that were not understood; without it a terminal is asked,
                     and anything else stops there
  --concept TEXT     what to show them: a product, a claim, a price; a concept test and a focus group need it

Which study, one at a time; a concept test when none is named:
  --concepts FILE    a concept test of 2 to 10 concepts, which everybody sees one after the other in a rotated order: a
                     text file with a heading "# Name" before each, or JSON [{"name": "…", "text": "…"}, …];
                     --concept TEXT is then shown above each of them
  --survey FILE      asks the questions of a file: .txt or .docx, .json in the shape of the API, .qsf of Qualtrics,
                     .lss of LimeSurvey; prints how it was read, with routes, before anybody is asked
  --focus-group      a moderated discussion of the concept, with private views before and after it
  --guide FILE       AI-moderated interviews along a discussion guide, .txt or .docx
  --interview        you ask, one question a line; an empty line or the end of the input ends the interview
  --conjoint FILE    a choice study of a JSON file:
                     {"attributes": [{"name": "Price", "levels": ["1.49 EUR", "1.99 EUR"]}, ...],
                      "scenarios": [{"name": "Launch", "offers": [{"Price": "1.49 EUR", ...}]}]}

  --personas N       how many people, ${personas.minimum} to ${PERSONAS_PER_GROUP} (default ${personas.default})
  --count N          the same
  --group ID         asks the personas of an earlier study, in place of --audience; what the same personas answered
                     is then compared with themselves
  --weights FILE     weights the personas to the population: market for its table of gender and age, or a JSON file,
                     {"margins": [{"by": "age", "targets": {"18-34": 40, "35+": 60}}], "cap": 5}; by can also be
                     gender, income_level or location
  --norms            says below the report where the concept stands among all that this account has tested, from ten others on
  --completes N      of a survey: so many are to go through to the end, of a group that may be larger
  --replacements N   with --completes: asks up to so many others in place of those who are screened out (default 0)
  --quota LIST       with --completes: how many of them are of a kind, "gender=Female:25;gender=Male:25" or
                     "age=18-34:20;age=35+:30", of one or two facts
  --codebook LIST    then has a model find codes in what was said to open questions (ids with commas; of a concept test
                     reaction); the report says how many said what
  --by LIST          then crosses the results of a survey or a concept test with gender, age, income_level, location or
                     the id of a question (several with commas; codes.q3 for the codes of q3), with letters of what
                     differs
  --reliability N    then runs the study ${RERUNS.fewest} to ${RERUNS.most} times more with the same people; the report
                     says how stable it is
  --vary LIST        runs it once more for each of wording, scale, persona, model (with commas), that changed;
                     the report says how much the figures move; needs --reliability
  --humans FILE      then holds the study against what people answered to the same, a .csv file: a line an answer, with
                     the columns question_id,text,kind,answer,count; or a line a person, columns named by the questions;
                     a concept test and a survey can be
  --humans-source TEXT
                     who asked whom, and how: "Panel of Acme, 300 adults, online" (default: the name of the file)
  --humans-date DAY  when they were asked: 2026-11-20 (default: the day on which the file was last changed)
  --direct-estimate  also asks the model, without personas, how the audience answers: the yardstick beside people
  --respondents FILE
                     asks personas made of real people in place of --audience and --personas: a .csv file, a line a
                     person; it needs the next two
  --columns FILE     a JSON file of what its columns hold, each of them:
                     {"id": "Number", "facts": {"age": "Age"}, "own_words": ["Why"], "answers": {"q1": "Answer 1"},
                      "ignored": ["Date"]}
  --consent TEXT     your declaration of what these people have agreed to
  --estimate         prints what the study would come to, model calls and US dollars, and asks nobody
  --max-cost USD     what its model calls may cost: 0.5; when that is reached, nobody else is asked, and the study ends
                     with the answers it has
  --file FILE        a briefing shown with the concept: .pdf, .docx, .txt, .jpg or .png, up to 50 MB
  --transcript       print the whole talk of a focus group or of interviews
  --url URL          address of the service, here or deployed: https://api.example.com/api/v1
                     (default: the one that runs on --data, or ${DEFAULT_URL};
                     where none answers on this machine, one is started for this study and stopped after it)
  --data DIR         folder for the account of this command and the data of a service it starts (default .data)
  --timeout SECONDS  how long to wait for personas and answers together, and again for reruns (default 900)
  --json FILE        also write everything the service answered as JSON
  --help             this text

In place of a study:
  --compare ID,ID    2 to 10 finished studies of one project beside each other: differences with intervals, and who is
                     best how probably; takes --url, --data and --json

At a deployed service, sign in with an account of yours: ${EMAIL_VARIABLE}=you@example.com ${PASSWORD_VARIABLE}=...
before the command. A program sends an API key of its company: ${API_KEY_VARIABLE}=scr_... in their place.
Without either it signs up once per address with an account of its own, and keeps that in --data.

The report goes to standard output, as Markdown; progress, and the talk of a live interview, to standard error. Exit
code 0: report printed; 1: the study failed; 2: wrong arguments; 130: interrupted.`;
