import { describe, expect, it } from "vitest";
import type { ChoiceValidityInput } from "../../../../functions/findings/validity/choice-input.ts";
import { measureChoices } from "../../../../functions/findings/validity/measure-choices.ts";
import { validitySchema } from "../../../../functions/findings/validity/schemas.ts";
import { writeTask } from "../../../../functions/findings/human-study/choice-record.ts";
import { wordedLanguages } from "../../../../functions/languages/wording.ts";
import { reportConjoint } from "../../../../functions/studies/conjoint/report.ts";
import type { PersonaChoices } from "../../../../functions/studies/conjoint/responses.ts";
import { expectClose } from "../../statistics/reference.ts";
import { simulateChoices, snackSimulation, snackTaste, type Respondents } from "../../studies/conjoint/simulations.ts";

const { design, responses: personas } = snackSimulation({ personas: 40, none: -4, spread: 0.3, seed: "personas" });
const tasks = new Map([...design.versions.flat(), ...design.holdouts].map((task) => [task.task_id, task.offers]));

/** Choices of people in the design's tasks, as they are kept. */
const choosersOf = (responses: readonly PersonaChoices[], codeOf: (person: number) => string | null = () => null) =>
  responses.map(({ choices }, person) => ({
    code: codeOf(person),
    tasks: choices.map(({ task_id, offer }) => {
      const offers = tasks.get(task_id)!;
      return writeTask({ alternatives: [...offers, null], chosen: offer ?? offers.length });
    }),
  }));
const people = (more: Partial<Respondents> = {}) =>
  simulateChoices(design, { personas: 60, taste: snackTaste, none: -0.5, spread: 0.5, seed: "people", ...more });

function input(choosers = choosersOf(people()), more: Partial<ChoiceValidityInput> = {}): ChoiceValidityInput {
  return {
    simulation_id: "0199a9f5-7c1a-7d3e-9b51-3f1a2c4d5e6f",
    design,
    personas,
    people: {
      human_study_id: "0199a9f5-7c1a-7d3e-9b51-3f1a2c4d5e70",
      ...{ name: "Panel", source: "A panel", fielded_on: "2026-11-01", n: choosers.length },
    },
    choices: {
      attributes: design.attributes,
      tasks: choosers.reduce((sum, { tasks: own }) => sum + own.length, 0),
      none_share: 0.2,
    },
    choosers,
    personaOf: new Map(),
    ...more,
  };
}

describe("choices of people beside a conjoint study", () => {
  const validity = measureChoices(input(), "en");
  const choices = validity.choices!;

  it("have part-worths of both, each as its own report has them", () => {
    expect(validitySchema.parse(validity)).toEqual(validity);
    const own = reportConjoint(design, personas);
    const alike = reportConjoint(
      { ...design, holdouts: [], versions: [[...tasks].map(([task_id, offers]) => ({ task_id, offers }))] },
      people(),
    );
    for (const [at, { attribute, levels }] of choices.part_worths.entries())
      for (const [place, { level, people: theirs, personas: ours }] of levels.entries()) {
        expect([attribute, level]).toEqual([own.part_worths[at]!.attribute, own.part_worths[at]!.levels[place]!.level]);
        expectClose(ours.value, own.part_worths[at]!.levels[place]!.part_worth.value, 1e-5);
        expectClose(theirs.value, alike.part_worths[at]!.levels[place]!.part_worth.value, 1e-5);
      }
    expectClose(choices.none_utility!.personas.value, own.none_utility!.value, 1e-5);
  });

  it("tell how alike these are, and who takes none of the offers", () => {
    expect(choices.correlation).toBeGreaterThan(0.9);
    expect(choices.rank_correlation).toBeGreaterThan(0.8);
    expect(choices.relative_scale).toBeGreaterThan(1);
    expect(choices.none_share!.people.share).toBeGreaterThan(0.1);
    expect(choices.none_share!.personas.share).toBeLessThan(0.02);
  });

  it("are predicted by the personas' model less well than by the people's own, and better than by chance", () => {
    const { personas: ours, people: own, chance } = choices.hit_rate;
    expectClose(chance, 0.25);
    expect(ours.share).toBeGreaterThan(chance);
    expect(own!.share).toBeGreaterThan(ours.share);
    expect(ours.interval![0]).toBeLessThan(ours.share);
  });

  it("are not helped by personas of nobody, and this is said", () => {
    expect(choices.help).toEqual({
      ...{ lambda: 0, reason: "unpaired", asked: 60, paired: 0, predicted: 0, human_answers_worth: 60 },
    });
    expect(choices.part_worths[0]!.levels[0]!.helped).toEqual(choices.part_worths[0]!.levels[0]!.people);
    expect(validity.sentence).toMatch(/^Compared with the choices of 60 people, the personas predict \d\d % of these/);
    expect(validity.sentence).toContain("they add nothing to the people’s own estimate.");
    expect(validity.notes).toContainEqual(expect.stringMatching(/^No persona of this study was made from one of/));
  });

  it("tell of few people and personas that separate", () => {
    const few = measureChoices(
      input(choosersOf(people({ personas: 5, noise: 0 })), {
        personas: snackSimulation({ personas: 5, noise: 0 }).responses,
      }),
      "en",
    );
    expect(validitySchema.parse(few)).toEqual(few);
    expect(few.notes.join(" ")).toMatch(/Only 5 people chose.*Only 5 personas chose.*no finite value/);
    expect(measureChoices(input(choosersOf(people({ personas: 1 }))), "en").choices!.hit_rate.people).toBeNull();
  });

  it("may leave out none of them, and name attributes and levels in another order", () => {
    const offers = people().map(({ choices: own, ...person }) => ({
      ...person,
      choices: own.filter(({ offer }) => offer !== null),
    }));
    const without = choosersOf(offers).map((chooser) => ({
      ...chooser,
      tasks: chooser.tasks.map((task) => task.replace("|-", "")),
    }));
    const found = measureChoices(
      input(without, { choices: { ...input(without).choices, none_share: null } }),
      "en",
    ).choices!;
    expect([found.none_utility, found.none_share]).toEqual([null, null]);
    const attributes = design.attributes
      .toReversed()
      .map(({ name, levels }) => ({ name, levels: levels.toReversed() }));
    const turned = without.map((chooser) => ({
      ...chooser,
      tasks: chooser.tasks.map((task) => {
        const [all = "", chosen] = task.split("=");
        const turn = (offer: string) =>
          [...offer]
            .map((level, at) => design.attributes[at]!.levels.length - 1 - Number(level))
            .toReversed()
            .join("");
        return `${all.split("|").map(turn).join("|")}=${chosen}`;
      }),
    }));
    const reordered = { ...input(turned).choices, attributes, none_share: null };
    expect(measureChoices(input(turned, { choices: reordered }), "en").choices!.part_worths).toEqual(found.part_worths);
  });

  it("are refused where they are of other attributes", () =>
    expect(() =>
      measureChoices(input([], { choices: { attributes: design.attributes.slice(1), tasks: 0, none_share: 0 } }), "en"),
    ).toThrow("people chose by Size, Price, the personas by Brand, Size, Price"));

  it.each(wordedLanguages)("are told of in %s", (language) => {
    const { sentence, notes } = measureChoices(input(), language);
    expect([sentence, ...notes].join(" ")).not.toMatch(/[{}]|undefined/);
  });
});

describe("choices of people of whom personas were made", () => {
  /** Sixty people whose personas choose as they do, and 100 personas of others. */
  const everybody = people({ personas: 160, spread: 1.2 });
  const personaOf = new Map(
    everybody.map(({ persona_id }, at) => [`R-${String(at + 1).padStart(4, "0")}`, persona_id]),
  );
  const asked = choosersOf(
    people({ personas: 160, spread: 1.2 }).slice(0, 60),
    (person) => [...personaOf.keys()][person]!,
  );
  const { choices, sentence } = measureChoices(input(asked, { personas: everybody, personaOf }), "en");

  it("are worth those of more people", () => {
    const { help, part_worths } = choices!;
    expect(help).toMatchObject({ reason: null, asked: 60, paired: 60, predicted: 100 });
    expect(help.lambda).toBeGreaterThan(0.1);
    expect(help.human_answers_worth).toBeGreaterThan(63);
    const width = ([low, high]: readonly number[]) => high! - low!;
    for (const { people: alone, helped, human_answers_worth } of part_worths[2]!.levels)
      expectClose(60 * (width(alone.interval!) / width(helped.interval!)) ** 2, human_answers_worth);
    expect(sentence).toContain("with their help the people’s choices are as precise as those of");
  });

  it("stand alone where the codes are nobody's", () => {
    const strangers = asked.map((chooser) => ({ ...chooser, code: "R-9999" }));
    const alone = measureChoices(input(strangers, { personas: everybody, personaOf }), "en").choices!;
    expect(alone.help).toMatchObject({ lambda: 0, reason: "unpaired", paired: 0 });
    expect(alone.part_worths[0]!.levels[0]!.people).toEqual(choices!.part_worths[0]!.levels[0]!.people);
  });
});
