import { describe, expect, it } from "vitest";
import type { PersonaFacts } from "../../../../functions/personas/people/schemas.ts";
import type { PackLanguage as Language } from "../../../../local/bedrock/phrases/languages.ts";
import { sampleMarkets } from "../../../../local/signals/samples.ts";
import { linesOf } from "./signal-lines.ts";
import { expectWellWritten, facts, plan, sharedOf, textOf, write } from "./written-people.ts";

describe.each(sampleMarkets)("a group of $market that is shown the market's sample", (sample) => {
  const lines = linesOf(sample);
  const location = {
    BR: "Brazil",
    DE: "Germany",
    ES: "Spain",
    FR: "France",
    GB: "United Kingdom",
    IT: "Italy",
    JP: "Japan",
  };
  const spoken: Readonly<Record<string, Language>> = { BR: "pt", DE: "de", ES: "es", FR: "fr", JP: "ja" };
  const met = plan({ location: location[sample.market as keyof typeof location] ?? "United States" }).map((own, at) => {
    // Strides that meet posts, offers and reviews, others for each.
    const signals = [0, 5, 12, 19, 26, 33].map((step) => lines[(at * 5 + step) % lines.length]!);
    return { signals, person: write(own, { signals, language: spoken[sample.market] ?? "en" }) };
  });

  it("names one to three of the numbers shown, with a trace that stands in the person's texts", () => {
    for (const { signals, person } of met) {
      expectWellWritten(person);
      const numbers = person.signals_used.map(({ signal }) => signal);
      expect(numbers.length).toBeGreaterThanOrEqual(1);
      expect(new Set(numbers).size).toBe(numbers.length);
      for (const { signal, used_for } of person.signals_used) {
        expect(signals[signal - 1]).toBeDefined();
        expect(textOf(person)).toContain(used_for);
      }
    }
    expect(sharedOf(met.map(({ person }) => person))).toBeLessThan(0.2);
  });

  it("repeats no run of words of what it was shown, nor follows the order in it", () => {
    for (const { signals, person } of met) {
      const words = signals.join(" ").split(" ");
      const runs = words.map((_, at) => words.slice(at, at + 5).join(" ")).filter((run) => run.split(" ").length === 5);
      expect(runs.filter((run) => textOf(person).includes(run))).toEqual([]);
    }
  });
});

describe("a signal", () => {
  const thrifty = facts({ price_sensitivity: 92, attitude: "pragmatist", market: "DE", household: "lives alone" });
  const prices = "(r/Finanzen, de) Preis: weniger Inhalt, gleicher Preis, ich schaue auf den Rabatt";
  const toys = "(r/germany, en) Toys: what do your children play with, my kids want a baby doll";

  it("leaves nobody a trace that is none", () => {
    expect(write(thrifty).signals_used).toEqual([]);
    expect(write(thrifty, { signals: ["not a line of a signal"] }).signals_used).toEqual([]);
  });

  it("on prices comes first where every coin counts, one on children where there are some", () => {
    const first = (own: PersonaFacts) =>
      Array.from({ length: 20 }, (_, at) =>
        write({ ...own, name_initials: `${at}` }, { signals: [prices, toys] }),
      ).filter(({ signals_used }) => signals_used[0]?.signal === 1).length;
    const family = { price_sensitivity: 8, household: "lives with a partner and children, the youngest under 13" };
    expect(first(thrifty)).toBeGreaterThan(first(facts({ ...family, market: "DE" })) + 8);
  });

  it("on what the segment is about comes first", () => {
    const signals = [
      "(r/germany, en) Train tickets: is the train worth it",
      "(r/Kochen, de) Haferdrink: welche Hafermilch",
    ];
    const first = Array.from({ length: 12 }, (_, at) =>
      write(thrifty, { signals, name: `Oat milk ${at}`, seed: `${at}` }),
    );
    expect(first.filter(({ signals_used }) => signals_used[0]!.signal === 2).length).toBeGreaterThan(6);
  });

  it("puts an app that others praise among what enthusiasts trust, and one that they blame among the avoided", () => {
    const praise = ["(App Store: Monzo, en) Good: ★★★★★ Pots changed it"];
    const blame = ["(App Store: Monzo, en) Bad: ★☆☆☆☆ Waited in the chat"];
    const enthusiast = write({ ...thrifty, attitude: "enthusiast" }, { signals: praise });
    expect(enthusiast.trusted_brands).toContain("Monzo");
    expect(enthusiast.digital_habits).toContain("Monzo");
    expect(write({ ...thrifty, attitude: "sceptic" }, { signals: praise }).trusted_brands).not.toContain("Monzo");
    expect(write({ ...thrifty, attitude: "sceptic" }, { signals: blame }).distrusted_brands).toContain("Monzo");
  });
});
