import { type PeopleWording } from "../../languages/people-wording.ts";
import { percentIn } from "../../languages/wording.ts";
import { mean } from "../../statistics/moments.ts";
import type { MeasuredQuestion } from "./measure-question.ts";
import { overQuestions } from "./overall.ts";
import type { Answerer, Validity } from "./schemas.ts";

type Verdict = Validity["verdict"];

/** Errors of the personas and of another source, on the questions that both answered. */
function errorsBeside(measured: readonly MeasuredQuestion[], answerer: Answerer) {
  const both = measured.flatMap(({ errors }) => {
    const [personas, others] = [errors.personas, errors[answerer]];
    return personas === undefined || others === undefined ? [] : [{ personas, others }];
  });
  return both.length === 0
    ? null
    : {
        questions: both.length,
        personas: mean(both.map(({ personas }) => personas)),
        others: mean(both.map(({ others }) => others)),
        /** Personas' error minus the other's, 95 % over questions. */
        interval: overQuestions(both.map(({ personas, others }) => personas - others)),
      };
}

function verdictOn(interval: readonly [number, number] | null): Verdict {
  if (!interval || (interval[0] <= 0 && interval[1] >= 0)) return "undecided";
  return interval[1] < 0 ? "personas_nearer" : "direct_estimate_nearer";
}

/** Whether an answerer who knows nothing is on average at least as near to people as the personas are. */
const noFurther = (measured: readonly MeasuredQuestion[], answerer: Answerer): boolean => {
  const beside = errorsBeside(measured, answerer);
  return beside !== null && beside.others <= beside.personas;
};

function alsoAsNear(measured: readonly MeasuredQuestion[], { say }: PeopleWording): string {
  const [random, nobody] = [noFurther(measured, "random"), noFurther(measured, "no_persona")];
  if (random && nobody) return say("validity.random_and_no_persona");
  if (random) return say("validity.random");
  return nobody ? say("validity.no_persona") : "";
}

/**
 * Whether the personas come nearer to people than the model's direct estimate does, with the sentence that says so. It
 * takes the difference of both errors, question by question, as a share of the scale or of the people, with Student's t
 * over questions. Undecided below three questions, or where the interval contains 0.
 */
export function verdictOf(
  measured: readonly MeasuredQuestion[],
  wording: PeopleWording,
): { verdict: Verdict; sentence: string } {
  const { say } = wording;
  if (measured.length === 0) return { verdict: "not_compared", sentence: say("validity.nothing") };
  const percent = (value: number) => percentIn(wording, 100 * value, 1);
  const also = alsoAsNear(measured, wording);
  const beside = errorsBeside(measured, "direct_estimate");
  if (!beside) {
    const personas = percent(mean(measured.map(({ errors }) => errors.personas!)));
    const questions = say("validity.questions", { count: measured.length });
    return { verdict: "not_compared", sentence: say("validity.not_compared", { questions, personas, also }) };
  }
  const verdict = verdictOn(beside.interval);
  const questions = say("validity.questions", { count: beside.questions });
  const [personas, direct] = [percent(beside.personas), percent(beside.others)];
  return { verdict, sentence: say(`validity.${verdict}`, { questions, personas, direct, also }) };
}
