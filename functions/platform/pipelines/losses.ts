import type { PersonaProgressMap } from "./progress.ts";

/** Work can lose up to this percentage of its personas; with fewer than twenty personas it can lose one. */
const MOST_LOST_PERCENT = 10;

/** More personas were lost, as they could not be asked or written, than the work can do without. */
export class TooManyLost extends Error {
  override readonly name = "TooManyLost";
  /** @param last why the last one was lost; state machines keep nothing but the message */
  constructor(lost: number, all: number, last: { name: string; message: string }) {
    super(`${lost} of ${all} personas were lost, the last to ${last.name}: ${last.message}`);
  }
}

/** Parses the message of a {@link TooManyLost}; undefined for any other message. */
export function readLossMessage(message: string) {
  const [, lost, all, errorName = "", said = ""] =
    /^(\d{1,4}) of (\d{1,4}) personas were lost, the last to (\S{1,80}): (.*)$/s.exec(message) ?? [];
  return lost === undefined ? undefined : { lost: Number(lost), all: Number(all), errorName, said };
}

/** Personas that could not be asked or written, in their order, with the name of the error that stopped them. */
export const lostAmong = (personas: PersonaProgressMap) =>
  Object.entries(personas)
    .toSorted(([, a], [, b]) => a.position - b.position)
    .flatMap(([persona_id, { full_name, lost_to }]) =>
      lost_to === undefined ? [] : [{ persona_id, persona_name: full_name ?? "", lost_to }],
    );

/** @throws TooManyLost if more than a tenth is lost, and more than one, or all */
export function requireFewLosses(lost: number, all: number, last: { name: string; message: string }): void {
  if (lost > 0 && (lost === all || lost > Math.max(1, Math.floor((all * MOST_LOST_PERCENT) / 100))))
    throw new TooManyLost(lost, all, last);
}

/** {@link requireFewLosses} for the personas of a study or a generation. */
export const requireEnoughPersonas = (personas: PersonaProgressMap, last: { name: string; message: string }): void =>
  requireFewLosses(lostAmong(personas).length, Object.keys(personas).length, last);

/** The personas as they are when lost ones are to be asked or written again. */
export const withoutLosses = (personas: PersonaProgressMap): PersonaProgressMap =>
  Object.fromEntries(
    Object.entries(personas).map(([id, { lost_to, ...entry }]) => [
      id,
      lost_to === undefined ? entry : { ...entry, status: "pending" as const },
    ]),
  );

const kinds = {
  ModelRefused: "refused",
  ModelUnusableOutput: "unusable",
  ModelAnswerCut: "unusable",
  ModelAnswerEmpty: "unusable",
  ModelThrottled: "busy",
  ModelTimeout: "busy",
  ModelUnreachable: "busy",
  ModelContextTooLong: "too_long",
  RespondentGone: "gone",
} as const;
export type LossKind = (typeof kinds)[keyof typeof kinds] | "internal";

/** What kind of reason a persona was lost for; `wording.json` says each. @param lostTo name of the error */
export const lossKind = (lostTo: string): LossKind =>
  (kinds as Record<string, LossKind | undefined>)[lostTo] ?? "internal";
