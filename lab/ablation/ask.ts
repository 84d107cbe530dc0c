import type { Model } from "../../functions/models/port/model.ts";
import type { PersonaProfile } from "../../functions/personas/people/participant.ts";
import type { AskedPersona } from "../../functions/personas/people/asked-persona.ts";
import { ModelError } from "../../functions/platform/model-errors.ts";
import { followUpRatingPrompt } from "../../functions/studies/rating/prompt.ts";
import type { Reader } from "../../functions/studies/rating/reader/reader.ts";
import { surveyStatement, type Statement } from "../../functions/studies/rating/statement.ts";
import { rateBySimilarity, rateWords } from "../../functions/studies/simulation/rate-words.ts";
import { askQuestion } from "../../functions/studies/survey/ask-survey-questions.ts";
import { personaArms, profileIn, statedPrompt, type PersonaArm, type RatingArm } from "./arms.ts";
import type { PublicQuestion } from "./questions.ts";

/** Of the public studies. */
const LANGUAGE = "en";

/** Whom to ask, and what reads their words. */
export interface Asking {
  model: Model;
  modelId: string;
  reader: Reader;
  people: readonly PersonaProfile[];
}

/** How likely one persona gives each point, lowest first; null where nobody could say. */
export interface OneAnswer {
  persona: PersonaArm;
  rating: RatingArm;
  distribution: number[] | null;
}

const PLAIN = { position: 0, isTurned: false, before: [] };

/** @returns null for an answer that the model did not get right, which no other answer may suffer from */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ModelError) return null;
    throw error;
  }
}

const followed = async ({ model, modelId }: Asking, statements: readonly Statement[]) =>
  statements.length === 0 ? [] : ((await orNull(model.ask(followUpRatingPrompt(statements), modelId)))?.value ?? []);

/** Puts one question to everybody in every arm: words once, read in each way, and probabilities beside them. */
export async function askInAllArms(asking: Asking, asked: PublicQuestion): Promise<OneAnswer[]> {
  const { model, modelId, reader, people } = asking;
  const { question } = asked;
  const all = await Promise.all(
    personaArms.flatMap((persona) =>
      people.map(async (profile) => {
        const askedPersona: AskedPersona = {
          persona: profileIn(persona, profile),
          context: null,
          briefings: [],
          language: LANGUAGE,
        };
        const [reply, stated] = await Promise.all([
          orNull(askQuestion(model, modelId, askedPersona, question, PLAIN)),
          orNull(model.ask(statedPrompt(askedPersona, asked), modelId)),
        ]);
        return { persona, words: reply?.said.text ?? null, stated: stated?.value ?? null };
      }),
    ),
  );
  const said = all.filter(({ words }) => words !== null);
  const statements = said.map(({ words }) => surveyStatement(question, words!, LANGUAGE));
  const [{ rated }, { rated: similar }] = await Promise.all([
    rateWords({ reader, language: LANGUAGE, model, modelId }, statements),
    rateBySimilarity({ reader, language: LANGUAGE }, statements),
  ]);
  const isFollowed = (at: number): boolean => rated[at]!.method === "follow_up";
  const others = statements.filter((_, at) => !isFollowed(at));
  const places = await followed(asking, others);
  return all.flatMap((one): OneAnswer[] => {
    const at = said.indexOf(one);
    const statement = statements[at];
    const ours = rated[at]?.distribution ?? null;
    const place = statement && !isFollowed(at) ? (places[others.indexOf(statement)] ?? null) : ours;
    const { persona, stated } = one;
    return [
      { persona, rating: "as we do", distribution: ours },
      { persona, rating: "by words", distribution: (statement && similar.get(statement)?.distribution) ?? null },
      { persona, rating: "follow-up", distribution: place },
      { persona, rating: "stated probabilities", distribution: stated },
    ];
  });
}
