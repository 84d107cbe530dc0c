import type { FocusGroupAggregate } from "../../../functions/domain/focus-group/aggregate-schema.ts";
import type { PersonaResult } from "../../../functions/domain/simulation/results.ts";
import type { StudyOutcome } from "../outcome.ts";
import { displayWidth, padEnd, padStart, truncate } from "../../cli/display-width.ts";
import { cellOf } from "../../cli/interval-bar.ts";
import { oneLine } from "../../cli/printable.ts";
import { interval, percent, score } from "./figures.ts";
import { matrix } from "./matrix.ts";
import { namesOf } from "./names.ts";
import { drawBar, heading, INDENT, paragraph, type Page } from "./page.ts";
import { quoted } from "./quotes.ts";

const LEFT = "     ";
const SHARE_WIDTH = 8;
const SHORTEST_BAR = 8;
type NameOf = ReturnType<typeof namesOf>;
type Conformity = FocusGroupAggregate["conformity"];

const nameColumn = (names: readonly string[], widest: number): number =>
  Math.min(widest, Math.max(...names.map(displayWidth)));

/** The way from one private view to the other on an axis from -1 to 1: `····○━━●··┊···`. */
function way({ paint }: Page, before: number, after: number, majority: number, width: number): string {
  const axis = [-1, 1] as const;
  const [from, to, most] = [before, after, majority].map((value) => cellOf(value, axis, width)) as [
    number,
    number,
    number,
  ];
  const cells = Array.from({ length: width }, (_, cell) => {
    if (cell === to) return paint[after > before ? "good" : after < before ? "bad" : "middling"]("●");
    if (cell === from) return "○";
    if (cell > Math.min(from, to) && cell < Math.max(from, to)) return "━";
    return paint.faint(cell === most ? "┊" : "·");
  });
  return cells.join("");
}

/** How far the group changed its members' minds. */
function conformityLines(page: Page, conformity: Conformity, nameOf: NameOf): string[] {
  if (!conformity) return paragraph(page, page.say("sentiment.not_rated"));
  const { personas, index, majority, spread_before, spread_after } = conformity;
  if (personas.length === 0) return [];
  const { say, number, paint } = page;
  const moves = { true: "group.towards", false: "group.not_towards", null: "group.near" } as const;
  const [before, after] = [say("group.before"), say("group.after")];
  const [beforeWidth, afterWidth] = [Math.max(9, displayWidth(before) + 2), Math.max(7, displayWidth(after) + 2)];
  const moveWidth = 2 + Math.max(...Object.values(moves).map((key) => displayWidth(say(key))));
  const names = personas.map(({ persona_id }) => nameOf(persona_id));
  const nameWidth = nameColumn(names, 24);
  const width = Math.min(41, page.width - INDENT.length - nameWidth - 2 - beforeWidth - afterWidth - moveWidth);
  const scale = `-1${padStart("0", Math.ceil(width / 2) - 2)}${padStart("+1", Math.floor(width / 2))}`;
  return [
    ...heading(page, say("group.heading")),
    paint.faint(
      `${INDENT}${padEnd("", nameWidth)}  ${scale}${padStart(before, beforeWidth)}${padStart(after, afterWidth)}`,
    ),
    ...personas.map((view, row) =>
      [
        INDENT,
        padEnd(truncate(names[row] ?? "", nameWidth), nameWidth),
        `  ${way(page, view.before, view.after, majority, width)}`,
        padStart(score(page, view.before), beforeWidth),
        padStart(score(page, view.after), afterWidth),
        `  ${paint.faint(say(moves[`${view.moved_toward_majority}`]))}`,
      ].join(""),
    ),
    ...paragraph(page, say("group.key", { middle: score(page, majority) }), INDENT, paint.faint),
    ...(index
      ? [
          `${INDENT}${say("group.index")} ${paint.strong(percent(page, index.share))} ` +
            `${paint.faint(`(${interval(page, index.share_interval)})`)}`,
          ...paragraph(page, say("group.moved", { moved: index.moved, apart: index.comparable })),
        ]
      : paragraph(page, say("group.no_index"))),
    ...(spread_before === null || spread_after === null
      ? []
      : paragraph(
          page,
          say(`group.${moved(spread_before, spread_after)}`, {
            before: number(spread_before, 2),
            after: number(spread_after, 2),
          }),
        )),
  ];
}

const moved = (before: number, after: number) => {
  if (after === before) return "as_before";
  return after < before ? "closer" : "further";
};

function airtimeLines(page: Page, { airtime }: FocusGroupAggregate, nameOf: NameOf): string[] {
  if (airtime.personas.length === 0) return [];
  const { say, number, paint } = page;
  const names = airtime.personas.map(({ persona_id }) => nameOf(persona_id));
  const shares = airtime.personas.map(({ words, messages }) =>
    say("group.share", {
      words: say("counts.words", { count: words }),
      turns: say("counts.turns", { count: messages }),
    }),
  );
  const beside = 2 + SHARE_WIDTH + 2 + Math.max(...shares.map(displayWidth));
  const room = page.width - INDENT.length - beside;
  const nameWidth = nameColumn(names, Math.min(28, room - SHORTEST_BAR));
  const width = Math.min(40, room - nameWidth);
  const most = Math.max(...airtime.personas.map(({ share }) => share), 1);
  return [
    ...heading(page, say("group.airtime")),
    ...airtime.personas.map(
      ({ share }, row) =>
        `${INDENT}${padEnd(truncate(names[row] ?? "", nameWidth), nameWidth)}  ` +
        `${drawBar(page, share / most, width, paint.accent)}${padStart(percent(page, share), SHARE_WIDTH)}  ` +
        paint.faint(shares[row] ?? ""),
    ),
    ...paragraph(page, say("group.balance", { balance: number(airtime.balance, 2) }), INDENT, paint.faint),
  ];
}

/** Themes by who spoke of them, with who was the first. */
function topicLines(page: Page, { themes }: FocusGroupAggregate, people: readonly PersonaResult[]): string[] {
  if (themes.length === 0) return [];
  const rows = themes.map(({ theme, share, share_interval, persona_ids, first_said_by }) => ({
    label: theme,
    marks: people.map(({ persona_id }) =>
      persona_id === first_said_by
        ? page.paint.good("◆")
        : persona_ids.includes(persona_id)
          ? page.paint.accent("●")
          : page.paint.faint("·"),
    ),
    share,
    share_interval,
  }));
  return [
    ...heading(page, page.say("group.topics")),
    ...matrix(
      page,
      rows,
      people.map(({ persona_name }) => oneLine(persona_name)),
      page.say("group.said_by"),
    ),
    ...paragraph(page, page.say("group.first"), INDENT, page.paint.faint),
  ];
}

function disagreementLines(page: Page, { disagreements }: FocusGroupAggregate, nameOf: NameOf): string[] {
  if (disagreements.length === 0) return [];
  return [
    ...heading(page, page.say("group.disagreements")),
    ...disagreements
      .flatMap(({ topic, positions }) => [
        "",
        ...paragraph(page, oneLine(topic), INDENT, page.paint.strong),
        ...positions.flatMap(({ position, evidence }, side) => [
          ...paragraph(page, oneLine(position), `${INDENT}${side === 0 ? "◀" : "▶"}  `),
          ...evidence.flatMap(({ persona_id, quote }) =>
            paragraph(page, `${quoted(page, quote)} — ${nameOf(persona_id)}`, `${LEFT}> `, page.paint.accent),
          ),
        ]),
      ])
      .slice(1),
  ];
}

/** What a focus group did to its members, who spoke, what came up and what stayed open. */
export function focusGroup(page: Page, { results }: StudyOutcome): string[] {
  const group = results.aggregate.focus_group;
  if (!group) return [];
  const nameOf = namesOf(page, results.persona_results);
  return [
    ...conformityLines(page, group.conformity, nameOf),
    ...airtimeLines(page, group, nameOf),
    ...topicLines(page, group, results.persona_results),
    ...disagreementLines(page, group, nameOf),
  ];
}
