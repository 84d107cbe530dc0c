import type { Message } from "../../../functions/domain/simulation/message.ts";
import type { SimulationResults } from "../../../functions/domain/simulation/results.ts";
import type { StudyOutcome } from "../outcome.ts";
import { displayWidth, truncate } from "../../cli/display-width.ts";
import { oneLine } from "../../cli/printable.ts";
import { heading, INDENT, paragraph, type Page } from "./page.ts";

const LEFT = "     ";
/** About three lines of a page. */
const EXCERPT_CELLS = 220;
const EXCERPT_REPLIES = 2;

const speaker = ({ say }: Page, { role, persona_name }: Message): string =>
  role === "persona" ? oneLine(persona_name ?? "") : say(`transcript.${role}`);

function messageLines(page: Page, message: Message, most = Infinity): string[] {
  const words = most === Infinity ? message.content.trim() : truncate(oneLine(message.content), most);
  const name = message.role === "persona" ? page.paint.strong : page.paint.accent;
  return [...paragraph(page, speaker(page, message), INDENT, name), ...paragraph(page, words, LEFT)];
}

/** What was said in a group, each message once: every member's transcript holds the whole discussion. */
function groupMessages({ persona_results }: SimulationResults): Message[] {
  const all = persona_results.flatMap(({ transcript }) => transcript ?? []);
  return [...new Map(all.map((message) => [message.id, message])).values()].toSorted((a, b) => a.sequence - b.sequence);
}

function roundName({ say }: Page, round: number, rounds: number): string {
  if (round === 0) return say("transcript.before");
  return round > rounds ? say("transcript.after") : say("transcript.round", { round, rounds });
}

const ruled = (text: string, width: number): string => text + "─".repeat(Math.max(0, width - displayWidth(text)));

function groupLines(page: Page, results: SimulationResults, rounds: number, whole: boolean): string[] {
  const byRound = Map.groupBy(groupMessages(results), ({ round }) => round ?? 0);
  const shown = [...byRound].filter(([round]) => whole || (round >= 1 && round <= rounds));
  if (shown.length === 0) return [];
  return [
    ...heading(page, page.say(whole ? "transcript.whole" : "transcript.excerpt")),
    ...shown
      .flatMap(([round, messages]) => {
        const opening = messages.find(({ role }) => role === "moderator");
        const replies = messages.filter(({ role }) => role === "persona").slice(0, EXCERPT_REPLIES);
        const part = whole ? messages : [...(opening ? [opening] : []), ...replies];
        const left = messages.length - part.length;
        return [
          "",
          INDENT + page.paint.faint(ruled(`── ${roundName(page, round, rounds)} `, page.width - INDENT.length)),
          ...part.flatMap((message) => messageLines(page, message, whole ? Infinity : EXCERPT_CELLS)),
          ...(left > 0 ? [LEFT + page.paint.faint(page.say("transcript.more", { count: left }))] : []),
        ];
      })
      .slice(1),
    ...(whole ? [] : [INDENT + page.paint.faint(page.say("transcript.option", { option: "--transcript" }))]),
  ];
}

function interviewLines(page: Page, { persona_results }: SimulationResults): string[] {
  return persona_results.flatMap(({ persona_name, transcript }) =>
    transcript && transcript.length > 0
      ? [
          ...heading(page, truncate(page.say("transcript.person", { name: oneLine(persona_name) }), page.width)),
          ...transcript.flatMap((message) => messageLines(page, message)),
        ]
      : [],
  );
}

/** The talk of a focus group, in part unless the whole was asked for; interviews only when they were. */
export function transcript(page: Page, { results }: StudyOutcome, whole: boolean): string[] {
  const group = results.aggregate.focus_group;
  if (group) return groupLines(page, results, group.rounds, whole);
  return whole ? interviewLines(page, results) : [];
}
