import * as z from "zod";
import { conceptBattery } from "../../../functions/studies/concept-test/battery.ts";
import type { SurveyQuestion } from "../../../functions/studies/survey/schemas.ts";
import type { Lengths } from "../studies/answers.ts";
import { peerQuestionSchema, type PeerPerson, type PeerQuestion, type PeerStudy } from "../studies/peer-study.ts";
import type { WatchedCall } from "./model-watch.ts";
import type { OurSimulations } from "./our-simulations.ts";

/** The same study, as the peers are asked to hold it. */
export interface Material {
  /** The concept and one open question: the least that a peer can ask. */
  reaction: PeerStudy;
  /** The concept, the reaction and the six items that ours asks as well, a question each. */
  concept_test: PeerStudy;
  survey: PeerStudy;
  lengths: Lengths;
}

export type StudyName = Exclude<keyof Material, "lengths">;
export const studyNames: readonly StudyName[] = ["reaction", "concept_test", "survey"];

const reactionSchema = z.looseObject({ reaction: z.string(), answers: z.record(z.string(), z.string()) });
const reportSchema = z.looseObject({
  summary: z.string(),
  recommendations: z.array(z.looseObject({ rationale: z.string() })),
});
const profileSchema = z.looseObject({
  full_name: z.string(),
  age: z.coerce.number().int(),
  gender: z.string(),
  location: z.string(),
  occupation: z.string(),
});

/** The middle one of some lengths, the greater of two. */
function medianLength(texts: readonly string[]): number {
  const lengths = texts.map(({ length }) => length).toSorted((a, b) => a - b);
  const middle = lengths[Math.floor(lengths.length / 2)];
  if (middle === undefined) throw new Error("Nothing was answered whose length could be taken.");
  return middle;
}

/** The answers to one of our prompts. */
const answersTo = <S extends z.ZodType>(calls: readonly WatchedCall[], tool: string, schema: S): z.infer<S>[] =>
  calls.filter(({ purpose }) => purpose === tool).map(({ answer }) => schema.parse(answer));

/** Name and text of a note: `age: 34`. */
const noteOf = (line: string): [string, string] => {
  const colon = line.indexOf(": ");
  return [line.slice(0, colon), line.slice(colon + 2)];
};

/**
 * Who was asked, out of the blocks `persona` of our own prompts: everything they say of a person goes to the peers,
 * with the fields that all of them know apart from the rest.
 */
function peopleIn(asked: readonly string[]): PeerPerson[] {
  const blocks = asked.map((text) => /<persona>\n([\s\S]*?)\n<\/persona>/.exec(text)?.[1]);
  return [...new Set(blocks)].flatMap((block) => {
    if (block === undefined) return [];
    const {
      full_name: name,
      age,
      gender,
      location: place,
      occupation,
      ...rest
    } = profileSchema.parse(Object.fromEntries(block.split("\n").map(noteOf)));
    const portrait = Object.entries(rest)
      .map(([key, value]) => `${key.replaceAll("_", " ")}: ${String(value).replaceAll("; ", ", ")}.`)
      .join(" ");
    return [{ name, age, gender, place, occupation, portrait }];
  });
}

function peerQuestion({ id, text, scale, options, multiple }: SurveyQuestion, of: SurveyLengths): PeerQuestion {
  if (scale)
    return peerQuestionSchema.parse({
      name: id,
      text,
      kind: "scale",
      options: Array.from({ length: scale.points }, (_, index) => String(scale.first_value + index)),
      low: scale.low_label ?? "",
      high: scale.high_label ?? "",
      characters: of.rating,
    });
  if (options)
    return peerQuestionSchema.parse({
      name: id,
      text,
      kind: multiple ? "several" : "choice",
      options,
      characters: of.reason,
    });
  return peerQuestionSchema.parse({ name: id, text, kind: "open", characters: of.open });
}

interface SurveyLengths {
  rating: number;
  reason: number;
  open: number;
}

/** Lengths of our own answers by the kind of question, the median each. */
const surveyLengths = (calls: readonly WatchedCall[]): SurveyLengths => ({
  rating: medianLength(
    answersTo(calls, "answer_scale", z.looseObject({ answer: z.string() })).map(({ answer }) => answer),
  ),
  reason: medianLength(
    answersTo(calls, "choose_options", z.looseObject({ reason: z.string() })).map(({ reason }) => reason),
  ),
  open: medianLength(
    answersTo(calls, "answer_openly", z.looseObject({ answer: z.string() })).map(({ answer }) => answer),
  ),
});

/** Makes what the peers are asked from what ours were: the same people, questions and lengths of answers. */
export function materialOf({ conceptTest, survey, questions }: OurSimulations, concept: string): Material {
  const people = peopleIn(conceptTest.map(({ asked }) => asked));
  const reactions = answersTo(conceptTest, "give_reaction", reactionSchema);
  const reaction = peerQuestionSchema.parse({
    name: "reaction",
    text: "What is your first, honest reaction? Please answer in 3 to 6 sentences.",
    kind: "open",
    characters: medianLength(reactions.map((answer) => answer.reaction)),
  });
  const itemLength = medianLength(reactions.flatMap(({ answers }) => Object.values(answers)));
  const items = conceptBattery("en").map(({ id, question }) =>
    peerQuestionSchema.parse({ name: id, text: question, kind: "open", characters: itemLength }),
  );
  const reports = answersTo([...conceptTest, ...survey], "write_report", reportSchema);
  const lengths = surveyLengths(survey);
  return {
    reaction: { people, concept, questions: [reaction] },
    concept_test: { people, concept, questions: [reaction, ...items] },
    survey: { people, concept: "", questions: questions.map((question) => peerQuestion(question, lengths)) },
    lengths: {
      summary: medianLength(reports.map(({ summary }) => summary)),
      point: medianLength(reports.flatMap(({ recommendations }) => recommendations.map(({ rationale }) => rationale))),
    },
  };
}
