import { factTold } from "../../facts/fact-answer.ts";
import { MOST_PROBES_PUT } from "../../interview/limits.ts";
import { interviewAnswerPrompt } from "../../interview/answer-prompt.ts";
import { followUpPrompt } from "../../interview/follow-up-prompt.ts";
import type { Utterance } from "../../../personas/people/asked-persona.ts";
import { closingQuestionCalls } from "./closing-question.ts";
import {
  plannedPersona,
  personaMultiple,
  type Bound,
  type ExpectedCall,
  type ExpectedWork,
  type PlannedStudy,
} from "./study.ts";
import { PROBES_PER_QUESTION, said } from "./typical.ts";

/** Probes asked up to and including a question: fractions of a probe per question add up to whole ones. */
const PROBES: Record<Bound, number> = { low: 0, expected: PROBES_PER_QUESTION, high: MOST_PROBES_PUT };

/**
 * Every persona is asked along the guide, each question and probe in one call; another call judges the answer. A fact
 * that the profile contains costs none.
 */
export function interviewCalls(study: PlannedStudy, bound: Bound): ExpectedWork {
  const { guide, sample, language } = study;
  const questions = guide?.sections.flatMap((section) => section.questions) ?? [];
  let longest = 0;
  const calls = sample.flatMap((persona, position): ExpectedCall[] => {
    const at = { times: personaMultiple(study), position };
    const askedPersona = plannedPersona(study, persona);
    const talk: Utterance[] = [];
    const own: ExpectedCall[] = [];
    for (const [index, { text, context, probes }] of questions.entries()) {
      const before = talk.length;
      const say = (question: string, answer: string) =>
        talk.push({ speaker: "interviewer", text: question }, { speaker: persona.full_name, text: answer });
      const told = probes.length > 0 ? null : factTold(text, persona, language);
      if (told !== null) {
        say(text, told);
        continue;
      }
      const due = Math.round(PROBES[bound] * (index + 1)) - Math.round(PROBES[bound] * index);
      for (let put = 0; put <= due; put++) {
        const question = put === 0 ? text : said("probe", language);
        own.push({ prompt: interviewAnswerPrompt(askedPersona, { talk: [...talk], shown: context, question }), ...at });
        say(question, said("interview_answer", language));
        const about = talk.slice(before);
        const judged = { question: text, suggested: probes, talk: about, probesLeft: MOST_PROBES_PUT - put, language };
        own.push({ prompt: followUpPrompt(judged), times: at.times, position: null });
      }
    }
    longest = Math.max(longest, own.length);
    return [...own, ...closingQuestionCalls(study, askedPersona, { situation: "interview", talk }, at)];
  });
  return { calls, sequence: longest + 1 };
}
