import type { Tool } from "../tool.ts";
import { preferred, type Weighed } from "./options.ts";
import { sceneOf, type Scene } from "./scene.ts";
import { numberOf, questionOf } from "./survey.ts";

/** How much more of a total an option gets than one that is a unit of utility less to somebody, in logarithms. */
const STEEPNESS = 2.2;
/** Options that get less than this share of a total get nothing: people share out among few. */
const SMALLEST_SHARE = 0.05;
/** People share out in twentieths where the total allows it. */
const PARTS = 20;

function weighed(request: string, scene: Scene) {
  const question = questionOf(request);
  const { options } = question;
  const best = preferred(question.text, options, scene);
  const placeOf = ({ option }: Weighed) => options.indexOf(option) + 1;
  return { question, options, best, placeOf };
}

const because = ({ voice, speaking }: Scene, { option }: Weighed): string =>
  voice.written([voice.say(speaking.options.because, { option: voice.quoted(option) })]).slice(0, 500);

/** Puts options into an order, all of them or the first ones. */
export const rankOptions: Tool = (request, language, seed) => {
  const scene = sceneOf(request, language, seed);
  const { question, best, placeOf } = weighed(request, scene);
  const most = /(\d+)$/.exec(question.form.rank ?? "")?.[1];
  return {
    reason: because(scene, best[0]!),
    ranked: best.slice(0, most === undefined ? best.length : Number(most)).map(placeOf),
  };
};

/** Names the best and the worst of some options. */
export const pickBestAndWorst: Tool = (request, language, seed) => {
  const scene = sceneOf(request, language, seed);
  const { best, placeOf } = weighed(request, scene);
  return { reason: because(scene, best[0]!), best: placeOf(best[0]!), worst: placeOf(best.at(-1)!) };
};

/** Whole parts that sum to a total, as near to shares as they come, each within its bounds where they can be kept. */
function parted(shares: readonly number[], total: number, least: number, most: number): number[] {
  const parts = shares.map((share) => Math.max(least, Math.min(most, Math.floor(share * total))));
  for (let left = total - parts.reduce((sum, part) => sum + part, 0); left !== 0;) {
    const step = Math.sign(left);
    const fits = (part: number) => (step > 0 ? part < most : part > least);
    const distance = (index: number) => step * (shares[index]! * total - parts[index]!);
    const free = parts.flatMap((part, index) => (fits(part) ? [index] : []));
    if (free.length === 0) break;
    const next = free.reduce((a, b) => (distance(b) > distance(a) ? b : a));
    parts[next]! += step;
    left -= step;
  }
  return parts;
}

/** Shares out a total among options. */
export const allocate: Tool = (request, language, seed) => {
  const scene = sceneOf(request, language, seed);
  const { question, options, best, placeOf } = weighed(request, scene);
  const { share_out, ...bounds } = question.form;
  const [total, least, most] = [numberOf(share_out) ?? 0, numberOf(bounds.least), numberOf(bounds.most)];
  const weights = best.map(({ utility }) => Math.exp(STEEPNESS * utility));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const felt = weights.map((weight) => (weight / all < SMALLEST_SHARE ? 0 : weight / all));
  const kept = felt.reduce((sum, share) => sum + share, 0);
  // Bounds and odd totals are seldom multiples of a twentieth: there everything goes by ones, or by parts of one.
  const isPlain = least === null && most === null && (total % PARTS === 0 || !Number.isInteger(total));
  const size = isPlain || total < 1 ? total / PARTS : 1;
  const amounts = parted(
    felt.map((share) => share / kept),
    Math.floor(total / size),
    Math.ceil((least ?? 0) / size),
    Math.floor((most ?? total) / size),
  ).map((part) => part * size);
  const rest = total - amounts.reduce((sum, amount) => sum + amount, 0);
  amounts[0]! += rest;
  return {
    reason: because(scene, best[0]!),
    amounts: options.map((_, index) => {
      const place = best.findIndex((one) => placeOf(one) === index + 1);
      return { option: index + 1, amount: Number(amounts[place]!.toFixed(6)) };
    }),
  };
};
