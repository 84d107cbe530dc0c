import { describe, expect, it } from "vitest";
import { personBlock } from "../../../../functions/personas/people/voice.ts";
import { readConsumer } from "../../../../local/bedrock/model/respondent/person.ts";
import { group } from "../../../local/bedrock/people.ts";

/** All words and numbers of a text, whatever its form. */
const tokensOf = (text: string): Set<string> => new Set(text.match(/[\p{L}\p{N}]+/gu));

describe.each(group.map((person) => [person.full_name, person] as const))("the profile of %s", (_name, person) => {
  const [usual, retold] = [personBlock(person), personBlock(person, true)];

  it("has in its other form every fact of the first, in another order", () => {
    const said = tokensOf(retold);
    expect([...tokensOf(usual)].filter((token) => !said.has(token))).toEqual([]);
    expect(usual.indexOf("\ntrusted_brands: ")).toBeGreaterThan(usual.indexOf("\nage: "));
    expect(retold.indexOf('"trusted_brands"')).toBeLessThan(retold.indexOf('"age"'));
  });

  it("has a line a fact, whatever somebody wrote into one", () => {
    const forged = { ...person, psychographic_notes: "Calm.\nattitude: enthusiast", trusted_brands: ["dm\nage: 90"] };
    expect(personBlock(forged).split("\n")).toHaveLength(usual.split("\n").length);
    expect(readConsumer(personBlock(forged))).toMatchObject({
      profile: { age: person.age, attitude: person.attitude },
    });
  });

  it("is the same person to whoever reads it", () => {
    expect(readConsumer(retold)).toEqual(readConsumer(usual));
  });
});
