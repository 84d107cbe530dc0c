import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readArguments } from "../../../bin/study/arguments.ts";
import { readPlan } from "../../../bin/study/plan.ts";
import { temporaryFolder } from "./setup.ts";

function planOf(content: string, name = "concepts.md") {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, content);
  return readPlan({ type: "concept_test", path });
}

describe("a file of concepts", () => {
  it("has a heading before each", () => {
    expect(planOf("# Refill\r\n\r\nA refillable drink.\r\nAt 1.29 EUR.\r\n\r\n## Protein\n8 g of it.\n")).toEqual({
      type: "concept_test",
      name: "concepts.md",
      concepts: [
        { name: "Refill", text: "A refillable drink.\nAt 1.29 EUR." },
        { name: "Protein", text: "8 g of it." },
      ],
    });
  });

  it("may be JSON, and is sent as it is", () => {
    const concepts = [
      { name: "Refill", text: "A refillable drink." },
      { name: "Protein", text: "8 g of it." },
    ];
    expect(planOf(JSON.stringify(concepts), "concepts.json")).toMatchObject({ concepts });
  });

  it("in the examples is one", () => {
    const example = readFileSync(join(import.meta.dirname, "../../../docs/examples/concepts.md"), "utf8");
    expect(planOf(example)).toMatchObject({ concepts: [{ name: "Refill" }, { name: "Protein" }, { name: "Barista" }] });
  });

  it.each([
    ["concepts.md", "A drink.", /^concepts\.md is no list of concepts; write a heading line "# Name"/],
    ["concepts.md", "Before\n# A\nx\n# B\ny", /^concepts\.md is no list of concepts/],
    ["concepts.md", "# A\nx", /^concepts\.md: concepts must be at least 2 concepts/],
    ["concepts.md", "# A\nx\n# B\n", /^concepts\.md: concept 2: its text must not be empty\.$/],
    ["concepts.md", "# A\nx\n# a\ny", /^concepts\.md: concept 2: its name is the name of concept 1 as well/],
    ["concepts.json", "[", /^concepts\.json is not JSON/],
    ["concepts.json", "{}", /^concepts\.json: concepts /],
  ])("%s with %j is refused before anybody waits for personas", (name, content, sentence) => {
    expect(() => planOf(content, name)).toThrow(sentence);
  });

  it("takes the place of --concept, which may stand above each", () => {
    const given = ["--audience", "women in Munich", "--concepts", "three.md"];
    expect(readArguments(given)).toMatchObject({ study: { type: "concept_test", path: "three.md" }, concept: null });
    expect(readArguments([...given, "--concept", "In your shop"])).toMatchObject({ concept: "In your shop" });
    expect(() => readArguments([...given, "--survey", "x.txt"])).toThrow(/are two studies/);
  });

  it("is shown one to each person with --monadic, which goes with it alone", () => {
    const given = ["--audience", "women in Munich", "--monadic"];
    const study = { type: "concept_test", path: "three.md", isMonadic: true };
    expect(readArguments([...given, "--concepts", "three.md"])).toMatchObject({ study });
    expect(() => readArguments([...given, "--concept", "An oat drink"])).toThrow(/--monadic .*--concepts/);
  });
});
