import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";
import {
  packLanguages as languages,
  type PackLanguage as Language,
} from "../../../../local/bedrock/phrases/languages.ts";
import type { PersonaProfile } from "../../../../functions/personas/people/participant.ts";
import { plainQuestion } from "../../../../functions/studies/survey/schemas.ts";
import { asksForCount } from "../../../../functions/studies/survey/whole-number.ts";
import { surveyAllocationPrompt } from "../../../../functions/studies/survey/questions/allocation.ts";
import { surveyChoicePrompt } from "../../../../functions/studies/survey/questions/multiple-choice.ts";
import { surveyNumberPrompt } from "../../../../functions/studies/survey/questions/numeric.ts";
import { surveyOpenPrompt } from "../../../../functions/studies/survey/questions/open-ended.ts";
import { surveyRankingPrompt } from "../../../../functions/studies/survey/questions/ranking.ts";
import { answerTo, group, meanOf, persona } from "../people.ts";

type Texts = Record<
  "shown" | "unit" | "too_cheap" | "cheap" | "expensive" | "too_expensive" | "count" | "why",
  string
> & {
  price: number;
};
const file = new URL("respondent-numbers.yaml", import.meta.url);
const asked = load(readFileSync(file, "utf8")) as Record<Language, Texts>;

const who = (profile: PersonaProfile, language: Language) => ({
  persona: profile,
  ...{ context: "Fishing", briefings: [], language },
});
const named = (profile: PersonaProfile, number: number) => ({
  ...profile,
  full_name: `${profile.full_name} ${number}`,
});
/** A hundred people: ten of each of ten kinds. */
const crowd = group.flatMap((one) => Array.from({ length: 10 }, (_, number) => named(one, number)));

type Form = { unit?: string | null; min?: number | null; max?: number | null; whole?: boolean; shown?: string | null };
function number(profile: PersonaProfile, text: string, form: Form = {}, language: Language = "en") {
  const slots = { text, ...{ unit: null, min: null, max: null, whole: false }, ...form };
  return answerTo(surveyNumberPrompt(who(profile, language), slots), "1");
}

describe("numbers of offline respondents", () => {
  it.each(languages)(
    "keep the order of the four prices for nearly everybody, around what is shown, in %s",
    (language) => {
      const texts = asked[language];
      const form = { unit: texts.unit, min: 0, shown: texts.shown };
      const prices = crowd.map((one) =>
        (["too_cheap", "cheap", "expensive", "too_expensive"] as const).map(
          (place) => number(one, texts[place], form, language).number,
        ),
      );
      const rising = prices.filter((own) => own.every((price, index) => index === 0 || price >= own[index - 1]!));
      expect(rising.length).toBeGreaterThanOrEqual(85);
      const [tooCheap, , expensive, tooExpensive] = [0, 1, 2, 3].map((place) =>
        meanOf(prices.map((own) => own[place]!)),
      );
      expect(tooCheap! / texts.price).toBeLessThan(0.6);
      expect(expensive! / texts.price).toBeGreaterThan(0.6);
      expect(tooExpensive! / texts.price).toBeLessThan(2);
      expect(new Set(prices.map((own) => own[1])).size).toBeGreaterThan(10);
    },
  );

  it.each(languages)("are whole where something is counted in %s, and differ between people", (language) => {
    const text = asked[language].count;
    const whole = asksForCount({ ...plainQuestion, id: "q", kind: "numeric", text });
    expect(whole).toBe(true);
    const days = crowd.map((one) => number(one, text, { whole, min: 0, max: 365 }, language).number);
    expect(days.every(Number.isInteger)).toBe(true);
    expect(new Set(days).size).toBeGreaterThan(5);
  });

  it("are those of the record where it holds them, and stay between the ends that are asked for", () => {
    expect(number(persona({ age: 34 }), "How old are you?", { whole: true }).number).toBe(34);
    for (const one of crowd) {
      const said = number(one, "How often do you shop online in a week?", { min: 2, max: 5, whole: true }).number;
      expect([2, 3, 4, 5]).toContain(said);
    }
  });

  it("are the thriftier the lower, and say that no price is shown where none is", () => {
    const mean = (changes: Partial<PersonaProfile>) =>
      meanOf(
        crowd.map(
          (one) => number({ ...one, ...changes }, asked.en.cheap, { unit: "$", shown: asked.en.shown, min: 0 }).number,
        ),
      );
    expect(mean({ price_sensitivity_percentile: 90 })).toBeLessThan(mean({ price_sensitivity_percentile: 10 }));
    const blind = number(group[0]!, "At what price would it be a bargain?", { unit: "$", min: 0 });
    expect(blind.reason).toMatch(/price/);
    expect(blind.number).toBeGreaterThan(0);
  });

  it.each(languages)("come with their reason in %s", (language) => {
    const { cheap, shown, unit } = asked[language];
    const reply = number(group[0]!, cheap, { unit, shown, min: 0 }, language);
    expect(reply.reason).toContain(new Intl.NumberFormat(language).format(reply.number).replace(/,.*$/, ""));
  });
});

const options = ["Low price", "Quiet motor", "Long warranty", "Made nearby", "Light weight"];
describe("orders and shares of offline respondents", () => {
  const rank = (profile: PersonaProfile, shown: readonly string[], text = "Rank these.", bestWorst = false) => {
    const most = shown.length;
    const prompt = surveyRankingPrompt(who(profile, "en"), { text, options: shown, least: most, most, bestWorst });
    return answerTo(prompt, "1").ranked.map((place) => shown[place - 1]!);
  };

  it("are the same whatever the order on the screen, and whatever the question says", () => {
    for (const one of group) {
      const own = rank(one, options);
      expect(rank(one, options.toReversed())).toEqual(own);
      expect(rank(one, options, "Which matter most?")).toEqual(own);
      expect(rank(one, options, "Best and worst?", true)).toEqual([own[0], own.at(-1)]);
      const some = options.slice(0, 3);
      expect(rank(one, some, "Set 2", true)).toEqual([
        own.find((o) => some.includes(o)),
        own.findLast((o) => some.includes(o)),
      ]);
    }
    expect(new Set(crowd.map((one) => rank(one, options)[0])).size).toBeGreaterThan(2);
  });

  it.each([
    [100, null, null],
    [7, null, null],
    [1, null, null],
    [33, null, null],
    [100, 10, 40],
  ])("sum to %s, each from %s to %s, most for what comes first", (total, min, max) => {
    for (const one of group) {
      const prompt = surveyAllocationPrompt(who(one, "en"), {
        text: "Share out.",
        options,
        total,
        unit: null,
        min,
        max,
      });
      const { amounts } = answerTo(prompt, "1");
      expect(amounts[options.indexOf(rank(one, options)[0]!)]).toBe(Math.max(...amounts));
    }
  });

  it.each([
    ["up to 2", { max: 2 }, 1, 2],
    ["exactly 3", { min: 3, max: 3 }, 3, 3],
    ["2 to 4", { min: 2, max: 4 }, 2, 4],
    ["all that apply", {}, 1, 4],
  ])("choose %s, and nothing beside what is chosen alone", (_, bounds, least, most) => {
    const list = ["Quiet motor", "Long warranty", "Made nearby", "Light weight", "None of these"];
    const counts = crowd.map((one) => {
      const slots = {
        text: "Which do you look for?",
        options: list,
        multiple: true,
        exclusive: ["None of these"],
        ...bounds,
      };
      return answerTo(surveyChoicePrompt(who(one, "en"), slots), "1").chosen;
    });
    for (const chosen of counts.filter((own) => !own.includes(5))) {
      expect(chosen.length).toBeGreaterThanOrEqual(least);
      expect(chosen.length).toBeLessThanOrEqual(most);
    }
    expect(counts.filter((own) => own.includes(5)).every((own) => own.length === 1)).toBe(true);
  });
});

it.each(languages)("a reason for an answer that is shown takes its side in %s", (language) => {
  const { shown, why } = asked[language];
  const reason = (answer: string) =>
    answerTo(surveyOpenPrompt(who(group[0]!, language), { text: why, shown, before: [{ question: "?", answer }] }), "1")
      .answer;
  const [against, for_] = {
    en: ["I would definitely not buy it, it is far too expensive.", "I would definitely buy it, I love it."],
    de: [
      "Ich würde es auf keinen Fall kaufen, es ist viel zu teuer.",
      "Ich würde es auf jeden Fall kaufen, ich liebe es.",
    ],
    fr: ["Je ne l'achèterais certainement pas, c'est beaucoup trop cher.", "Je l'achèterais certainement, j'adore."],
    es: ["Seguro que no lo compraría, es demasiado caro.", "Seguro que lo compraría, me encanta."],
    pt: ["Com certeza não compraria, é caro demais.", "Com certeza compraria, eu adoro."],
    ja: ["絶対に買いません。高すぎます。", "絶対に買います。とても気に入りました。"],
  }[language] as [string, string];
  expect(reason(against)).not.toBe(reason(for_));
});
