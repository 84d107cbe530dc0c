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
const ONE_CONCEPT = "--norms places the concept of a concept test among others; leave it out of other studies.";

const table = {
  audience: {
    value: "TEXT",
    heading: "Who is asked:",
    help: `who to ask, in plain words: "women 25-40 in Munich who buy oat milk"`,
  },
  yes: {
    help: `goes on without the words of --audience that were not understood; without it a terminal is asked, and
      anything else stops there`,
  },
  personas: {
    value: "N",
    help: `how many people, ${PERSONA_COUNT_LIMITS.minimum} to ${PERSONAS_PER_GROUP} (default
      ${PERSONA_COUNT_LIMITS.default})`,
  },
  count: { value: "N", help: "the same" },
  group: {
    value: "ID",
    help: `asks the personas of an earlier study, in place of --audience; what the same personas answered is then
      compared with themselves`,
    without: [["audience", "personas", "respondents", "yes"], "--group asks the personas that there are; leave % out."],
  },
  respondents: {
    value: "FILE",
    help: `asks personas made of real people, in place of --audience and --personas: a .csv file, a line a person; it
      needs the next two`,
    without: [["audience", "personas"], "--respondents takes the place of %: each person of the file is asked."],
  },
  columns: {
    value: "FILE",
    help: `a JSON file of what its columns hold, each of them: {"id": "Number", "facts": {"age": "Age"}, "own_words":
      ["Why"], "answers": {"q1": "Answer 1"}, "ignored": ["Date"]}`,
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
    help: `how many people complete a survey, of a group that may be larger`,
    only: [["survey"], "--completes is for a --survey, whose screeners end it."],
  },
  replacements: {
    value: "N",
    help: `with --completes: asks up to so many others in place of those who are screened out (default 0)`,
    partOf: "completes",
  },
  quota: {
    value: "LIST",
    help: `with --completes: how many of them are of a kind, "gender=Female:25;gender=Male:25" or
      "age=18-34:20;age=35+:30", of one or two facts`,
    partOf: "completes",
  },

  concept: {
    value: "TEXT",
    heading: "What they are shown and asked, one study at a time; a concept test when none is named:",
    help: `what to show them: a product, a claim, a price; a concept test and a focus group need it`,
  },
  file: { value: "FILE", help: "a briefing shown with the concept: .pdf, .docx, .txt, .jpg or .png, up to 50 MB" },
  concepts: {
    value: "FILE",
    help: `a concept test of 2 to 10 concepts, which everybody sees one after the other in a rotated order: a text file
      with a heading "# Name" before each, or JSON [{"name": "…", "text": "…"}, …]; --concept TEXT is then shown
      above each of them`,
  },
  monadic: {
    help: `with --concepts: each person sees one of them, divided equally; each then has its own, smaller base`,
    partOf: "concepts",
  },
  survey: {
    value: "FILE",
    help: `asks the questions of a file: .txt or .docx, .json in the shape of the API, .qsf of Qualtrics, .lss of
      LimeSurvey; prints how it was read, with routes, before anybody is asked`,
  },
  "focus-group": { help: "a moderated discussion of the concept, with private views before and after it" },
  guide: { value: "FILE", help: "AI-moderated interviews along a discussion guide, .txt or .docx" },
  interview: { help: "you ask, one question a line; an empty line or the end of the input ends the interview" },
  conjoint: {
    value: "FILE",
    help: `a choice study of a JSON file: {"attributes": [{"name": "Price", "levels": ["1.49 EUR", "1.99 EUR"]}, ...],
      "scenarios": [{"name": "Launch", "offers": [{"Price": "1.49 EUR", ...}]}]}`,
  },
  "direct-estimate": {
    help: `also asks the model, without personas, how the audience answers: the yardstick beside people`,
    only: [COUNTED, "--direct-estimate is for a concept test or a --survey, whose answers are counted."],
  },
  estimate: {
    help: `prints what the study would come to, model calls and US dollars, and asks nobody`,
    only: [NOT_LIVE, "--estimate cannot tell what --interview costs: its questions come from you."],
    without: [
      ["respondents", "file"],
      "--estimate counts invented personas without a briefing; leave --respondents and --file out.",
    ],
  },
  "max-cost": {
    value: "USD",
    help: `what its model calls may cost: 0.5; when that is reached, nobody else is asked, and the study ends with the
      answers it has`,
    only: [NOT_LIVE, "--max-cost cannot hold --interview, which costs what you ask."],
  },

  humans: {
    value: "FILE",
    heading: "What is done with a finished study; the report says what came of it:",
    help: `compares the study with what people answered to the same, a .csv file: a line an answer, with the columns
      question_id,text,kind,answer,count; or a line a person, columns named by the questions; with --conjoint a line an
      alternative: respondent,task,alternative, a column for each attribute, chosen`,
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
    help: `has a model find codes in what was said to open questions (ids with commas; of a concept test reaction), and
      counts how many said what`,
    only: [COUNTED, "--codebook codes the open answers of a survey (--survey) or the reactions of a concept test."],
  },
  reliability: {
    value: "N",
    help: `runs the study ${RERUNS.fewest} to ${RERUNS.most} times more with the same people, to show how stable it is`,
    only: [NOT_LIVE, "--reliability runs a study again, and --interview cannot be: its questions come from you."],
  },
  vary: {
    value: "LIST",
    help: `runs it once more for each of wording, scale, persona, model (with commas), that changed, to show how much
      the figures move; needs --reliability`,
    partOf: "reliability",
  },

  language: {
    value: "LANG",
    heading: "How the report is printed, and what below it:",
    help: `language of the report's own words: ${languages.join(", ")} (default: the study's); what people and models
      wrote stays as it is`,
  },
  by: {
    value: "LIST",
    help: `crosses the results of a survey or a concept test with gender, age, income_level, location or the id of a
      question (several with commas; codes.q3 for the codes of q3), with letters of what differs`,
    only: [COUNTED, "--by crosses the answers to questions: of a survey (--survey) or a concept test."],
  },
  norms: {
    help: `where the concept stands among all that this account has tested, from ten others on`,
    only: [["concept_test"], ONE_CONCEPT],
    without: [["concepts"], ONE_CONCEPT],
  },
  transcript: {
    help: `the whole talk of a focus group or of interviews`,
    only: [TALKS, "--transcript is for studies in which somebody talks: --focus-group, --guide or --interview."],
  },

  compare: {
    value: "ID,ID",
    heading: "In place of a study:",
    help: `${COMPARED_SIMULATIONS.fewest} to ${COMPARED_SIMULATIONS.most} finished studies of one project beside each
      other: differences with intervals, and who is best how probably; takes --url, --data and --json`,
  },

  url: {
    value: "URL",
    heading: "Where:",
    help: `address of the service, here or deployed: https://api.example.com/api/v1 (default: the one that runs on
      --data, or ${DEFAULT_URL}; where none answers on this machine, one is started for this study and stopped
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
