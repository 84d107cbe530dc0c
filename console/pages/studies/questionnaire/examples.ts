/** How one kind of question is written: a questionnaire by itself, and part of the template. */
interface QuestionExample {
  title: string;
  /** What to know about it, in a sentence or two. */
  says: string;
  text: string;
}

export const questionExamples: readonly QuestionExample[] = [
  {
    title: "Screener",
    says: "An arrow after an answer ends the survey for people who give it.",
    text: `1. Have you bought coffee in the last four weeks?
   a) Yes
   b) No -> END`,
  },
  {
    title: t("One answer"),
    says: t("Write each answer on a line of its own."),
    text: t("2. How often do you drink coffee?\n   a) Every day\n   b) Less often\n   c) Never"),
  },
  {
    title: "Several answers",
    says: "Write [multiple, max 2] to allow two at most. “None of these” always excludes the others.",
    text: `3. Where do you buy coffee? [multiple]
   a) Supermarket
   b) Online
   c) Café
   d) None of these`,
  },
  {
    title: t("Scale"),
    says: t("Give the lowest and the highest number, and what they mean."),
    text: t("4. How satisfied are you with your coffee? (1 = not at all, 7 = very)"),
  },
  {
    title: "Grid",
    says: "People rate each statement below the scale.",
    text: `5. How much do you agree? (1 = not at all, 5 = fully)
   a) I always compare prices.
   b) I stay with the brands I know.`,
  },
  {
    title: t("Open answer"),
    says: t("People answer in their own words."),
    text: t("6. What would make you change to another coffee? [open]"),
  },
  {
    title: "Route",
    says: "Only people who meet the condition are asked the question.",
    text: `7. Have you ever bought coffee online?
   a) Yes
   b) No

8. What has kept you from buying it online? [ask if Q7 = No] [open]`,
  },
];

const TITLE = t("Coffee: a questionnaire to replace with your own");

/** All examples as one questionnaire. */
export const templateText = [TITLE, ...questionExamples.map(({ text }) => text)].join("\n\n");
