import { describe, expect, it } from "vitest";
import { passagesOf } from "../../../../functions/studies/inputs/read-by-model.ts";
import { readGuide } from "../../../../functions/studies/inputs/read-guide.ts";
import { readSurvey } from "../../../../functions/studies/inputs/read-survey.ts";
import { docx, paragraph } from "../../../support/documents/docx.ts";
import { offlineReader } from "../../../support/offline-reader.ts";

const file = (text: string, name = "file.txt") => ({ name, bytes: Buffer.from(text) });
const pieces = (...read: (readonly [is: string, text: string])[]) => ({
  pieces: read.map(([is, text]) => ({ is, text })),
});

describe("a file in the plain format", () => {
  it("is read without a model", async () => {
    const { parser, asked } = offlineReader();
    const { questions } = await readSurvey(parser, file("1. Which?\n- Tea\n- Milk"));
    const { sections } = await readGuide(parser, file("1. Why?\n- since when"));
    expect([questions[0]!.options, sections[0]!.questions[0]!.probes]).toEqual([["Tea", "Milk"], ["since when"]]);
    expect(asked).toEqual([]);
  });

  it("may be a Word document", async () => {
    const body = ["1. Which?", "a) Tea", "b) Milk"].map((text) => paragraph(text)).join("");
    const { questions } = await readSurvey(offlineReader().parser, { name: "survey.docx", bytes: docx({ body }) });
    expect(questions[0]!.options).toEqual(["Tea", "Milk"]);
  });
});

describe("any other file", () => {
  const text = "Do you drink tea?\nYes\nNo";
  const right = pieces(["single_choice_question", "Do you drink tea?"], ["option", "Yes"], ["option", "No"]);
  const wrong = pieces(["open_question", "Do you drink tea?"], ["option", "Yes"]);

  it("is read by the model in its second answer if its first does not hold", async () => {
    const answers = [wrong, right];
    const { parser, asked } = offlineReader(() => answers.shift());
    expect((await readSurvey(parser, file(text))).questions[0]!.options).toEqual(["Yes", "No"]);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ["lost a line", wrong, /^Line 3 \("No"\) contains words that were not understood/],
    ["invented words", pieces(["open_question", "Do you drink beer?"]), /^Line 1 .*the file does not contain/],
    ["did not answer", {}, /^Line 1 \("Do you drink tea\?"\) is nothing that the plain format has here/],
  ])("is refused by its line when the model %s twice", async (_, answer, problem) => {
    const { parser, asked } = offlineReader(() => answer);
    await expect(readSurvey(parser, file(text))).rejects.toThrow(
      expect.objectContaining({ name: "BadRequest" }) as Error,
    );
    await expect(readSurvey(parser, file(text))).rejects.toThrow(problem);
    expect(asked).toHaveLength(4);
  });

  it("tells the model what does not hold", async () => {
    const { output } = await new Promise<{ output: { safeParse: (value: unknown) => { error?: Error } } }>(
      (resolve) => {
        const { parser } = offlineReader();
        const ask = parser.model.ask.bind(parser.model);
        parser.model.ask = (prompt, modelId) => {
          resolve(prompt);
          return ask(prompt, modelId);
        };
        void readSurvey(parser, file(text));
      },
    );
    expect(output.safeParse(wrong).error?.message).toContain("Line 3");
  });

  it("is a guide, too, of which nothing marked may be left out", async () => {
    const guide = "Hello\n1. Ask about tea";
    const left = offlineReader(() => pieces(["note", "Hello"], ["note", "Ask about tea"]));
    await expect(readGuide(left.parser, file(guide))).rejects.toThrow(/^Line 2 .*was left out/);
    const time = offlineReader();
    await expect(readGuide(time.parser, file("5 minutes: Ask about tea.\n10 minutes: Why?"))).rejects.toThrow(
      /^Line 1 /,
    );
    await expect(readGuide(offlineReader().parser, file("1. Why tea? // ours"))).rejects.toThrow(
      /^Line 1 .*note behind/,
    );
    const printed = offlineReader(() => pieces(["question", "[Show A] What do you see?"]));
    await expect(readGuide(printed.parser, file("[Show A] What do you see?"))).rejects.toThrow(/^Line 1 .*instruction/);
  });

  it("is a guide in which something is shown, which is no question left out", async () => {
    const guide = "Pass round the card with this text (in any language):\nA drink of oats.\nWhy?\n1. Ask about tea";
    const label = ["note", "Pass round the card with this text (in any language):"] as const;
    const reading = [label, ["shown", "A drink of oats."], ["question", "Why?"]] as const;
    const { parser } = offlineReader(() => pieces(...reading, ["question", "Ask about tea"]));
    const { sections } = await readGuide(parser, file(guide));
    expect(sections[0]!.questions.map(({ context }) => context)).toEqual(["A drink of oats.", "A drink of oats."]);
    const numbered = offlineReader(() => pieces(...reading, ["shown", "Ask about tea"]));
    await expect(readGuide(numbered.parser, file(guide))).rejects.toThrow(/^Line 4 .*was left out/);
  });

  it("is read in passages that begin where questions begin, and keeps its lines", async () => {
    const block = (number: number) => `${number}. ${"Is this a long question? ".repeat(20)}\n\na) Yes\n\nb) No`;
    const long = Array.from({ length: 12 }, (_, index) => block(index + 1)).join("\n\n");
    const passages = passagesOf(long);
    expect(passages.length).toBeGreaterThan(2);
    for (const passage of passages) {
      expect(passage.text).toMatch(/^\d+\. /);
      expect(long.split("\n")[passage.line - 1]).toBe(passage.text.split("\n")[0]);
    }
    expect(passages.map((passage) => passage.text).join("\n")).toBe(long);
  });

  it("is not put to the model if it is too long", async () => {
    const { parser, asked } = offlineReader();
    await expect(readSurvey(parser, file(`${text}\n`.repeat(2_000)))).rejects.toThrow(/^Line 1 /);
    expect(asked).toEqual([]);
  });
});
