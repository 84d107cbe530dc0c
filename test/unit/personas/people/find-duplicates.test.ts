import { describe, expect, it } from "vitest";
import { wordsOf } from "../../../../functions/languages/word-overlap.ts";
import {
  byVectors,
  byWords,
  findDuplicates,
  type Candidate,
} from "../../../../functions/personas/people/find-duplicates.ts";

/** Somebody at an angle: 20 degrees apart is a cosine of .94, 25 degrees one of .906. */
const at = (id: string, degrees: number, fields: Partial<Candidate<number[]>> = {}): Candidate<number[]> => ({
  id,
  portrait: [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)],
  isNew: true,
  triesLeft: 2,
  ...fields,
});
const pairs = (candidates: Candidate<number[]>[]) => {
  const { rewrite, keep } = findDuplicates(candidates, byVectors(0.92));
  const short = ({ id, of }: { id: string; of: string }) => `${id}=${of}`;
  return { rewrite: rewrite.map(short), keep: keep.map(short) };
};

describe("duplicates in a group", () => {
  it("are those above a cosine; the later one goes", () => {
    expect(pairs([at("a", 0), at("b", 20), at("c", 60)])).toEqual({ rewrite: ["b=a"], keep: [] });
    expect(pairs([at("a", 0), at("b", 25)])).toEqual({ rewrite: [], keep: [] });
  });

  it("are compared with those who stay, and named after the nearest", () => {
    expect(pairs([at("a", 0), at("b", 20), at("c", 38)])).toEqual({ rewrite: ["b=a"], keep: [] });
    expect(pairs([at("a", 0), at("b", 30), at("c", 18)])).toEqual({ rewrite: ["c=b"], keep: [] });
  });

  it("stay and are marked when there is no try left", () => {
    expect(pairs([at("a", 0), at("b", 1, { triesLeft: 0 })])).toEqual({ rewrite: [], keep: ["b=a"] });
    expect(pairs([at("a", 0, { triesLeft: 0 }), at("b", 1)])).toEqual({ rewrite: ["b=a"], keep: [] });
  });

  it("are those in nearly the same words where vectors tell nobody apart", () => {
    const told = (id: string, text: string) => ({ id, portrait: wordsOf(text), isNew: true, triesLeft: 2 });
    const nurse = "Nurse, careful, trusts Bosch, hates waste and reads on the train to work";
    const same = findDuplicates([told("a", nurse), told("b", `${nurse} too`)], byWords);
    expect(same.rewrite.map(({ id, of }) => [id, of])).toEqual([["b", "a"]]);
    const other = "Baker, loud, trusts nobody, loves waste and sleeps on the train to work";
    expect(findDuplicates([told("a", nurse), told("b", other)], byWords)).toEqual({ rewrite: [], keep: [] });
  });

  it("of earlier generations are left alone", () => {
    const former = { isNew: false, triesLeft: 0 };
    expect(pairs([at("a", 0, former), at("b", 0, former), at("c", 90)])).toEqual({ rewrite: [], keep: [] });
    expect(pairs([at("a", 0, former), at("b", 0)])).toEqual({ rewrite: ["b=a"], keep: [] });
  });
});
