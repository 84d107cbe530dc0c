import type { Person } from "../../../functions/reports/content/report.ts";
import { displayWidth, truncate } from "../../cli/display-width.ts";
import { oneLine } from "../../cli/printable.ts";
import { paragraph, type Page } from "./page.ts";
import { quoted } from "./quotes.ts";

const LEFT = "     ";

/** Somebody who took part: who, in which mood, in which words. */
function personLines(page: Page, person: Person, number: number, avatar: string | undefined): string[] {
  const { paint, width } = page;
  const { name, facts, verdict, words, quote } = person;
  const mood = verdict?.label ?? page.say("people.not_rated");
  const before = ` ${String(number).padStart(2)}  `;
  const room = width - before.length - displayWidth(mood) - 2;
  const who = truncate(oneLine(name), room);
  const gap = " ".repeat(width - before.length - displayWidth(who) - displayWidth(mood));
  const life = facts.map(oneLine).join(" · ");
  return [
    "",
    `${paint.faint(before)}${paint.strong(who)}${gap}${paint[verdict?.mood ?? "faint"](mood)}`,
    ...(life ? paragraph(page, life, LEFT, paint.faint) : []),
    ...paragraph(page, words, LEFT),
    ...(quote ? paragraph(page, quoted(page, quote.text), `${LEFT}> `, paint.accent) : []),
    // Not wrapped: an address broken over two lines cannot be opened.
    ...(avatar ? [LEFT + paint.faint(avatar)] : []),
  ];
}

/** @param avatars addresses of their pictures by persona id */
export const peopleLines = (page: Page, people: readonly Person[], avatars: ReadonlyMap<string, string>): string[] =>
  people.flatMap((person, index) => personLines(page, person, index + 1, avatars.get(person.id))).slice(1);
