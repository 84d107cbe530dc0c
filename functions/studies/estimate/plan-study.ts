import { readByRule } from "../../briefings/documents/read-by-rule.ts";
import { guideRule, surveyRule } from "../inputs/rules.ts";
import { SURVEY_QUESTIONS_AT_ONCE } from "../simulation/states.ts";
import type { Concept } from "../concept-test/schemas.ts";
import type { ConjointInput } from "../conjoint/attributes.ts";
import { designConjoint } from "../conjoint/design.ts";
import { RankDeficientDesign, UnsatisfiableDesign } from "../conjoint/errors.ts";
import { typicalPersona } from "./typical-answers.ts";
import type { EstimateRequest } from "./schemas.ts";
import { guideOf } from "../interview/guide/guide-of-parts.ts";
import { MOST_GUIDE_CHARACTERS, type Guide } from "../interview/schemas.ts";
import { UNRESTRICTED, type GroupDefinition } from "../../personas/groups/schemas.ts";
import { NotInFormat, UnreadableLine } from "../questionnaire/unreadable-line.ts";
import type { PersonaProfile } from "../../personas/people/participant.ts";
import type { Survey } from "../survey/schemas.ts";
import { surveyInputSchema, surveyOfInput } from "../survey/survey-input.ts";
import type { PlannedStudy } from "./expected-calls/study.ts";
import { said } from "./expected-calls/typical.ts";
import { BadRequest, Unprocessable } from "../../platform/errors.ts";
import { requireFewAnswers, requireLength } from "../inputs/require-length.ts";
import { requireUsable, takeSurvey } from "../inputs/usable-survey.ts";
import { studyKinds } from "../study-kinds.ts";
import { roundsOf } from "../focus-group/rounds.ts";

/**
 * The first personas of a group represent all: the first of a plan cover the audience, too, and profiles differ in
 * length by a tenth.
 */
export const SAMPLE = 10;
/** How many typical personas stand for a group that has nobody yet. */
const TYPICAL = 4;

/** A study as it was described, and who would take part. */
export interface DescribedStudy {
  body: EstimateRequest;
  language: string;
  personas: number;
  /** Profiles of the first who are there, {@link SAMPLE} at most; none where only their number is known. */
  profiles: readonly PersonaProfile[];
  group: GroupDefinition | null;
  briefings: PlannedStudy["briefings"];
  concepts: readonly Concept[];
  /** On which vectors rate words of the language. */
  scales: PlannedStudy["scales"];
}

const OTHER_FORMAT =
  "in another format it is read by a model when it is sent, for which an estimate does not pay: send it in the plain " +
  "format, or its number of questions";

/** Reads a text by the rules alone. @throws BadRequest */
async function byRule<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof NotInFormat) throw new BadRequest(`${error.message}; ${OTHER_FORMAT}`);
    if (error instanceof UnreadableLine) throw new BadRequest(error.message);
    throw error;
  }
}

const DISAGREE_TO_AGREE = { points: 5, first_value: 1, low_label: "not at all", high_label: "very much", labels: null };

/** A questionnaire that is not written yet: ratings, every fourth question open. */
function typicalSurvey(count: number, language: string): Survey {
  const questions = Array.from({ length: count }, (_, index) => ({
    id: `q${index + 1}`,
    text: said("question", language),
    ...(index % 4 === 3 ? { kind: "open_ended" } : { kind: "likert", scale: DISAGREE_TO_AGREE }),
  }));
  return surveyOfInput(surveyInputSchema.parse({ questions }));
}

async function surveyToAsk({ survey, questions = 1 }: EstimateRequest, language: string): Promise<Survey> {
  if (survey === undefined) return typicalSurvey(questions, language);
  if (typeof survey !== "string") return takeSurvey(survey);
  const read = await byRule(readByRule(surveyRule, survey));
  return requireUsable(read.survey, read.lines);
}

async function guideToFollow({ script, questions = 1 }: EstimateRequest, language: string): Promise<Guide> {
  if (script === undefined) {
    const asked = Array.from({ length: questions }, () => ({
      context: null,
      text: said("question", language),
      probes: [],
    }));
    return { sections: [{ title: "", questions: asked }] };
  }
  const guide = await byRule(readByRule(guideRule, script).then((parts) => guideOf(parts, script)));
  requireLength("The guide", guide, MOST_GUIDE_CHARACTERS);
  return guide;
}

const TYPICAL_DESIGN: ConjointInput = {
  attributes: Array.from({ length: 5 }, (_, attribute) => ({
    name: `Attribute ${attribute + 1}`,
    levels: Array.from({ length: 3 }, (_level, level) => `Level ${level + 1} of it`),
  })),
};

/** A design of the same size as the study's; the search for a better one changes no length. */
function designToShow({ conjoint_design: input = TYPICAL_DESIGN }: EstimateRequest, personas: number) {
  try {
    return designConjoint(input, { seed: "estimate", personas, starts: 1 });
  } catch (error) {
    if (error instanceof UnsatisfiableDesign) throw new Unprocessable(`conjoint_design.${error.message}`);
    if (error instanceof RankDeficientDesign)
      throw new Unprocessable(`conjoint_design.tasks_per_persona: ${error.message}`);
    throw error;
  }
}

/** The audience of a direct estimate where there is no group yet. */
const ANYBODY: GroupDefinition = {
  ...UNRESTRICTED,
  name: "Audience",
  age_min: 18,
  age_max: 99,
};

/**
 * The study that will be held, with typical material where none was sent.
 * @throws BadRequest, Unprocessable where the study would be refused
 */
export async function planStudy(described: DescribedStudy): Promise<PlannedStudy> {
  const { body, language, personas, profiles, group, briefings, scales } = described;
  const { simulation_type: type, prompt_question, direct_estimate } = body;
  const sample =
    profiles.length > 0 ? profiles : Array.from({ length: Math.min(TYPICAL, personas) }, () => typicalPersona);
  const { waitsFor, showsPrompt } = studyKinds[type];
  const guide = waitsFor === "guide" ? await guideToFollow(body, language) : null;
  if (guide) requireFewAnswers(guide, personas);
  const concepts =
    typeof body.concepts === "number" && body.concepts > 1
      ? Array.from({ length: body.concepts }, (_, index) => ({
          concept_id: `c${index + 1}`,
          name: `Concept ${index + 1}`,
          text: said("stimulus", language),
          briefing_ids: [],
        }))
      : described.concepts;
  const context = prompt_question ?? (showsPrompt && concepts.length === 0 ? said("stimulus", language) : null);
  return {
    type,
    language,
    context,
    briefings,
    briefingIds: body.briefing_ids ?? [],
    concepts,
    isMonadic: body.design === "monadic",
    survey: waitsFor === "survey" ? await surveyToAsk(body, language) : null,
    guide,
    design: waitsFor === "design" ? designToShow(body, personas) : null,
    audience: direct_estimate ? (group ?? ANYBODY) : null,
    rounds: roundsOf(body),
    personas,
    sample,
    questionsAtOnce: SURVEY_QUESTIONS_AT_ONCE,
    scales,
  };
}
