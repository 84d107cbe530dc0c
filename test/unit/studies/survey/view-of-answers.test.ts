import { describe, expect, it } from "vitest";
import { plainAnswer, type Answer } from "../../../../functions/studies/simulation/results.ts";
import { viewOfAnswers } from "../../../../functions/studies/survey/view-of-answers.ts";

const answer = (fields: Partial<Answer> & Pick<Answer, "kind" | "text">): Answer => ({
  ...plainAnswer,
  question_id: "q1",
  question: "?",
  ...fields,
});
const open = (text: string, themes: string[] | null): Answer => answer({ kind: "open_ended", text, themes });
const rated = (text: string): Answer => answer({ kind: "likert", text });

describe("what a persona's answers say of its view", () => {
  it("holds what was said openly and where the persona stands, in the order of the file, and no reasons", () => {
    const view = viewOfAnswers([
      rated("Quite satisfied. It does what it should."),
      answer({ kind: "multiple_choice", text: "It is around the corner." }),
      open("A lower price. Two euros is a lot for a drink that is gone by noon.", ["price", "size"]),
      open("The bottle.", ["Price", "bottle"]),
    ]);
    expect(view).toEqual({
      reaction: "Quite satisfied. A lower price. Two euros is a lot for a drink that is gone by noon. The bottle.",
      key_themes: ["price", "size", "bottle"],
      notable_quote: "Two euros is a lot for a drink that is gone by noon.",
    });
  });

  it("is not known where no open answer says what it is about, or only a fact was told", () => {
    expect(viewOfAnswers([])).toBeNull();
    expect(viewOfAnswers([rated("Quite satisfied.")])).toBeNull();
    expect(viewOfAnswers([open("I would rather not say.", [])])).toBeNull();
    expect(viewOfAnswers([{ ...open("Munich", ["home"]), answered_from: "profile" }])).toBeNull();
  });

  it("names five themes at most, those named most often first", () => {
    const themes = [
      ["a", "b", "c"],
      ["d", "e", "f"],
      ["F", "g"],
    ].map((names) => open("Well.", names));
    expect(viewOfAnswers(themes)?.key_themes).toEqual(["f", "a", "b", "c", "d"]);
  });

  it("is short enough to be read, with open answers before the others, each whole", () => {
    const long = "It is too sweet for me in the morning. ".repeat(30).trim();
    const view = viewOfAnswers([rated("Quite satisfied."), open(long, ["sweet"])]);
    expect(view?.reaction).toBe(long);
    const many = Array.from({ length: 200 }, () => rated("Neither nor, as ever."));
    const shown = viewOfAnswers([...many, open("Less sugar.", ["sugar"])]);
    expect(shown?.reaction.length).toBeLessThan(1_100);
    expect(shown?.reaction).toMatch(/Less sugar\.$/);
  });

  it("quotes a longer sentence only if there is no shorter one", () => {
    const endless = `${"on and ".repeat(60)}on.`;
    expect(viewOfAnswers([open(`${endless} Too long. Yes.`, ["length"])])?.notable_quote).toBe("Too long.");
    expect(viewOfAnswers([open(endless, ["length"])])?.notable_quote).toBe(endless);
  });

  it("joins sentences as Japanese does", () => {
    const view = viewOfAnswers([rated("かなり満足です。"), open("値段が高いです。", ["値段"])]);
    expect(view?.reaction).toBe("かなり満足です。値段が高いです。");
  });
});
