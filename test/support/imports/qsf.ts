// A survey as Qualtrics exports it (.qsf), with the elements that every export has.

type Fields = Record<string, unknown>;
const element = (Element: string, PrimaryAttribute: string, Payload: unknown) => ({
  SurveyID: "SV_0AbCdEfGhIjKlMn",
  Element,
  PrimaryAttribute,
  SecondaryAttribute: null,
  TertiaryAttribute: null,
  Payload,
});

/** Choices by their numbers, as `{"1": {"Display": "Yes"}}`. */
export const choices = (...texts: (string | Fields)[]) =>
  Object.fromEntries(
    texts.map((text, index) => [String(index + 1), typeof text === "string" ? { Display: text } : text]),
  );

/** A question; what is given comes over what a single choice has. */
export const qsfQuestion = (QuestionID: string, given: Fields) => ({
  QuestionID,
  QuestionText: "Which of these?",
  DataExportTag: QuestionID.replace("QID", "Q"),
  QuestionType: "MC",
  Selector: "SAVR",
  SubSelector: "TX",
  Configuration: { QuestionDescriptionOption: "UseText" },
  QuestionDescription: "Which of these?",
  Validation: { Settings: { ForceResponse: "OFF", ForceResponseType: "ON", Type: "None" } },
  Language: [],
  ...(given.QuestionType === undefined ? { Choices: choices("Yes", "No"), ChoiceOrder: ["1", "2"] } : {}),
  ...given,
});

/** A condition on one answer. */
export const qsfTest = (QuestionID: string, choice: string, Operator = "Selected", more: Fields = {}) => ({
  LogicType: "Question",
  QuestionID,
  QuestionIsInLoop: "no",
  ChoiceLocator: `q://${QuestionID}/SelectableChoice/${choice}`,
  Operator,
  QuestionIDFromLocator: QuestionID,
  LeftOperand: `q://${QuestionID}/SelectableChoice/${choice}`,
  Type: "Expression",
  Description: "<span>If</span>",
  ...more,
});
export const qsfLogic = (...tests: Fields[]) => ({
  "0": { ...Object.fromEntries(tests.map((test, index) => [String(index), test])), Type: "If" },
  Type: "BooleanExpression",
  inPage: false,
});

interface Block {
  id: string;
  questions: (string | Fields)[];
  options?: Fields;
}

/** The text of an export; without a flow, all blocks come one behind the other. */
export function qsf(questions: ReturnType<typeof qsfQuestion>[], blocks?: Block[], flow?: Fields[]): string {
  const all = blocks ?? [{ id: "BL_1", questions: questions.map(({ QuestionID }) => QuestionID) }];
  return JSON.stringify({
    SurveyEntry: { SurveyID: "SV_0AbCdEfGhIjKlMn", SurveyName: "Drinks", SurveyLanguage: "EN", SurveyStatus: "Active" },
    SurveyElements: [
      element("BL", "Survey Blocks", [
        ...all.map(({ id, questions: asked, options }) => ({
          Type: "Standard",
          Description: id,
          ID: id,
          BlockElements: asked.map((question) =>
            typeof question === "string" ? { Type: "Question", QuestionID: question } : question,
          ),
          Options: { BlockLocking: "false", RandomizeQuestions: "false", ...options },
        })),
        { Type: "Trash", Description: "Trash / Unused Questions", ID: "BL_trash" },
      ]),
      element("FL", "Survey Flow", {
        Type: "Root",
        FlowID: "FL_1",
        Flow: flow ?? all.map(({ id }, index) => ({ Type: "Block", ID: id, FlowID: `FL_${index + 2}`, Autofill: [] })),
        Properties: { Count: 3 },
      }),
      element("SO", "Survey Options", { BackButton: "false", SaveAndContinue: "true" }),
      element("SCO", "Scoring", { ScoringCategories: [] }),
      element("PROJ", "CORE", { ProjectCategory: "CORE", SchemaVersion: "1.1.0" }),
      element("STAT", "Survey Statistics", { MobileCompatible: true, ID: "Survey Statistics" }),
      element("QC", "Survey Question Count", null),
      ...questions.map((question) => element("SQ", question.QuestionID, question)),
      element("RS", "RS_0AbCdEfGhIjKlMn", null),
    ],
  });
}
