import type { SurveyDraft } from "../survey-draft.ts";
import { plainLine } from "../plain-text.ts";
import { textOf, type Fields } from "../values.ts";
import type { EmbeddedData } from "./embedded-data.ts";
import type { Known } from "./logic.ts";

const PIECE = /\$\{((?:[^}$]|\$(?!\{)){0,300})\}/gu;
const ANSWER = new RegExp(
  String.raw`^q://((?:\d+_)?QID[^/]+)/Choice(?:Group/(?:Selected|Displayed)(?:Choices|Answers)\w*|TextEntryValue|` +
    String.raw`NumericEntryValue)(?:/(.+))?$`,
  "u",
);
const STATIC = /^q:\/\/((?:\d+_)?QID[^/]+)\/(QuestionText|QuestionDescription|ChoiceDescription)(?:\/(.+))?$/u;

/**
 * Fills in the parts of a text that Qualtrics fills in: earlier answers, embedded fields, and the subject of a round.
 */
export function createPiping(
  draft: SurveyDraft,
  data: EmbeddedData,
  known: Known,
  questionOf: (id: string) => Fields | undefined,
) {
  const answerOf = (id: string, row: string | undefined): string | null => {
    const source = known.source(id);
    if (!source) return null;
    const own = source.rows ? (source.rows.get(row?.split("/")[0] ?? "") ?? [...source.rows.values()][0]!) : source.id;
    const question = draft.find(own);
    if (!question) return null;
    // If not everybody has answered, the text is still shown, without the answer.
    return question.ask_if === null ? `{{${own}}}` : `{{${data.answerOf(own)}}}`;
  };
  const staticOf = (id: string, what: string, choice: string | undefined): string | null => {
    const question = questionOf(id.replace(/^\d+_/, ""));
    if (!question) return null;
    if (what !== "ChoiceDescription") return plainLine(textOf(question[what]));
    const answer = known.source(id)?.answers.get(choice ?? "");
    return answer === undefined ? null : String(answer);
  };
  return function fill(text: string, where: string, depth = 0): string {
    return text.replaceAll(PIECE, (_, piece: string) => {
      const [, answered, row] = ANSWER.exec(piece) ?? [];
      const [, asked, what, choice] = STATIC.exec(piece) ?? [];
      const [, field] = /^e:\/\/Field\/(.+)$/u.exec(piece) ?? [];
      const [, round] = /^lm:\/\/(.+)$/u.exec(piece) ?? [];
      const inRound = round === undefined ? undefined : known.round.get(round);
      const filled =
        answered !== undefined
          ? answerOf(answered, row)
          : asked !== undefined
            ? staticOf(asked, what!, choice)
            : field !== undefined
              ? `{{${data.read(field, where)}}}`
              : inRound !== undefined && depth < 3
                ? fill(plainLine(inRound), where, depth + 1)
                : null;
      if (filled === null) draft.leaveOut(where, `\${${piece}} is filled in there; it is left out here.`);
      return filled ?? "";
    });
  };
}
