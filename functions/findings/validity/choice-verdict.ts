import type { PeopleWording } from "../../languages/people-wording.ts";
import { percentIn } from "../../languages/wording.ts";
import { FEW_PERSONAS } from "../reliability/verdict.ts";
import type { ChoiceValidity } from "./choice-schemas.ts";
import { FEW_PEOPLE } from "../../statistics/mean-share.ts";

/** How near the personas come to people's choices, and whether they help to estimate these, in one sentence. */
export function choiceSentence({ help, hit_rate, correlation }: ChoiceValidity, wording: PeopleWording): string {
  const { say, number } = wording;
  const percent = (share: number) => percentIn(wording, 100 * share, 0);
  const helps = help.reason === null;
  return say("choices.sentence", {
    count: help.asked,
    hits: percent(hit_rate.personas.share),
    chance: percent(hit_rate.chance),
    own: hit_rate.people ? say("choices.own", { share: percent(hit_rate.people.share) }) : "",
    correlation: correlation === null ? "–" : number(correlation, 2),
    verdict: helps ? say("choices.help", { worth: number(help.human_answers_worth, 0) }) : say("choices.no_help"),
  });
}

/**
 * Other things that readers have to know. @param ridge whose choices separate, so that a ridge limits their part-worths
 */
export function choiceNotes(
  { help, personas }: ChoiceValidity,
  ridge: { people: boolean; personas: boolean },
  { say }: PeopleWording,
): string[] {
  return [
    say("validity.intervals"),
    ...(help.reason === null ? [] : [say(`choices.${help.reason}`)]),
    ...(help.asked < FEW_PEOPLE ? [say("choices.fewer_people", { count: help.asked, enough: FEW_PEOPLE })] : []),
    ...(personas < FEW_PERSONAS ? [say("choices.fewer_personas", { count: personas, enough: FEW_PERSONAS })] : []),
    ...(ridge.people && help.reason !== "separation" ? [say("choices.separation")] : []),
    ...(ridge.personas ? [say("choices.personas_separation")] : []),
  ];
}
