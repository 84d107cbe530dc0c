import { describe, expect, it } from "vitest";
import { codedWithComment, filled, questionIn, replyTo, spoken } from "../../../bench/peers/studies/answers.ts";
import { chatRequestSchema, inputTokensOf } from "../../../bench/peers/studies/chat-request.ts";
import { peerQuestionSchema } from "../../../bench/peers/studies/peer-study.ts";
import { wordsOf } from "../../../bench/peers/studies/words.ts";

const rating = peerQuestionSchema.parse({
  name: "price",
  text: "How important is the price?",
  kind: "scale",
  options: ["1", "2", "3"],
  characters: 40,
});
const several = peerQuestionSchema.parse({
  name: "bought",
  text: "Which have you bought?",
  kind: "several",
  options: ["Oat", "Soy"],
  characters: 40,
});
const open = peerQuestionSchema.parse({ name: "why", text: "Why is that?", kind: "open", characters: 90 });
const questions = [rating, several, open];
const lengths = { summary: 200, point: 50 };
const ask = (messages: object[], more: object = {}) => chatRequestSchema.parse({ model: "counted", messages, ...more });

describe("words", () => {
  it("have exactly the length that is wanted, and differ from number to number", () => {
    for (const characters of [1, 2, 40, 71, 72, 73, 500]) expect(wordsOf(characters, 3)).toHaveLength(characters);
    expect(wordsOf(80, 1)).not.toBe(wordsOf(80, 2));
  });
});

describe("the question of a request", () => {
  it("is the last one of a conversation that goes on", () => {
    const request = ask([
      { role: "user", content: open.text },
      { role: "assistant", content: "Because." },
      { role: "user", content: [{ type: "text", text: rating.text }] },
    ]);
    expect(questionIn(request, questions)?.name).toBe("price");
  });

  it("is none where none is asked", () => {
    expect(questionIn(ask([{ role: "user", content: "Hello" }]), questions)).toBeUndefined();
    const study = { dialect: "edsl", questions, lengths } as const;
    expect(() => replyTo(ask([{ role: "user", content: "Hello" }]), study, 0)).toThrow("none of the study's questions");
  });
});

describe("an answer", () => {
  it("to EDSL has what was chosen in a line of its own, as its instructions ask", () => {
    expect(codedWithComment(rating, 4).split("\n")).toEqual(["2", wordsOf(40, 4)]);
    expect(codedWithComment(several, 1).split("\n")[0]).toBe("['Soy']");
    expect(codedWithComment(open, 0)).toHaveLength(90);
  });

  it("in free text names exactly one of the options", () => {
    expect(spoken(rating, 4).startsWith("2. ")).toBe(true);
    expect(spoken(several, 0)).not.toContain("Soy");
  });

  it("to TinyTroupe says something, is done, and tells how it feels", () => {
    const format = { type: "json_schema", json_schema: { schema: { properties: { cognitive_state: {} } } } };
    const request = ask([{ role: "user", content: JSON.stringify({ stimuli: [open.text] }) }], {
      response_format: format,
    });
    const reply = replyTo(request, { dialect: "tinytroupe", questions, lengths }, 0);
    const said = JSON.parse("text" in reply ? reply.text : "") as { actions: { type: string; content: string }[] };
    expect(said.actions.map(({ type }) => type)).toEqual(["TALK", "DONE"]);
    expect(said.actions[0]?.content).toHaveLength(90);
  });

  it("fills the schema of a tool: the summary, lists of points, objects within", () => {
    const schema = {
      properties: { summary: { type: "string" }, themes: { type: "array", items: { type: "string" } } },
    };
    const tools = [{ function: { name: "synthesize", parameters: schema } }];
    const request = ask([{ role: "user", content: open.text }], { tools });
    const reply = replyTo(request, { dialect: "althing", questions, lengths }, 0);
    expect(reply.purpose).toBe("synthesize");
    const input = filled(schema, lengths, 0) as { summary: string; themes: string[] };
    expect(input.summary).toHaveLength(200);
    expect(input.themes.map(({ length }) => length)).toEqual([50, 50, 50]);
  });
});

describe("input tokens", () => {
  it("are those of all messages, four characters a token", () => {
    const request = ask([
      { role: "system", content: "a".repeat(40) },
      { role: "user", content: [{ type: "text", text: "b".repeat(80) }] },
    ]);
    expect(inputTokensOf(request)).toBe(30);
  });

  it("count tools and the schema of an answer as they stand in the request", () => {
    const messages = [{ role: "user", content: "a".repeat(40) }];
    const tools = [{ function: { name: "t", parameters: {} } }];
    const format = { type: "json_schema", json_schema: { name: "s" } };
    expect(inputTokensOf(ask(messages, { tools }))).toBe(10 + Math.round(JSON.stringify(tools).length / 4));
    expect(inputTokensOf(ask(messages, { response_format: format }))).toBe(
      10 + Math.round(JSON.stringify(format).length / 4),
    );
    expect(inputTokensOf(ask(messages, { response_format: { type: "text" } }))).toBe(10);
  });
});
