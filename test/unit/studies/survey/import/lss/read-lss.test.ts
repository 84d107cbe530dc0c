import { describe, expect, it } from "vitest";
import { checkSurvey } from "../../../../../../functions/studies/survey/check-survey.ts";
import { readLss } from "../../../../../../functions/studies/survey/import/lss/read-lss.ts";
import { lss } from "../../../../../support/imports/lss.ts";

type Group = Parameters<typeof lss>[0][number];
type Question = Group["questions"][number];
function read(...parts: Parameters<typeof lss>) {
  const result = readLss(lss(...parts));
  if ("problem" in result) throw new Error(result.problem);
  checkSurvey(result.survey);
  return result;
}
const group = (...questions: Question[]): Group => ({ name: "One", questions });
const open = (title: string, given: Partial<Question> = {}): Question => ({ type: "T", title, ...given });
const yesNo = (title: string, given: Partial<Question> = {}): Question => ({ type: "Y", title, ...given });
const answers = { A1: "Tea", A2: "Coffee", A3: "Milk" };
const rows = { SQ001: "Tea", SQ002: "Coffee", SQ003: "None" };

describe("a LimeSurvey export", () => {
  it.each<[type: string, given: Partial<Question>, read: Record<string, unknown>[]]>([
    [
      "L",
      { answers, other: "Y", attributes: { random_order: "1" } },
      [
        {
          kind: "multiple_choice",
          options: ["Tea", "Coffee", "Milk", "Other"],
          randomize: true,
          anchored_options: ["Other"],
        },
      ],
    ],
    ["!", { answers, mandatory: "Y" }, [{ kind: "multiple_choice", multiple: false, required: true }]],
    [
      "M",
      { rows, attributes: { exclude_all_others: "SQ003", min_answers: "1", max_answers: "2" } },
      [{ multiple: true, options: ["Tea", "Coffee", "None"], exclusive_options: ["None"], min: 1, max: 2 }],
    ],
    ["P", { rows }, [{ multiple: true }]],
    ["Y", {}, [{ options: ["Yes", "No"] }]],
    ["G", {}, [{ options: ["Female", "Male"] }]],
    ["5", {}, [{ kind: "likert", scale: { points: 5, first_value: 1 } }]],
    [
      "A",
      { rows },
      [{ id: "Q1_1", scale: { points: 5 }, text: "Which of these? Tea" }, { id: "Q1_2" }, { id: "Q1_3" }],
    ],
    ["B", { rows: { SQ001: "Tea" } }, [{ scale: { points: 10 } }]],
    ["C", { rows: { SQ001: "Tea" } }, [{ options: ["Yes", "No", "Uncertain"] }]],
    ["E", { rows: { SQ001: "Tea" } }, [{ options: ["Increase", "Same", "Decrease"] }]],
    [
      "F",
      { rows: { SQ001: "Tea" }, answers: { A1: "bad", A2: "good" } },
      [{ kind: "likert", scale: { points: 2, low_label: "bad", high_label: "good", labels: ["bad", "good"] } }],
    ],
    [
      "H",
      { rows: { SQ001: "Tea" }, answers: { A1: "Agree", A2: "Disagree", A3: "No answer" } },
      [{ kind: "multiple_choice", options: ["Agree", "Disagree", "No answer"] }],
    ],
    [
      "1",
      {
        rows: { SQ001: "Tea" },
        answers: { A1: "bad", A2: "good" },
        answers2: { B1: "dear", B2: "cheap" },
        attributes: { dualscale_headerB: "price" },
      },
      [
        { id: "Q1_1", scale: { labels: ["bad", "good"] } },
        { id: "Q1_2", text: "Which of these? Tea (price)", scale: { labels: ["dear", "cheap"] } },
      ],
    ],
    [
      "N",
      { attributes: { min_num_value_n: "0", max_num_value_n: "30", suffix: "days" } },
      [{ kind: "numeric", min: 0, max: 30, unit: "days" }],
    ],
    ["K", { rows }, [{ kind: "numeric" }, { kind: "numeric" }, { kind: "numeric" }]],
    [
      "K",
      { rows, attributes: { equals_num_value: "10" } },
      [{ kind: "allocation", total: 10, options: ["Tea", "Coffee", "None"] }],
    ],
    [
      "R",
      { answers, attributes: { max_answers: "2" } },
      [{ kind: "ranking", options: ["Tea", "Coffee", "Milk"], max: 2 }],
    ],
    [
      "Q",
      { rows: { SQ001: "Town", SQ002: "Street" } },
      [{ kind: "open_ended", text: "Which of these? Town" }, { kind: "open_ended" }],
    ],
    [
      "U",
      { text: "<p>Why&nbsp;so?</p>", help: "In a few words." },
      [{ kind: "open_ended", text: "Why so?\nIn a few words." }],
    ],
  ])("is read: %s %o", (type, given, expected) => {
    expect(read([group({ type, title: "Q1", ...given })]).survey.questions).toMatchObject(expected);
  });

  it.each<[relevance: string, any_of: unknown[]]>([
    ['((Q1.NAOK == "A1"))', ["Tea"]],
    ['Q1 == "A1" or Q1 == "A2"', ["Tea", "Coffee"]],
    ['((282267X1X10.NAOK != "A1"))', ["Coffee", "Milk"]],
    ['!(Q1.NAOK == "A1") && Q1 != "A3"', ["Coffee"]],
    ["!is_empty(Q1)", ["Tea", "Coffee", "Milk"]],
  ])("keeps relevance: %s", (relevance, any_of) => {
    const { survey } = read([group({ type: "L", title: "Q1", answers }, open("Q2", { relevance }))]);
    expect(survey.questions[1]?.ask_if).toEqual({ question_id: "Q1", any_of });
  });

  it("keeps relevance of numbers, ratings, rows and options", () => {
    const labels = { A1: "bad", A2: "fair", A3: "good" };
    const { survey } = read([
      group(
        { type: "N", title: "Q1" },
        { type: "F", title: "Q2", rows: { SQ1: "Taste" }, answers: labels },
        { type: "M", title: "Q3", rows },
        open("Q4", { relevance: "Q1.NAOK >= 18 and 65 > Q1.NAOK" }),
        open("Q5", { relevance: 'Q2_SQ1.NAOK == "A1"' }),
        open("Q6", { relevance: 'Q3_SQ001.NAOK == "Y" or Q3_SQ002.NAOK == "Y"' }),
      ),
    ]);
    expect(survey.questions.flatMap(({ ask_if }) => ask_if ?? [])).toEqual([
      { question_id: "Q1", any_of: [{ min: 18, max: 64 }] },
      { question_id: "Q2_1", any_of: [1] },
      { question_id: "Q3", any_of: ["Tea", "Coffee"] },
    ]);
  });

  it("keeps groups, order, what is shown, piping and those whom a quota of nobody ends", () => {
    const { survey, not_imported } = read(
      [
        group(
          yesNo("Q1"),
          { type: "X", title: "X1", text: "A drink from <b>oats</b>." },
          open("Q2", { text: "Why {Q1.shown}?" }),
        ),
        {
          name: "Two",
          randomization: "r",
          relevance: 'Q1.NAOK == "Y"',
          description: "Please imagine.",
          questions: [open("Q3")],
        },
        { name: "Three", randomization: "r", questions: [open("Q4"), open("Q5", { attributes: { hidden: "1" } })] },
        { name: "Four", questions: ["Q6", "Q7"].map((title) => open(title, { attributes: { random_group: "g" } })) },
        group({ type: "A", title: "Q8", rows, attributes: { random_order: "1" } }),
      ],
      {
        additional: "de",
        tables: {
          quota: [{ id: "1", sid: "282267", name: "No drinkers", qlimit: "0", action: "1", active: "1" }],
          quota_members: [{ id: "1", sid: "282267", qid: "10", quota_id: "1", code: "N" }],
        },
      },
    );
    expect(survey.questions).toMatchObject([
      { id: "Q1", terminate_if: { question_id: "Q1", any_of: ["No"] } },
      { id: "Q2", text: "Why {{Q1}}?", context: "A drink from oats." },
      { id: "Q3", ask_if: { question_id: "Q1", any_of: ["Yes"] }, context: "Please imagine.", block: "b1" },
      { id: "Q4", block: "b2" },
      { id: "Q6", block: "b3" },
      { id: "Q7", block: "b3" },
      ...["Q8_1", "Q8_2", "Q8_3"].map((id) => ({ id, block: "b4" })),
    ]);
    expect(survey.blocks.map(({ shuffled, rotation }) => [shuffled, rotation])).toEqual([
      [false, "r1"],
      [false, "r1"],
      [true, null],
      [true, null],
    ]);
    expect(not_imported.map(({ where, what }) => `${where}: ${what}`)).toEqual([
      "Question Q5: It is hidden, so it is not asked.",
      "Survey: Its other languages are left out (de).",
    ]);
  });

  it("takes conditions from their table where there are no equations, and words from the survey's language", () => {
    const { survey } = read([group(yesNo("Q1"), open("Q2"))], {
      language: "de-informal",
      tables: {
        conditions: ["N", "Y"].map((value, cid) => ({
          cid: String(cid),
          qid: "11",
          cqid: "10",
          cfieldname: "282267X1X10",
          method: "==",
          value,
          scenario: "1",
        })),
      },
    });
    expect(survey.questions).toMatchObject([
      { options: ["Ja", "Nein"] },
      { ask_if: { question_id: "Q1", any_of: ["Ja", "Nein"] } },
    ]);
  });

  const laughs = `<!DOCTYPE document [<!ENTITY a "ha"><!ENTITY b "${"&a;".repeat(100)}">]>`;
  it.each<[name: string, text: string, problem: string]>([
    ["an end too early", lss([group(open("Q1"))]).slice(0, -40), "The .lss file is incomplete"],
    [
      "another export",
      "<document><LimeSurveyDocType>Question</LimeSurveyDocType></document>",
      "The .lss file is not an export of a whole LimeSurvey survey",
    ],
    [
      "elements within elements",
      `<document>${"<a>".repeat(100_000)}`,
      "The .lss file is nested more deeply than any export is.",
    ],
    [
      "functions",
      lss([group(open("Q1"), open("Q2", { relevance: "count(Q1) > 0" }))]),
      'Question Q2 is asked on "count(Q1) > 0", which conditions here cannot ask.',
    ],
    ["parentheses without end", lss([group(open("Q1", { relevance: "(".repeat(10_000) }))]), "Question Q1 is asked on"],
    [
      "array filters",
      lss([group({ type: "M", title: "Q1", rows, attributes: { array_filter: "Q0" } })]),
      "Question Q1 shows its options by the answer to an earlier question (array filter); write them out.",
    ],
    [
      "sums in a text",
      lss([group(open("Q1", { text: "Is it {sum(Q0, 1)}?" }))]),
      "Question Q1 fills in {sum(Q0, 1)}, which is not an earlier answer; write it out.",
    ],
    [
      "a text for some",
      lss([group(yesNo("Q1"), { type: "X", title: "X1", text: "Look.", relevance: 'Q1 == "Y"' }, open("Q2"))]),
      "Text X1 is shown on a condition",
    ],
  ])("is refused for %s", (_name, text, problem) => {
    expect(readLss(text)).toEqual({ problem: expect.stringContaining(problem) });
  });

  it("leaves entities of a document as they are written", () => {
    const text = lss([group(open("Q1", { text: "Why &b;?" }))])
      .replaceAll(/<!\[CDATA\[(Why.*?)\]\]>/g, "$1")
      .replace("<document>", `${laughs}<document>`);
    const result = readLss(text);
    expect("survey" in result && result.survey.questions[0]?.text).toBe("Why &b;?");
  });
});
