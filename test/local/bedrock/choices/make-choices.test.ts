import { describe, expect, it } from "vitest";
import { designConjoint } from "../../../../functions/domain/conjoint/design.ts";
import { choiceOf, presentTasks, type PresentedTask } from "../../../../functions/domain/conjoint/presentation.ts";
import { reportConjoint } from "../../../../functions/domain/conjoint/report.ts";
import { group, meanOf, persona } from "../people.ts";
import { correlation } from "../questionnaire/respondents.ts";
import { sit, worths } from "./sitting.ts";

const attribute = (name: string, ...levels: string[]) => ({ name, levels });
const brushes = [
  attribute("Brand", "Philips", "Oral-B", "Lidl", "Store brand"),
  attribute("Battery life", "1 week", "2 weeks", "4 weeks"),
  attribute("Housing", "Plastic", "Recycled plastic", "Metal"),
  attribute("App", "No app", "App with coaching", "App with AI coaching"),
  attribute("Price", "$29", "$49", "$79", "$99"),
];
const drinks = [
  attribute("Marke", "Alpro", "Oatly", "Rewe", "Eigenmarke"),
  attribute("Inhalt", "500 ml", "750 ml", "1 l"),
  attribute("Verpackung", "Karton", "Glas", "Recycelter Kunststoff"),
  attribute("Zucker", "ohne Zucker", "wenig Zucker", "normal gesüßt"),
  attribute("Preis", "1,29 €", "1,79 €", "2,29 €", "2,99 €"),
];

function study(attributes: typeof brushes) {
  const design = designConjoint({ attributes }, { seed: "ten people", personas: group.length });
  const responses = group.map((profile, position) => {
    const tasks = presentTasks(design, position, profile.full_name);
    const { choices } = sit(profile, tasks);
    return {
      persona_id: profile.full_name,
      choices: tasks.map((task, index) => {
        const { chosen } = choices[index]!;
        return choiceOf(task, chosen === 0 ? null : chosen - 1);
      }),
    };
  });
  return { design, report: reportConjoint(design, responses, []) };
}

describe.each([
  ["toothbrushes", brushes],
  ["Haferdrinks", drinks],
])("a study of ten people on %s", (_, attributes) => {
  const { report } = study(attributes);

  it("gives back the utilities that the choices came from", () => {
    const truth = attributes.flatMap((one) => {
      const each = group.map((profile) => worths(profile, one));
      return one.levels.map((_level, index) => meanOf(each.map((values) => values[index]!)));
    });
    const estimated = report.part_worths.flatMap(({ levels }) => levels.map(({ part_worth }) => part_worth.value));
    expect(correlation(truth, estimated)).toBeGreaterThanOrEqual(0.85);
  });

  it("finds part-worths that fall with the price", () => {
    const worth = report.part_worths.at(-1)!.levels.map(({ part_worth }) => part_worth.value);
    expect(worth).toEqual(worth.toSorted((a, b) => b - a));
  });

  it("foretells holdouts better than chance", () => {
    expect(report.holdout!.hit_rate).toBeGreaterThan(report.holdout!.chance_hit_rate + 10);
  });
});

describe("choices of one person", () => {
  const design = designConjoint({ attributes: brushes }, { seed: "order", personas: 2 });
  const [first] = group;
  const tasks = presentTasks(design, 0, "somebody");
  const picked = (shown: readonly PresentedTask[]) =>
    new Map(
      sit(first!, shown).choices.map(({ task, chosen }) => {
        const { task_id, offers } = shown[task - 1]!;
        return [task_id, chosen === 0 ? null : offers[chosen - 1]!.offer] as const;
      }),
    );

  it("do not depend on the order of tasks, offers and attributes", () => {
    const turned = tasks.toReversed().map((task) => ({
      ...task,
      offers: task.offers.toReversed().map((offer) => ({ ...offer, features: offer.features.toReversed() })),
    }));
    for (const [task, offer] of picked(tasks)) expect(picked(turned).get(task)).toBe(offer);
  });

  it("are the same every time", () => {
    expect(sit(first!, tasks)).toEqual(sit(first!, tasks));
  });

  it("never refuse all offers where that is not allowed", () => {
    const forced = tasks.map((task) => ({ ...task, include_none: false }));
    expect(sit(group[1]!, forced).choices.every(({ chosen }) => chosen > 0)).toBe(true);
  });

  it("are refused more often by thrifty sceptics than by enthusiasts", () => {
    const refusals = (changes: Parameters<typeof persona>[0]) =>
      ["Anna", "Berta", "Carla", "Doris", "Emma"].reduce((sum, full_name) => {
        const { choices } = sit(persona({ ...changes, full_name }), tasks);
        return sum + choices.filter(({ chosen }) => chosen === 0).length;
      }, 0);
    const sceptics = refusals({ attitude: "sceptic", price_sensitivity_percentile: 85 });
    expect(sceptics).toBeGreaterThan(refusals({ attitude: "enthusiast", price_sensitivity_percentile: 20 }));
  });
});

describe("what people say after their choices", () => {
  const replies = [brushes, drinks].map((attributes) => {
    const design = designConjoint({ attributes }, { seed: "talk", personas: 1 });
    return group.map((profile, index) => sit(profile, presentTasks(design, 0, `${index}`)));
  });

  it("names the attributes that they looked at", () => {
    const names = brushes.map(({ name }) => name);
    for (const { key_themes } of replies[0]!) expect(key_themes.every((theme) => names.includes(theme))).toBe(true);
  });

  it("quotes a sentence of what was said", () => {
    for (const { reaction, notable_quote } of replies.flat()) expect(reaction).toContain(notable_quote);
  });

  it("comes in the language of the tasks", () => {
    for (const { reaction } of replies[1]!) expect(reaction).toMatch(/\b(?:ich|mir|der|das|nach)\b/i);
    for (const { reaction } of replies[0]!) expect(reaction).toMatch(/\b(?:I|me|the|my)\b/);
  });
});
