import { expect, it } from "vitest";
import { attributesOf, languageOfTasks, readTasks } from "../../../../local/bedrock/consumer/choices/tasks.ts";

const request = (...offers: string[][]) =>
  `<tasks>\n${JSON.stringify([{ task: 1, none_allowed: true, offers: offers.map((features, index) => ({ offer: index + 1, features })) }])}\n</tasks>`;

it("tells attributes from levels where both hold colons", () => {
  const tasks = readTasks(
    request(["Plan: monthly: Basic: 5 GB", "Price: $5"], ["Plan: monthly: Plus: 9 GB", "Price: $7"]),
  );
  expect(attributesOf(tasks)).toEqual([
    { name: "Plan: monthly", levels: ["Basic: 5 GB", "Plus: 9 GB"] },
    { name: "Price", levels: ["$5", "$7"] },
  ]);
});

it("takes an attribute of one level at its first colon", () => {
  const tasks = readTasks(request(["Colour: red", "Price: $5"], ["Colour: red", "Price: $7"]));
  expect(attributesOf(tasks)[0]).toEqual({ name: "Colour", levels: ["red"] });
});

it.each([
  [
    "de",
    [
      ["Preis: 5 €", "Größe: klein"],
      ["Preis: 7 €", "Größe: groß"],
    ],
  ],
  [
    "en",
    [
      ["Price: €5", "Size: small"],
      ["Price: €7", "Size: large"],
    ],
  ],
] as const)("reads the language of labels: %s", (language, offers) => {
  const text = request(...offers.map((features) => [...features]));
  expect(languageOfTasks(readTasks(text), text)).toBe(language);
});
