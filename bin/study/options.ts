import { COMPARED_SIMULATIONS } from "../../functions/findings/comparisons/schemas.ts";
import { languages } from "../../functions/languages/registry.ts";
import { RERUNS } from "../../functions/findings/reliability/schemas.ts";
import { PERSONA_COUNT_LIMITS, PERSONAS_PER_GROUP } from "../../functions/personas/groups/schemas.ts";
import { BASE_PATH } from "../../functions/service/routes.ts";
import type { StudyChoice } from "./plan.ts";

export const DEFAULT_URL = `http://127.0.0.1:3000${BASE_PATH}`;
export const DEFAULT_DATA_FOLDER = ".data";
export const DEFAULT_TIMEOUT_SECONDS = 900;

/** An option of the command: what it takes, when, and what the help says about it. */
interface Option {
  /** What its value is called in the help; absent where it takes none. */
  value?: string;
  /** Broken into lines where it is printed. */
  help: string;
  /** Stands above it in the help. */
  heading?: string;
  /** The option that it says more about, and does not go without. */
  partOf?: string;
  /** Kinds of studies that take it, and the sentence for all others. */
  only?: readonly [kinds: readonly StudyChoice["type"][], sentence: string];
  /** Options that it does not go with; `%` in the sentence stands for the one that was given. */
  without?: readonly [others: readonly string[], sentence: string];
}

const COUNTED = ["concept_test", "survey"] as const;
const TALKS = ["focus_group", "idi_ai", "idi_manual"] as const;
const NOT_LIVE = ["concept_test", "survey", "focus_group", "idi_ai", "conjoint"] as const;
const ONE_CONCEPT = "--norms compares the concept of a concept test with others; leave it out of other studies.";

const table = {
  audience: {
    value: "TEXT",
    heading: "Who is asked:",
    help: `who to ask, in plain words: "women 25-40 in Munich who buy oat milk"`,
  },
  yes: {
    help: `continues without the words of --audience that were not understood; without this option, the command asks
      in a terminal and stops everywhere else`,
  },
  personas: {
    value: "N",
    help: `number of personas, ${PERSONA_COUNT_LIMITS.minimum} to ${PERSONAS_PER_GROUP} (default
      ${PERSONA_COUNT_LIMITS.default})`,
  },
  count: { value: "N", help: "the same" },
  group: {
    value: "ID",
    help: `asks the personas of an earlier study instead of --audience; answers of the same personas are then compared
      with each other`,
    without: [["audience", "personas", "respondents", "yes"], "--group asks existing personas; leave % out."],
  },
  respondents: {
    value: "FILE",
    help: `asks personas made from real people, instead of --audience and --personas: a .csv file with a line per
      person; needs the next two options`,
    without: [["audience", "personas"], "--respondents replaces %: a persona is made from each person of the file."],
  },
  columns: {
    value: "FILE",
    help: `a JSON file that says what each of its columns contains: {"id": "Number", "facts": {"age": "Age"},
      "own_words": ["Why"], "answers": {"q1": "Answer 1"}, "ignored": ["Date"]}`,
    partOf: "respondents",
  },
  consent: {
    value: "TEXT",
    help: `your declaration of what these people have agreed to`,
    partOf: "respondents",
  },
  weights: {
    value: "FILE",
    help: `weights the personas to the population: market for its table of gender and age, or a JSON file, {"margins":
      [{"by": "age", "targets": {"18-34": 40, "35+": 60}}], "cap": 5}; by can also be gender, income_level or
      location`,
    without: [["respondents"], "--weights is for invented personas; those of % count as they are."],
  },
  completes: {
    value: "N",
    help: `number of personas that should complete a survey; the group may be larger`,
    only: [["survey"], "--completes is for a --survey, whose screeners end it."],
  },
  replacements: {
    value: "N",
    help: `with --completes: at most this many personas replace those that are screened out (default 0)`,
    partOf: "completes",
  },
  quota: {
    value: "LIST",
    help: `with --completes: quotas by one or two facts, "gender=Female:25;gender=Male:25" or
      "age=18-34:20;age=35+:30"`,
    partOf: "completes",
  },

  concept: {
    value: "TEXT",
    heading: "What is shown and asked (one study at a time; a concept test if none is named):",
    help: `what to show: a product, a claim, a price; required for a concept test and a focus group`,
  },
  file: { value: "FILE", help: "a briefing shown with the concept: .pdf, .docx, .txt, .jpg or .png, up to 50 MB" },
  concepts: {
    value: "FILE",
    help: `a concept test of 2 to 10 concepts, which each persona sees one after the other in a rotated order: a text
      file with a heading "# Name" before each, or JSON [{"name": "…", "text": "…"}, …]; --concept TEXT is then shown
      above each of them`,
  },
  monadic: {
    help: `with --concepts: each persona sees one concept; personas are divided equally, so each base is smaller`,
    partOf: "concepts",
  },
  survey: {
    value: "FILE",
    help: `asks the questions of a file: .txt or .docx, .json in the shape of the API, .qsf of Qualtrics, .lss of
      LimeSurvey; prints how it was read, with routes, before the first persona is asked`,
  },
  "focus-group": { help: "a moderated discussion of the concept, with private views before and after it" },
  guide: { value: "FILE", help: "AI-moderated interviews along a discussion guide, .txt or .docx" },
  interview: { help: "you ask, one question per line; an empty line or the end of the input ends the interview" },
  conjoint: {
    value: "FILE",
    help: `a conjoint study from a JSON file: {"attributes": [{"name": "Price", "levels": ["1.49 EUR", "1.99 EUR"]},
      ...], "scenarios": [{"name": "Launch", "offers": [{"Price": "1.49 EUR", ...}]}]}`,
  },
  "direct-estimate": {
    help: `also asks the model, without personas, how the audience answers: a benchmark besides people`,
    only: [COUNTED, "--direct-estimate is for a concept test or a --survey, whose answers are counted."],
  },
  estimate: {
    help: `prints the model calls and US dollars that the study would cost, without starting it`,
    only: [NOT_LIVE, "--estimate cannot estimate --interview: its questions come from you."],
    without: [
      ["respondents", "file"],
      "--estimate counts invented personas without a briefing; leave --respondents and --file out.",
    ],
  },
  "max-cost": {
    value: "USD",
    help: `limit for the cost of its model calls, such as 0.5; when it is reached, the study ends with the answers
      collected so far`,
    only: [NOT_LIVE, "--max-cost cannot limit --interview: its cost depends on how much you ask."],
  },

  humans: {
    value: "FILE",
    heading: "What is done with a finished study (the results are in the report):",
    help: `compares the study with the answers of people to the same questions, from a .csv file: a line per answer,
      with the columns question_id,text,kind,answer,count; or a line per person, with columns named by the questions;
      with --conjoint a line per alternative: respondent,task,alternative, a column for each attribute, chosen`,
    only: [
      [...COUNTED, "conjoint"],
      "--humans is for a concept test, a --survey or --conjoint: talks have no figures.",
    ],
  },
  "humans-source": {
    value: "TEXT",
    help: `who asked whom, and how: "Panel of Acme, 300 adults, online" (default: the name of the file)`,
    partOf: "humans",
  },
  "humans-date": {
    value: "DAY",
    help: `when they were asked: 2026-11-20 (default: the day on which the file was last changed)`,
    partOf: "humans",
  },
  codebook: {
    value: "LIST",
    help: `has a model code the answers to open questions and counts the codes (ids of the questions, separated by
      commas; in a concept test: reaction)`,
    only: [COUNTED, "--codebook codes the open answers of a survey (--survey) or the reactions of a concept test."],
  },
  reliability: {
    value: "N",
    help: `runs the study ${RERUNS.fewest} to ${RERUNS.most} times more with the same personas, to show its stability`,
    only: [NOT_LIVE, "--reliability runs a study again, and --interview cannot be: its questions come from you."],
  },
  vary: {
    value: "LIST",
    help: `runs it once more with each of these changed, separated by commas: wording, scale, persona, model; shows how
      much the figures move; needs --reliability`,
    partOf: "reliability",
  },

  language: {
    value: "LANG",
    heading: "How the report is printed, and what is added below it:",
    help: `language of the report's own words: ${languages.join(", ")} (default: the study's); what people and models
      wrote stays as it is`,
  },
  by: {
    value: "LIST",
    help: `crosses the results of a survey or a concept test with gender, age, income_level, location or the id of a
      question (several separated by commas; codes.q3 for the codes of q3); letters mark differences`,
    only: [COUNTED, "--by crosses the answers to questions: of a survey (--survey) or a concept test."],
  },
  norms: {
    help: `compares the concept with all others that this account has tested; needs ten others`,
    only: [["concept_test"], ONE_CONCEPT],
    without: [["concepts"], ONE_CONCEPT],
  },
  transcript: {
    help: `the whole transcript of a focus group or of interviews`,
    only: [TALKS, "--transcript is for studies with a talk: --focus-group, --guide or --interview."],
  },

  compare: {
    value: "ID,ID",
    heading: "Instead of a study:",
    help: `${COMPARED_SIMULATIONS.fewest} to ${COMPARED_SIMULATIONS.most} finished studies of one project side by
      side: differences with intervals, and the probability that each is the best; takes --url, --data and --json`,
  },

  url: {
    value: "URL",
    heading: "Where:",
    help: `address of the service, here or deployed: https://api.example.com/api/v1 (default: the one that runs on
      --data, or ${DEFAULT_URL}; if none answers on this machine, one is started for this study and stopped
      after it)`,
  },
  data: {
    value: "DIR",
    help: `folder for the account of this command and the data of a service it starts (default ${DEFAULT_DATA_FOLDER})`,
  },
  timeout: {
    value: "SECONDS",
    help: `how long to wait for personas and answers together, and again for reruns (default
      ${DEFAULT_TIMEOUT_SECONDS})`,
  },
  json: { value: "FILE", help: "also write everything the service answered as JSON" },
  help: { help: "this text" },
} satisfies Record<string, Option>;

export type OptionName = keyof typeof table;
/** Options as they were given; those that take no value have an empty one. */
export type Given = { readonly [Name in OptionName]?: string };

/** Every option of the command, in the order of its help. */
export const options: Readonly<Record<OptionName, Option>> = table;
export const optionNames = Object.keys(table) as OptionName[];
