import type { FocusGroupAggregate } from "../../../functions/domain/focus-group/aggregate-schema.ts";
import type { PersonaResult } from "../../../functions/domain/simulation/results.ts";
import type { StudyOutcome } from "../outcome.ts";
import { displayWidth, padEnd, padStart, truncate } from "../../cli/display-width.ts";
import { cellOf } from "../../cli/interval-bar.ts";
import { oneLine } from "../../cli/printable.ts";
import { counted, interval, percent, score } from "../../cli/figures.ts";
import { matrix } from "./matrix.ts";
import { namesOf } from "./names.ts";
import { drawBar, heading, INDENT, paragraph, type Page } from "./page.ts";
import { quoted } from "./personas.ts";

const LEFT = "     ";
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
  if (!conformity) return paragraph(page, "Nobody's private views could be rated.");
  const { personas, index, majority, spread_before, spread_after } = conformity;
  if (personas.length === 0) return [];
  const names = personas.map(({ persona_id }) => nameOf(persona_id));
  const nameWidth = nameColumn(names, 24);
  const width = Math.min(41, page.width - INDENT.length - nameWidth - 34);
  const scale = `-1${padStart("0", Math.ceil(width / 2) - 2)}${padStart("+1", Math.floor(width / 2))}`;
  const moves = { true: "towards ┊", false: "not towards ┊", null: "near ┊ before" } as const;
  return [
    ...heading(page, "Before and after the discussion"),
    page.paint.faint(`${INDENT}${padEnd("", nameWidth)}  ${scale}   before  after`),
    ...personas.map(({ before, after, moved_toward_majority }, row) =>
      [
        INDENT,
        padEnd(truncate(names[row] ?? "", nameWidth), nameWidth),
        `  ${way(page, before, after, majority, width)}`,
        padStart(score(before), 9),
        padStart(score(after), 7),
        `  ${page.paint.faint(moves[`${moved_toward_majority}`])}`,
      ].join(""),
    ),
    ...paragraph(
      page,
      `○ private view before, ● after, ┊ the middle of the group before (${score(majority)})`,
      INDENT,
      page.paint.faint,
    ),
    ...(index
      ? [
          `${INDENT}Conformity index ${page.paint.strong(percent(index.share))} ` +
            `${page.paint.faint(`(${interval(index.share_interval)})`)}`,
          ...paragraph(page, `${index.moved} of ${index.comparable} who stood apart from the middle moved towards it.`),
        ]
      : paragraph(page, "Conformity index: none, since nobody stood apart or fewer than three took part.")),
    ...(spread_before === null || spread_after === null
      ? []
      : paragraph(
          page,
          `The views lie ${moved(spread_before, spread_after)}: ` +
            `spread ${spread_before.toFixed(2)} before, ${spread_after.toFixed(2)} after.`,
        )),
  ];
}

const moved = (before: number, after: number): string => {
  if (after === before) return "as far apart as before";
  return after < before ? "closer together" : "further apart";
};

function airtimeLines(page: Page, { airtime }: FocusGroupAggregate, nameOf: NameOf): string[] {
  if (airtime.personas.length === 0) return [];
  const names = airtime.personas.map(({ persona_id }) => nameOf(persona_id));
  const nameWidth = nameColumn(names, 28);
  const width = Math.min(40, page.width - INDENT.length - nameWidth - 36);
  const most = Math.max(...airtime.personas.map(({ share }) => share), 1);
  return [
    ...heading(page, "Who had how much of the talk"),
    ...airtime.personas.map(
      ({ share, words, messages }, row) =>
        `${INDENT}${padEnd(truncate(names[row] ?? "", nameWidth), nameWidth)}  ` +
        `${drawBar(page, share / most, width, page.paint.accent)}${padStart(percent(share), 8)}  ` +
        `${page.paint.faint(`${counted(words, "word")} in ${counted(messages, "turn")}`)}`,
    ),
    ...paragraph(
      page,
      `Balance ${airtime.balance.toFixed(2)}: 1 is everybody alike, 0 one person alone. The longest bar is whoever ` +
        "spoke most.",
      INDENT,
      page.paint.faint,
    ),
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
    ...heading(page, "What came up in the discussion, and who said it first"),
    ...matrix(
      page,
      rows,
      people.map(({ persona_name }) => oneLine(persona_name)),
      "said by",
    ),
    ...paragraph(page, "◆ said it first, ● spoke of it too, · did not", INDENT, page.paint.faint),
  ];
}

function disagreementLines(page: Page, { disagreements }: FocusGroupAggregate, nameOf: NameOf): string[] {
  if (disagreements.length === 0) return [];
  return [
    ...heading(page, "Where they disagreed"),
    ...disagreements
      .flatMap(({ topic, positions }) => [
        "",
        ...paragraph(page, oneLine(topic), INDENT, page.paint.strong),
        ...positions.flatMap(({ position, evidence }, side) => [
          ...paragraph(page, oneLine(position), `${INDENT}${side === 0 ? "◀" : "▶"}  `),
          ...evidence.flatMap(({ persona_id, quote }) =>
            paragraph(page, `${quoted(quote)} — ${nameOf(persona_id)}`, `${LEFT}> `, page.paint.accent),
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
  const nameOf = namesOf(results.persona_results);
  return [
    ...conformityLines(page, group.conformity, nameOf),
    ...airtimeLines(page, group, nameOf),
    ...topicLines(page, group, results.persona_results),
    ...disagreementLines(page, group, nameOf),
  ];
}
