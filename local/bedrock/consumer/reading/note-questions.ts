import * as z from "zod";
import type { SurveyReading } from "../../../../functions/prompts/survey-reading/prompt.ts";
import { jsonBlockOf } from "../../model/blocks.ts";
import { allowsSeveral, optionsWithin, splitOptions, withoutHints } from "./options.ts";
import { readDescribedScale } from "./scale.ts";
import { isMarked, sentencesOf, unmarked, type Sentence } from "./sentences.ts";

type Question = SurveyReading["passages"][number]["questions"][number];

const passagesSchema = z.array(z.object({ passage: z.int(), text: z.string() })).catch([]);

const asks = /\?["”“»)’]*$/;
/** Orders to the respondent that are questions without a question mark. */
const orders =
  /^(?:please )?(?:rate|describe|tell us|tell me|name|list|rank|indicate|state|estimate|explain|complete|give us|share|write down)\b|^(?:bitte )?(?:bewerten|beschreiben|erzählen|nennen|schildern|schätzen|geben|erklären|ergänzen|beurteilen)\s+sie\b|^(?:bewerte|beschreibe|nenne|erzähle|schildere|schätze)\b/iu;
/** Orders that only say how to fill in the sheet, and questions that nobody has to answer. */
const handling =
  /^(?:please )?(?:tick|choose|select|check|circle|mark|turn|read|continue|skip|go to|hand)\b|^bitte (?:ankreuzen|wählen|kreuzen|lesen|blättern)|^(?:any questions|ready|fragen|noch fragen|bereit|alles klar)\?|^(?:kreuzen|wählen|lesen) sie\b/iu;

const isQuestion = ({ text }: Sentence) => {
  const plain = unmarked(text);
  return (asks.test(plain) || orders.test(plain)) && !handling.test(plain);
};

/** Options behind a question: in the rest of its line, or one a line. */
function optionsAfter(following: readonly Sentence[], line: number): string[] | null {
  const sameLine = following.filter((sentence) => sentence.line === line && !handling.test(unmarked(sentence.text)));
  const rest = withoutHints(sameLine.map(({ text }) => text).join(" "));
  if (rest) return splitOptions(rest);
  const lines = following
    .filter((sentence) => sentence.line > line)
    .filter(({ text }) => !handling.test(unmarked(text)) && !allowsSeveral(text));
  const listed = lines.filter(({ text }) => isMarked(text)).map(({ text }) => unmarked(text));
  if (listed.length >= 2) return listed;
  return lines[0] ? splitOptions(lines[0].text) : null;
}

function read(question: Sentence, following: readonly Sentence[]): Question {
  const text = unmarked(question.text);
  const around = [text, ...following.map((sentence) => sentence.text)].join(" ");
  const scale = readDescribedScale(around);
  if (scale) return { kind: "likert", text, options: null, multiple: false, scale };
  const options = optionsWithin(text) ?? optionsAfter(following, question.line);
  if (options) return { kind: "multiple_choice", text, options, multiple: allowsSeveral(around), scale: null };
  return { kind: "open_ended", text, options: null, multiple: false, scale: null };
}

/** The questions of a passage, word for word. */
export function questionsIn(passage: string): Question[] {
  const sentences = sentencesOf(passage);
  const starts = sentences.flatMap((sentence, index) => (isQuestion(sentence) ? [index] : []));
  return starts.map((start, number) => read(sentences[start]!, sentences.slice(start + 1, starts[number + 1])));
}

/** Reads the passages of a questionnaire that no rule could. */
export function noteQuestions(request: string): SurveyReading {
  const passages = passagesSchema.parse(jsonBlockOf(request, "passages") ?? []);
  return { passages: passages.map(({ passage, text }) => ({ passage, questions: questionsIn(text) })) };
}
