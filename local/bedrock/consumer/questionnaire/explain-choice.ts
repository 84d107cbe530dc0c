import { pick, randomFrom, seedFrom } from "../../../../functions/domain/statistics/random.ts";
import type { ChoiceReply } from "../../../../functions/prompts/survey-choice/prompt.ts";
import { tagsOf } from "../voice/tone.ts";
import { Speaker } from "../wording/speaker.ts";
import { capitalised, sentence } from "../wording/template.ts";
import type { Asked } from "./asked.ts";
import type { Weighed, Weighing } from "./choose-options.ts";
import { choiceWordsEnglish } from "./choice-words-english.ts";
import { choiceWordsGerman } from "./choice-words-german.ts";
import { sayTrait } from "./reason.ts";

const shadeOf = (utility: number): "much" | "some" | "little" | "not" =>
  utility > 0.55 ? "much" : utility > 0.15 ? "some" : utility > -0.25 ? "little" : "not";

const LONGEST = 500;
/** Long options are named by their beginning. */
const NAMED = 60;
const shortened = (option: string) =>
  option.length <= NAMED ? option : `${option.slice(0, NAMED).replace(/\s+\S*$/, "")} …`;

/** What the options would mean for a person, and why they chose what they chose. */
export function explainChoice(
  asked: Asked,
  { options, by }: Weighing,
  chosen: readonly Weighed[],
): Pick<ChoiceReply, "considerations" | "reason"> {
  const { consumer, language, text } = asked;
  const { full_name, location } = consumer.profile;
  const pools = language === "de" ? choiceWordsGerman : choiceWordsEnglish;
  const considerations = options.map(({ option, utility }) => {
    const random = randomFrom(seedFrom(full_name, location, text, option));
    const pool = by === "fact" ? pools.fact[utility > 0 ? "yes" : "no"] : pools.meaning[shadeOf(utility)];
    return pick(random, pool);
  });
  const speaker = new Speaker(randomFrom(seedFrom(full_name, location, "choice", text)), {}, tagsOf(consumer));
  const named = chosen.map(({ option }) => shortened(option));
  const list = named.length > 3 ? [...named.slice(0, 2), `${named.length - 2} ${pools.more}`] : named;
  const joined = list.length > 1 ? `${list.slice(0, -1).join(", ")} ${pools.and} ${list.at(-1)}` : (list[0] ?? "");
  const stated = speaker.say(by === "fact" ? pools.stated : chosen.length > 1 ? pools.several : pools.single, {
    option: joined,
  });
  const leading = chosen.toSorted((a, b) => b.utility - a.utility)[0];
  const why = by === "fact" || !leading ? null : sayTrait(leading.because, leading.leaning, language, speaker);
  const reason = [stated, why].flatMap((line) => (line === null ? [] : [sentence(line)])).join(" ");
  return { considerations, reason: capitalised(reason).slice(0, LONGEST) };
}
