import { conceptOf } from "../../studies/concept-test/questions.ts";
import type { Steps } from "../../platform/steps.ts";
import { occursIn } from "../../models/quotes.ts";
import type { Answer, PersonaResult } from "../../studies/simulation/results.ts";

import { amountIn } from "./amounts.ts";
import { noteBlock } from "./blocks.ts";
import type { ReportContext } from "./context.ts";
import { answerPlace, conceptPlace, reactionPlace } from "./places.ts";
import { quotesIn } from "./quotes-in.ts";
import type { Block, Section, Utterance } from "./report.ts";

/** The most answers that a page, and its reader, can take; the export has more. */
const MOST_ANSWERS = 2_000;

/** The question, with the name of the concept if it is about one of several. */
function about({ say, source }: ReportContext, conceptId: string | undefined, asked: string): string {
  const concept = source.simulation.concepts?.find(({ concept_id }) => concept_id === conceptId);
  return concept ? say("answer.on", { question: concept.name, clause: asked }) : asked;
}

/** What was chosen, entered, ranked or allocated in addition to the words; empty if there are only words. */
function givenIn(
  context: ReportContext,
  { question_id, selected_options, value, ranking, allocation }: Answer,
): string {
  const { service } = context;
  const asked = context.source.simulation.survey_schema?.questions.find(({ id }) => id === question_id);
  const amount = (given: number) => amountIn(context, given, asked?.unit ?? null);
  if (value !== null) return amount(value);
  if (ranking) return ranking.join(" > ");
  if (allocation) return service.list(allocation.map((one) => `${one.option} ${amount(one.amount)}`));
  return selected_options && selected_options.length > 0 ? service.list(selected_options) : "";
}

/** The question with the options or numbers given. It says if the answer was taken from the profile. */
function promptOf(context: ReportContext, answer: Answer): string {
  const question = about(context, conceptOf(answer.question_id)?.concept_id, answer.question);
  if (answer.answered_from === "profile") return context.say("answers.from_profile", { question });
  const options = givenIn(context, answer);
  return options === "" ? question : context.say("answers.selected", { question, options });
}

/** Reactions to studies with a transcript were given after it, unless they are the last thing said there. */
const isInTranscript = ({ persona_id, reaction, transcript }: PersonaResult): boolean =>
  (transcript ?? []).some(
    ({ role, persona_id: speaker, content }) =>
      role === "persona" && speaker === persona_id && occursIn(reaction, content),
  );

/** Something said. `prompt` is only called if it is shown: for 60,000 answers, prompts take as long as all the rest. */
interface Said extends Pick<Utterance, "id" | "text"> {
  prompt: () => string;
}

function saidBy(context: ReportContext, result: PersonaResult): Said[] {
  const { persona_id: personaId, reaction, answers } = result;
  const asked = context.say("answers.reaction");
  const reactions = result.concepts?.map((one) => ({
    id: conceptPlace(personaId, one.concept_id),
    text: one.reaction,
    prompt: () => about(context, one.concept_id, asked),
  })) ?? [{ id: reactionPlace(personaId), text: reaction, prompt: () => asked }];
  return [
    ...(isInTranscript(result) ? [] : reactions),
    ...(answers ?? []).map((answer, position) => ({
      id: answerPlace(personaId, position),
      text: answer.text,
      prompt: () => promptOf(context, answer),
    })),
  ].filter(({ text }) => text.trim() !== "");
}

/**
 * Everything that people said outside of transcripts, so that quotes have a place to link to. A big study shows only
 * what
 * is quoted. One step for each person.
 * @param before the sections whose quotes link here
 */
export function* answers(context: ReportContext, before: readonly Section[]): Steps<Section[]> {
  const { say, source } = context;
  const { persona_results: results } = source.results;
  const all: { result: PersonaResult; said: Said[] }[] = [];
  for (const result of results) {
    all.push({ result, said: saidBy(context, result) });
    yield;
  }
  const count = all.reduce((sum, { said }) => sum + said.length, 0);
  if (count === 0) return [];
  const isBig = count > MOST_ANSWERS;
  const quoted = new Set(isBig ? quotesIn(before).map(({ utterance }) => utterance) : []);
  const shown = all
    .map(({ result, said }) => ({ result, said: isBig ? said.filter(({ id }) => quoted.has(id)) : said }))
    .filter(({ said }) => said.length > 0);
  const hasAnswers = results.some((result) => result.answers !== null && result.answers.length > 0);
  return [
    {
      id: "answers",
      part: "answers",
      heading: say(hasAnswers ? "answers.heading" : "answers.reactions"),
      blocks: [
        ...(isBig ? [noteBlock(say("answers.only_quoted", { count }))] : []),
        ...shown.flatMap(({ result: { persona_id: personaId, persona_name: speaker }, said }): Block[] => [
          { kind: "subheading", text: speaker },
          {
            kind: "messages",
            messages: said.map(({ id, text, prompt }) => ({ id, speaker, personaId, text, prompt: prompt() })),
          },
        ]),
      ],
    },
  ];
}
