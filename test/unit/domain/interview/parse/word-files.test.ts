import { describe, expect, it } from "vitest";
import { readDocx } from "../../../../../functions/adapters/documents/docx/read-docx.ts";
import {
  docx,
  indented,
  inList,
  inStyle,
  list,
  listKind,
  paragraph,
  style,
} from "../../../../support/documents/docx.ts";
import { outline } from "./outline.ts";

const numbering =
  listKind(0, ["decimal", "%1.", 1, 360], ["lowerLetter", "%2.", 1, 1080]) +
  listKind(1, ["bullet", "\uf0b7", 1, 360], ["bullet", "o", 1, 1080], ["bullet", "\uf0a7", 1, 1800]) +
  listKind(2, ["bullet", "\uf0b7", 1, 1080]) +
  list(1, 0) +
  list(2, 1) +
  list(3, 2);
const styles = style("H1", "heading 1") + style("H2", "heading 2") + style("L", "List Paragraph", indented(720));

const heading = (text: string, level = 1) => paragraph(text, inStyle(`H${level}`));
const item = (listId: number, level: number) => (text: string) => paragraph(text, inStyle("L") + inList(listId, level));
const [question, bullet, inner, innermost, far] = [item(1, 0), item(2, 0), item(2, 1), item(2, 2), item(3, 0)] as const;

/** The outline of a Word document of these paragraphs. */
const outlineOfWord = async (...body: string[]) =>
  outline((await readDocx(docx({ body: body.join(""), numbering, styles }))) ?? "");

describe("Word guides", () => {
  it("have numbered questions under headings and bullets of any kind as probes", async () => {
    expect(
      await outlineOfWord(
        heading("Warm-up (5 min)"),
        paragraph("Explain the recording. Do not mention the client."),
        question("Tell me about your day."),
        inner("work"),
        innermost("where"),
        inner("evening"),
        heading("Tea"),
        question("When did you last drink tea?"),
        far("occasion"),
        far("Who was with you?"),
        question("How do you choose?"),
        paragraph("[Do not name brands]", indented(720)),
        bullet("price"),
        question("What would you change?"),
      ),
    ).toEqual([
      ["Warm-up", ["Tell me about your day.", "work", "where", "evening"]],
      [
        "Tea",
        ["When did you last drink tea?", "occasion", "Who was with you?"],
        ["How do you choose?", "price"],
        "What would you change?",
      ],
    ]);
  });

  it("have bullets as questions with bullets below them as probes", async () => {
    expect(
      await outlineOfWord(
        heading("Einstieg"),
        bullet("Wie sieht Ihr Morgen aus?"),
        inner("Tee"),
        inner("Warum dieser?"),
        bullet("Was ist Ihnen wichtig?"),
      ),
    ).toEqual([["Einstieg", ["Wie sieht Ihr Morgen aus?", "Tee", "Warum dieser?"], "Was ist Ihnen wichtig?"]]);
  });

  it("have questions in the style of headings", async () => {
    expect(
      await outlineOfWord(
        heading("Routine"),
        heading("Tell me about your morning routine.", 2),
        bullet("steps"),
        heading("How long does it take?", 2),
        heading("Shopping"),
        heading("Where do you buy tea?", 2),
      ),
    ).toEqual([
      ["Routine", ["Tell me about your morning routine.", "steps"], "How long does it take?"],
      ["Shopping", "Where do you buy tea?"],
    ]);
  });

  it("have plain words moved to the right as probes", async () => {
    expect(
      await outlineOfWord(
        paragraph("1. How did you choose your tea?"),
        ...["Advice", "Price"].map((text) => paragraph(text, indented(720))),
        paragraph("2. Would you choose it again?"),
      ),
    ).toEqual([["Interview", ["How did you choose your tea?", "Advice", "Price"], "Would you choose it again?"]]);
  });
});

describe("headings that ask", () => {
  it("are questions with the probes that a heading of their own announces", () => {
    expect(outline("## Tell me about your tea.\n\n### Probes\n\n- taste\n- price")).toEqual([
      ["Interview", ["Tell me about your tea.", "taste", "price"]],
    ]);
  });

  it("are titles above numbered questions", () => {
    expect(outline("# Usage: how and when?\n\n1. When do you drink tea?\n2. How do you make it?")).toEqual([
      ["Usage: how and when?", "When do you drink tea?", "How do you make it?"],
    ]);
  });

  it("are titles if they are single words of a task", () => {
    expect(outline("# Describe\n\n1. What is your tea like?")).toEqual([["Describe", "What is your tea like?"]]);
  });
});
