import { isObject } from "../json.ts";

/** A failure's cause for people. */
export interface ReadableCause {
  message: string;
  /** Lines of the stack, or whatever else the cause says. */
  more: string;
}

/**
 * Reads a cause: what Lambda makes of a thrown error (`errorMessage`, with `trace` or `stackTrace`), what a parent is
 * told of its failed child (`Error` and a `Cause` of its own), or plain text.
 */
export function readCause(cause: string): ReadableCause {
  const value = parsed(cause);
  if (!isObject(value)) return { message: cause, more: "" };
  const { errorMessage, trace, stackTrace, Error: error, Cause: inner } = value;
  if (typeof errorMessage === "string") return { message: errorMessage, more: stackText(trace ?? stackTrace) };
  if (typeof inner === "string") {
    const { message, more } = readCause(inner);
    return { message: typeof error === "string" ? `${error}: ${message}` : message, more };
  }
  return { message: "", more: JSON.stringify(value, null, 2) };
}

const stackText = (stack: unknown): string => (Array.isArray(stack) ? stack.map(String).join("\n") : "");

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
