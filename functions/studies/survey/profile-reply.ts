import { noCost } from "../../platform/costs/cost.ts";
import { factAskedBy } from "../facts/asked-fact.ts";
import { factInWords, optionOfFact } from "../facts/fact-answer.ts";
import { isAnonymous, type ParticipantProfile } from "../../personas/people/participant.ts";
import { formOf, type AnswerForm } from "./answer-forms.ts";
import type { SurveyQuestion } from "./schemas.ts";
import type { Reply, Said } from "./reply.ts";

/** Forms of answers that can give a fact: nobody rates, ranks or shares out what they are. */
const telling: readonly AnswerForm[] = ["options", "words", "number"];

function saidOf(profile: ParticipantProfile, language: string, question: SurveyQuestion): Said | null {
  const { fact, options, text } = question;
  const form = formOf(question);
  if (fact === null || !telling.includes(form) || isAnonymous(profile)) return null;
  // If a question is in a language other than the six, the profile answers with a number only.
  const isKnownLanguage = fact === "age" || factAskedBy(text) !== null;
  const told = isKnownLanguage ? factInWords(fact, profile, language) : null;
  if (form === "number") return told !== null && fact === "age" ? { text: told, value: Number(told) } : null;
  if (!options) return told === null ? null : { text: told };
  const option = optionOfFact(fact, profile, options);
  return option === null ? null : { text: told ?? option, selected_options: [option] };
}

/**
 * What a profile says to a question that asks for a fact, also where the question would not take it: nobody is older
 * than they are. Null where code cannot tell, and the model is asked.
 */
export function replyFromProfile(
  profile: ParticipantProfile,
  language: string,
  question: SurveyQuestion,
): Reply | null {
  const said = saidOf(profile, language, question);
  return said && { question, said, usage: noCost, modelId: null };
}
