import { describe, expect, it } from "vitest";
import type { StoredCode } from "../../../../functions/findings/codebook/record.ts";
import { CodesRefused, mergeCodings, reviseCodes } from "../../../../functions/findings/codebook/revise.ts";
import { sendCodebookSchema } from "../../../../functions/findings/codebook/schemas.ts";

const answers = [
  { persona_id: "a", text: "Nine euros is a lot." },
  { persona_id: "b", text: "It tastes of paper." },
];
const code = (id: string, definition: string, own: Partial<StoredCode> = {}): StoredCode => ({
  ...{ id, name: id, definition, example: null, pending: false },
  ...own,
});
const earlier = {
  codes: [code("c1", "Says it is dear."), code("c2", "Speaks of its taste.")],
  next_code: 3,
  codings: { a: ["c1"], b: ["c1", "c2"] },
};

describe("codes that are sent", () => {
  it("are all pending in a codebook that is new, and numbered", () => {
    const revised = reviseCodes(
      [{ name: "Dear", definition: "Says it is dear.", example: "nine euros" }],
      undefined,
      answers,
    );
    expect(revised).toEqual({
      codes: [code("c1", "Says it is dear.", { name: "Dear", example: "nine euros", pending: true })],
      next_code: 2,
      codings: {},
    });
  });

  it("keep their answers under another name and example, and lose them with another definition", () => {
    const revised = reviseCodes(
      [
        { id: "c2", name: "Taste", definition: "Speaks of its taste, for better." },
        { id: "c1", name: "Too dear", definition: " Says it  is dear. " },
        { name: "Look", definition: "Speaks of how it looks." },
      ],
      earlier,
      answers,
    );
    expect(revised.codes.map(({ id, pending }) => [id, pending])).toEqual([
      ["c2", true],
      ["c1", false],
      ["c3", true],
    ]);
    expect([revised.codings, revised.next_code]).toEqual([{ a: ["c1"], b: ["c1"] }, 4]);
  });

  it("never get the id of one that is gone", () => {
    const once = reviseCodes([{ id: "c1", name: "Dear", definition: "Says it is dear." }], earlier, answers);
    expect(once.codings).toEqual({ a: ["c1"], b: ["c1"] });
    const again = reviseCodes([{ name: "Taste", definition: "Speaks of its taste." }], once, answers);
    expect(again.codes.map(({ id, pending }) => [id, pending])).toEqual([["c3", true]]);
  });

  it("are still pending where they were never coded", () => {
    const failed = { ...earlier, codes: earlier.codes.map((one) => ({ ...one, pending: true })) };
    const [same] = reviseCodes([{ id: "c1", name: "c1", definition: "Says it is dear." }], failed, answers).codes;
    expect(same!.pending).toBe(true);
  });

  it("are refused with an unknown id or an example that nobody said, both in one sentence", () => {
    const sent = [
      { id: "c9", name: "Dear", definition: "Says it is dear." },
      { name: "Taste", definition: "Speaks of its taste.", example: "It tastes of cardboard" },
    ];
    expect(() => reviseCodes(sent, earlier, answers)).toThrow(
      new CodesRefused(
        "codes.0.id: is not an id of this codebook; leave it out for a new code; codes.1.example: is in none of the " +
          "answers; copy it word for word, or leave it out",
      ),
    );
  });

  it("have names and definitions, each name once, and are 50 at most", () => {
    const detail = (codes: object[]) =>
      sendCodebookSchema.safeParse({ codes }).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    expect(detail([])).toEqual(["codes: must contain at least one code; without `codes` a model drafts them"]);
    expect(detail([{ name: " ", definition: "" }])).toEqual([
      "codes.0.name: must not be empty",
      "codes.0.definition: must not be empty",
    ]);
    const two = [
      { id: "c1", name: "Too dear", definition: "Says it is dear." },
      { id: "c1", name: "too  DEAR", definition: "Says it costs much." },
    ];
    expect(detail(two)).toEqual([
      "codes.1.name: is the name of code 1 as well; give each a name of its own",
      "codes.1.id: is the id of code 1 as well",
    ]);
    const hundred = Array.from({ length: 100 }, (_, index) => ({ name: `Code ${index}`, definition: "Says so." }));
    expect(detail(hundred)).toEqual(["codes: must be at most 50 codes; put together what says nearly the same"]);
  });
});

it("codes of an answer are put together in the order of the codebook, whoever found them", () => {
  const persona_ids = ["a", "b", "c"];
  expect(mergeCodings({ ...earlier, persona_ids, codings: { a: ["c2"] } }, { a: ["c1"], b: ["c2", "c9"] })).toEqual({
    a: ["c1", "c2"],
    b: ["c2"],
    c: [],
  });
});
