import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { load } from "js-yaml";
import * as z from "zod";
import { asksAboutPerson, factAskedBy } from "../../../../functions/studies/facts/asked-fact.ts";
import { factSchema } from "../../../../functions/studies/facts/fact.ts";

const texts = z.array(z.string());
const { facts, personal, neither } = z
  .strictObject({ facts: z.record(factSchema, texts), personal: texts, neither: texts })
  .parse(load(readFileSync(new URL("asked-fact.yaml", import.meta.url), "utf8")));

describe.each(Object.entries(facts))("asks for %s", (fact, questions) => {
  it.each(questions)("%s", (question) => {
    expect(factAskedBy(question)).toBe(fact);
    expect(asksAboutPerson(question)).toBe(true);
  });
});

it.each(personal)("is about the person and asks for nothing that a profile knows: %s", (question) => {
  expect([factAskedBy(question), asksAboutPerson(question)]).toEqual([null, true]);
});

it.each(neither)("asks for more than a fact, or for something else: %s", (question) => {
  expect([factAskedBy(question), asksAboutPerson(question)]).toEqual([null, false]);
});
