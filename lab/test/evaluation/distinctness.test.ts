import { describe, expect, it } from "vitest";
import type { Portrait } from "../../../functions/personas/people/similarity.ts";
import { distinctnessLines } from "../../evaluation/distinctness.ts";
import { embed } from "../../../local/bedrock/embedder/embed.ts";

const portrait = (full_name: string, changes: Partial<Portrait> = {}): Portrait => ({
  full_name,
  occupation: "Nurse",
  personality_traits: ["calm", "patient", "dry"],
  trusted_brands: ["Rewe"],
  distrusted_brands: ["Temu"],
  digital_habits: "Reads the news on the train.",
  price_sensitivity: "Compares every price.",
  psychographic_notes: "Says what she thinks when asked.",
  ...changes,
});
const different = [
  portrait("Anna Berg"),
  portrait("Ben Koch", {
    occupation: "Bus driver",
    digital_habits: "Plays chess online all night.",
    psychographic_notes: "Hates shops and loves his garden.",
  }),
  portrait("Cem Uslu", {
    occupation: "Student of law",
    trusted_brands: ["Apple"],
    price_sensitivity: "Pays what it costs.",
    psychographic_notes: "Wants to be first with everything new.",
  }),
];
const twins = ["Dora Ott", "Eva Ott", "Fay Ott"].map((name) => portrait(name));
const offline = async (texts: readonly string[]) => texts.map((text) => embed(text, 512));

describe("the distinctness of personas", () => {
  it("is held against people around one plan point, who count as collisions", async () => {
    const lines = await distinctnessLines([different], [twins], offline);
    expect(lines.map(({ holds }) => holds)).toEqual([true, true, true, true]);
    expect(lines[2]).toMatchObject({ value: 0, random: "100.0 % (same plan point)" });
  });

  it("fails when a group is no more varied than that", async () => {
    const lines = await distinctnessLines([twins], [different], offline);
    expect(lines.slice(0, 3).map(({ holds }) => holds)).toEqual([false, false, false]);
  });

  it("finds names that come twice, in whichever group", async () => {
    const lines = await distinctnessLines([different, [portrait("anna berg"), twins[1]!]], [twins], offline);
    expect(lines.at(-1)).toMatchObject({ holds: false, shown: "4 of 5" });
  });
});
