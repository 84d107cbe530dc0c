import { CannotHold } from "../written.ts";

/** Any part of the JSON of an export. */
export type Fields = Record<string, unknown>;

/** @throws CannotHold @param what begins the sentence: `Question q3` */
export function cannotHold(what: string, problem: string): never {
  throw new CannotHold(`${what} ${problem}, which Qualtrics cannot express; download the survey as text or JSON`);
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\n": "<br>" };
/** Words as Qualtrics has them: HTML. */
export const html = (text: string): string => text.replaceAll(/[&<>\n]/g, (character) => ENTITIES[character]!);

/** Things by their numbers from 1, as Qualtrics keeps choices. */
export const numbered = <T>(things: readonly T[]): Record<string, T> =>
  Object.fromEntries(things.map((thing, index) => [String(index + 1), thing]));
