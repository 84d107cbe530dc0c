import { describe, expect, it } from "vitest";
import type { Attribute } from "../../../../functions/studies/conjoint/attributes.ts";
import { designConjoint } from "../../../../functions/studies/conjoint/design.ts";
import type { PresentedTask } from "../../../../functions/studies/conjoint/design-schema.ts";
import { choiceOf, presentTasks } from "../../../../functions/studies/conjoint/presentation.ts";
import { reportConjoint } from "../../../../functions/studies/conjoint/report.ts";
import type { PackLanguage as Language } from "../../../../local/bedrock/phrases/languages.ts";
import type { PersonaProfile } from "../../../../functions/personas/people/participant.ts";
import { pearsonCorrelation } from "../../../../functions/statistics/moments.ts";
import { conjointChoicesPrompt } from "../../../../functions/studies/conjoint/prompt.ts";
import { proseOf } from "../../../../local/bedrock/model/blocks.ts";
import { readConsumer } from "../../../../local/bedrock/model/respondent/person.ts";
import { attributesOf, readTasks } from "../../../../local/bedrock/model/respondent/tasks.ts";
import { utilitiesOf } from "../../../../local/bedrock/model/respondent/utilities.ts";
import { languageOf } from "../../../../local/bedrock/model/tell-language.ts";
import { packOf } from "../../../../local/bedrock/phrases/pack.ts";
import { answerTo, group, meanOf, persona } from "../people.ts";
import { respondents } from "./respondents.ts";

const attribute = (name: string, ...levels: string[]) => ({ name, levels });
const studies: readonly (readonly [Language, readonly Attribute[]])[] = [
  [
    "en",
    [
      attribute("Brand", "Philips", "Oral-B", "Lidl", "Store brand"),
      attribute("Battery life", "1 week", "2 weeks", "4 weeks"),
      attribute("Housing", "Plastic", "Recycled plastic", "Metal"),
      attribute("Price", "$29", "$49", "$79", "$99"),
    ],
  ],
  [
    "de",
    [
      attribute("Marke", "Alpro", "Oatly", "Rewe", "Eigenmarke"),
      attribute("Inhalt", "500 ml", "750 ml", "1 l"),
      attribute("Zucker", "ohne Zucker", "wenig Zucker", "normal gesüßt"),
      attribute("Preis", "1,29 €", "1,79 €", "2,29 €", "2,99 €"),
    ],
  ],
  [
    "fr",
    [
      attribute("Marque", "Alpro", "Bjorg", "Marque de distributeur"),
      attribute("Contenance", "500 ml", "750 ml", "1 l"),
      attribute("Livraison", "1 jour", "3 jours", "7 jours"),
      attribute("Prix", "1,29 €", "1,79 €", "2,29 €", "2,99 €"),
    ],
  ],
];

const sit = (who: PersonaProfile, tasks: readonly PresentedTask[], seed = "", language: Language = "en") =>
  answerTo(conjointChoicesPrompt({ persona: who, context: null, briefings: [], language }, tasks), seed);

/** A person's true utilities of an attribute's levels, in their order. */
function worths(who: PersonaProfile, language: Language, { name, levels }: Attribute): number[] {
  const consumer = readConsumer(`<persona>\n${JSON.stringify(who)}\n</persona>`);
  const weighing = { consumer, language, speaking: packOf(language).speaking };
  const utilities = utilitiesOf(weighing, [{ name, levels: [...levels].sort() }]);
  return levels.map((level) => utilities.get(name)!.get(level)!);
}

describe.each(studies)("a conjoint study of ten people in %s", (language, attributes) => {
  const design = designConjoint({ attributes: [...attributes] }, { seed: "ten people", personas: group.length });
  const sittings = (seed: string) =>
    group.map((who, position) => {
      const tasks = presentTasks(design, position, who.full_name);
      return { who, tasks, reply: sit(who, tasks, seed, language) };
    });
  const first = sittings("1");
  const report = reportConjoint(
    design,
    first.map(({ who, tasks, reply }) => ({
      persona_id: who.full_name,
      choices: tasks.map((task, index) => {
        const { chosen } = reply.choices[index]!;
        return choiceOf(task, chosen === 0 ? null : chosen - 1);
      }),
    })),
    [],
  );

  it("gives back the utilities that the choices came from", () => {
    const truth = attributes.flatMap((one) => {
      const each = group.map((who) => worths(who, language, one));
      return one.levels.map((_level, index) => meanOf(each.map((values) => values[index]!)));
    });
    const estimated = report.part_worths.flatMap(({ levels }) => levels.map(({ part_worth }) => part_worth.value));
    expect(pearsonCorrelation(truth, estimated)).toBeGreaterThanOrEqual(0.85);
  });

  it("finds part-worths that fall with the price, and foretells holdouts", () => {
    const worth = report.part_worths.at(-1)!.levels.map(({ part_worth }) => part_worth.value);
    expect(worth).toEqual(worth.toSorted((a, b) => b - a));
    expect(report.holdout!.hit_rate).toBeGreaterThan(report.holdout!.chance_hit_rate + 10);
  });

  it("is answered about the same in another study: in five of six tasks", () => {
    const second = sittings("2");
    const same = first.flatMap(({ reply }, index) =>
      reply.choices.map(({ chosen }, task) => (chosen === second[index]!.reply.choices[task]!.chosen ? 1 : 0)),
    );
    expect(meanOf(same)).toBeGreaterThan(0.75);
    expect(meanOf(same)).toBeLessThan(0.95);
  });

  it("is looked back on by the names of what counted", () => {
    const names = attributes.map(({ name }) => name);
    for (const { reply } of first) {
      expect(reply.key_themes.every((theme) => names.includes(theme))).toBe(true);
      expect(reply.reaction).toContain(reply.notable_quote);
    }
  });
});

describe("choices of one person", () => {
  const [, attributes] = studies[0]!;
  const design = designConjoint({ attributes: [...attributes] }, { seed: "order", personas: 2 });
  const tasks = presentTasks(design, 0, "somebody");
  const picked = (shown: readonly PresentedTask[]) =>
    new Map(
      sit(group[0]!, shown).choices.map(({ task, chosen }) => {
        const { task_id, offers } = shown[task - 1]!;
        return [task_id, chosen === 0 ? null : offers[chosen - 1]!.offer] as const;
      }),
    );

  it("do not depend on the order of tasks, offers and attributes", () => {
    const turned = tasks.toReversed().map((task) => ({
      ...task,
      offers: task.offers.toReversed().map((offer) => ({ ...offer, features: offer.features.toReversed() })),
    }));
    expect(Object.fromEntries(picked(turned))).toEqual(Object.fromEntries(picked(tasks)));
  });

  it("refuse all offers only where that is allowed, and sceptics more often", () => {
    const forced = tasks.map((task) => ({ ...task, include_none: false }));
    expect(sit(group[1]!, forced).choices.every(({ chosen }) => chosen > 0)).toBe(true);
    const refusals = (changes: Partial<PersonaProfile>) =>
      respondents(5, changes).flatMap((who) => sit(who, tasks).choices.filter(({ chosen }) => chosen === 0)).length;
    const sceptics = refusals({ attitude: "sceptic", price_sensitivity_percentile: 85 });
    expect(sceptics).toBeGreaterThan(refusals({ attitude: "enthusiast", price_sensitivity_percentile: 20 }));
  });
});

describe("what levels are worth", () => {
  it.each<[Language, string, string, string]>([
    ["en", "Price", "$10", "$5"],
    ["en", "Battery life", "5 h", "10 hours"],
    ["en", "Content", "250 g", "1 kg"],
    ["en", "Warranty", "no warranty", "2 years"],
    ["en", "Storage", "512 GB", "1 TB"],
    ["en", "Delivery time", "1 week", "2 days"],
    ["en", "Weight", "2.1 kg", "900 g"],
    ["en", "Minimum term", "24 months", "no minimum term"],
    ["en", "Discount", "$2", "$5"],
    ["de", "Garantie", "1 Jahr", "3 Jahre"],
    ["de", "Lieferzeit", "10 Tage", "2 Tage"],
    ["es", "Garantía", "sin garantía", "2 años"],
    ["pt", "Prazo de entrega", "10 dias", "2 dias"],
    ["ja", "値段", "¥560", "¥380"],
  ])("rises (%s) on %s from %s to %s", (language, name, worse, better) => {
    for (const who of group) {
      const [low, high] = worths(who, language, attribute(name, worse, better));
      expect(high).toBeGreaterThan(low!);
    }
  });

  it("is high for trusted brands and low for distrusted ones", () => {
    const who = persona({ trusted_brands: ["Philips"], distrusted_brands: ["Temu"] });
    const [trusted, other, distrusted] = worths(who, "en", attribute("Maker", "Philips", "Somebody", "Temu"));
    expect(trusted).toBeGreaterThan(other!);
    expect(other).toBeGreaterThan(distrusted!);
  });

  it("follows what people care about", () => {
    const gain = (psychographic_notes: string) =>
      meanOf(
        respondents(12, { psychographic_notes }).map((who) => {
          const [eco, plain] = worths(who, "en", attribute("Packaging", "Recycled paper", "Ordinary box"));
          return eco! - plain!;
        }),
      );
    expect(gain("Sustainability, climate and organic food matter.")).toBeGreaterThan(gain("Likes football.") + 0.3);
  });
});

it.each<[Language, [string, string, string][]]>([
  [
    "en",
    [
      ["Price", "€5", "€7"],
      ["Size", "small", "large"],
    ],
  ],
  [
    "de",
    [
      ["Preis", "5 €", "7 €"],
      ["Größe", "klein", "groß"],
    ],
  ],
  [
    "fr",
    [
      ["Marque", "Alpro", "Bjorg"],
      ["Prix", "1,29 €", "1,79 €"],
    ],
  ],
  [
    "es",
    [
      ["Marca", "Alpro", "Yosoy"],
      ["Envase", "vidrio", "cartón"],
      ["Precio", "1,29 €", "1,79 €"],
    ],
  ],
  [
    "pt",
    [
      ["Marca", "Ades", "Nude"],
      ["Embalagem", "vidro", "caixa"],
      ["Preço", "R$ 12,90", "R$ 18,90"],
    ],
  ],
])("reads the language of labels: %s", (language, attributes) => {
  const offers = [1, 2].map((offer) => ({
    offer,
    features: attributes.map((levels) => `${levels[0]}: ${levels[offer]}`),
  }));
  const tasks = JSON.stringify([{ task: 1, none_allowed: true, offers }]);
  expect(languageOf(proseOf(`<tasks>\n${tasks}\n</tasks>`, "tasks"))).toBe(language);
});

it("tells attributes from levels where both hold colons", () => {
  const offer = (number: number, plan: string, price: string) => ({
    offer: number,
    features: [`Plan: monthly: ${plan}`, "Colour: red", `Price: ${price}`],
  });
  const offers = [offer(1, "Basic: 5 GB", "$5"), offer(2, "Plus: 9 GB", "$7")];
  const tasks = readTasks(`<tasks>\n${JSON.stringify([{ task: 1, none_allowed: true, offers }])}\n</tasks>`);
  expect(attributesOf(tasks)).toEqual([
    { name: "Colour", levels: ["red"] },
    { name: "Plan: monthly", levels: ["Basic: 5 GB", "Plus: 9 GB"] },
    { name: "Price", levels: ["$5", "$7"] },
  ]);
});
