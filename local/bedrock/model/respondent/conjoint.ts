import { readPrices } from "../../../../functions/studies/conjoint/price.ts";
import type { ConjointReply } from "../../../../functions/studies/conjoint/prompt.ts";
import type { Tool } from "../tool.ts";
import { chooseIn } from "./choose.ts";
import { sceneOf } from "./scene.ts";
import { attributesOf, readTasks, type ShownAttribute } from "./tasks.ts";
import { utilitiesOf, type Utilities } from "./utilities.ts";

const THEME_LENGTH = 60;
/** An attribute that moves less than this share of what the first one does goes unmentioned. */
const WORTH_NAMING = 0.45;
const OFTEN_NONE = 0.4;

/** The attributes by what they moved, most first. */
const weighed = (attributes: readonly ShownAttribute[], utilities: Utilities) =>
  attributes
    .map(({ name, levels }) => {
      const ranked = [...(utilities.get(name) ?? new Map<string, number>())].sort((a, b) => b[1] - a[1]);
      const [[best, most], [worst, least]] = [ranked[0] ?? (["", 0] as const), ranked.at(-1) ?? (["", 0] as const)];
      const isPrice = readPrices(levels) !== null;
      return { name, best, worst, isPrice, range: most - least };
    })
    .sort((a, b) => b.range - a.range || (a.name < b.name ? -1 : 1));

/** Answers all choice tasks of a conjoint study, and says what counted. */
export const makeChoices: Tool = (request, language, seed): ConjointReply => {
  const scene = sceneOf(request, language, seed);
  const { voice, speaking, consumer } = scene;
  const tasks = readTasks(request);
  const attributes = attributesOf(tasks);
  const utilities = utilitiesOf({ consumer, ...scene.asked }, attributes);
  const choices = tasks.map((task) => chooseIn(task, consumer, utilities, seed));
  const [first, second, ...rest] = weighed(attributes, utilities);
  if (!first) throw new Error("A conjoint task without attributes cannot be looked back on.");
  const next = second && second.range > WORTH_NAMING * first.range ? second : undefined;
  const last = rest.at(-1);
  const refused = choices.filter(({ chosen }) => chosen === 0).length / choices.length;
  const { choices: pools } = speaking;
  const slots = ({ name, best, worst }: typeof first) => ({
    name: voice.quoted(name),
    best: voice.quoted(best),
    worst: voice.quoted(worst),
  });
  const lines = [
    voice.say(first.isPrice ? pools.priceFirst : pools.first, slots(first)),
    next ? voice.say(next.isPrice ? pools.priceNext : pools.next, slots(next)) : null,
    last ? voice.say(pools.last, slots(last)) : null,
    voice.say(refused >= OFTEN_NONE ? pools.refused : refused > 0 ? pools.sometimes : pools.always),
  ];
  return {
    choices,
    reaction: voice.written(lines),
    key_themes: [first, ...(next ? [next] : [])].map(({ name }) => name.slice(0, THEME_LENGTH)),
    notable_quote: voice.written(lines.slice(0, 1)).slice(0, 400),
  };
};
