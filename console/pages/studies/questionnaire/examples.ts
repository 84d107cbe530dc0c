/** How one kind of question is written. Each is a questionnaire by itself, and all of them together are the template. */
interface QuestionExample {
  title: string;
  /** What to know about it, in a sentence or two. */
  says: string;
  text: string;
}

export const questionExamples: readonly QuestionExample[] = [
  {
    title: "Screener",
    says: "An arrow behind an answer ends the survey for whoever gives it.",
    text: `1. Have you bought coffee in the last four weeks?
   a) Yes
   b) No -> END`,
  },
  {
    title: "One answer",
    says: "Write each answer on a line of its own.",
    text: `2. How often do you drink coffee?
   a) Every day
   b) Less often
   c) Never`,
  },
  {
    title: "Several answers",
    says: "[multiple, max 2] allows two at most. “None of these” excludes the other answers by itself.",
    text: `3. Where do you buy coffee? [multiple]
   a) Supermarket
   b) Online
   c) Café
   d) None of these`,
  },
  {
    title: "Scale",
    says: "Give the lowest and the highest number, and what they mean.",
    text: `4. How satisfied are you with your coffee? (1 = not at all, 7 = very)`,
  },
  {
    title: "Grid",
    says: "Statements below a scale are rated one by one.",
    text: `5. How much do you agree? (1 = not at all, 5 = fully)
   a) I always compare prices.
   b) I stay with the brands I know.`,
  },
  {
    title: "Open answer",
    says: "People answer in their own words.",
    text: `6. What would make you change to another coffee? [open]`,
  },
  {
    title: "Route",
    says: "A question with a condition is asked only of those for whom it is true.",
    text: `7. Have you ever bought coffee online?
   a) Yes
   b) No

8. What has kept you from buying it online? [ask if Q7 = No] [open]`,
  },
];

const TITLE = "Coffee: a questionnaire to replace with your own";

/** All examples as one questionnaire. */
export const templateText = [TITLE, ...questionExamples.map(({ text }) => text)].join("\n\n");
