import { t } from "../../../language/say.ts";
/** An example of one kind of question: a questionnaire by itself, and part of the template. */
interface QuestionExample {
  title: string;
  /** An explanation in a sentence or two. */
  says: string;
  text: string;
}

export const questionExamples: readonly QuestionExample[] = [
  {
    title: t("Screener"),
    says: t("An arrow after an answer ends the survey for personas that give it."),
    text: t("1. Have you bought coffee in the last four weeks?\n   a) Yes\n   b) No -> END"),
  },
  {
    title: t("One answer"),
    says: t("Write each answer on a line of its own."),
    text: t("2. How often do you drink coffee?\n   a) Every day\n   b) Less often\n   c) Never"),
  },
  {
    title: t("Several answers"),
    says: t("Write [multiple, max 2] to allow two at most. “None of these” always excludes the others."),
    text: t(
      "3. Where do you buy coffee? [multiple]\n   a) Supermarket\n   b) Online\n   c) Café\n   " + "d) None of these",
    ),
  },
  {
    title: t("Scale"),
    says: t("Give the lowest and the highest number, and what they mean."),
    text: t("4. How satisfied are you with your coffee? (1 = not at all, 7 = very)"),
  },
  {
    title: t("Grid"),
    says: t("Personas rate each statement below the scale."),
    text: t(
      "5. How much do you agree? (1 = not at all, 5 = fully)\n   a) I always compare " +
        "prices.\n   b) I stay with the brands I know.",
    ),
  },
  {
    title: t("Open answer"),
    says: t("Personas answer in their own words."),
    text: t("6. What would make you change to another coffee? [open]"),
  },
  {
    title: t("Route"),
    says: t("Only personas that meet the condition are asked the question."),
    text: t(
      "7. Have you ever bought coffee online?\n   a) Yes\n   b) No\n\n8. What has kept you " +
        "from buying it online? [ask if Q7 = No] [open]",
    ),
  },
];

const TITLE = t("Coffee: a questionnaire to replace with your own");

/** All examples as one questionnaire. */
export const templateText = [TITLE, ...questionExamples.map(({ text }) => text)].join("\n\n");
