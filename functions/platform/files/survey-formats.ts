/** Facts about a format that are known without creating a file. */
interface SurveyFormatFacts {
  mediaType: string;
  /** How the name of a file ends. */
  extension: string;
  /** Its label where people choose a format. */
  label: string;
  /** What a file of this format contains, as sentences of the reference. */
  holds: string;
}

/** The formats that the questions of a survey can be downloaded in. */
export const surveyFacts = {
  json: {
    mediaType: "application/json",
    extension: "json",
    label: "JSON",
    holds: "The body that `POST …/survey` takes, without default values.",
  },
  text: {
    mediaType: "text/plain",
    extension: "txt",
    label: "Text",
    holds: "The exact form of the plain format: each question with its marks and its answers, a line each.",
  },
  docx: {
    mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    extension: "docx",
    label: "Word",
    holds: "The same text as a Word document, to be edited and sent again.",
  },
  qsf: {
    mediaType: "application/vnd.qualtrics.survey+json",
    extension: "qsf",
    label: "Qualtrics",
    holds:
      "A survey that Qualtrics imports, with blocks, display logic, branches, randomizers, loops, embedded " +
      "data and piped text. It contains a copy of the questions, which is read here if the rest has not been " +
      "changed.",
  },
} as const satisfies Readonly<Record<string, SurveyFormatFacts>>;
export type SurveyFormat = keyof typeof surveyFacts;
export const surveyFormats = Object.keys(surveyFacts) as [SurveyFormat, ...SurveyFormat[]];
