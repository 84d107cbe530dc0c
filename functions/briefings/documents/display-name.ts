import { canBeSeen } from "../../platform/text/text.ts";
import { compose, cutBetweenCharacters } from "./characters.ts";

const MOST_CHARACTERS = 255;
/** Longer than any extension in use; a longer text after a dot is part of the name. */
const LONGEST_EXTENSION = 10;

/**
 * Control characters, line separators and the marks that reverse the direction of text (`exe.fdp` shown as `pdf.exe`).
 */
const unshowable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/**
 * The name of an uploaded file as it may be shown: its last path segment in one line, at most 255 UTF-16 code units
 * with the extension kept. It is for display only and never part of a key or a path.
 */
export function displayName(name: string): string {
  const segment = name.toWellFormed().split(/[/\\]/).at(-1) ?? "";
  const shown = compose(segment.replaceAll(unshowable, "")).trim();
  if (/^\.*$/.test(shown) || !canBeSeen(shown)) return "file";
  if (shown.length <= MOST_CHARACTERS) return shown;

  const dot = shown.lastIndexOf(".");
  const extension = dot > 0 && shown.length - dot - 1 <= LONGEST_EXTENSION ? shown.slice(dot) : "";
  return cutBetweenCharacters(shown, MOST_CHARACTERS - extension.length).trimEnd() + extension;
}

/** The extension in lower case without its dot; empty if the name has none. */
export const extensionOf = (name: string): string =>
  /[^.]\.([^.\s]+)$/.exec(displayName(name))?.[1]?.toLowerCase() ?? "";
