import type { FaultCall } from "../../local/bedrock/faults.ts";

/** A call of a model as a test looks at it. */
export interface Asked {
  tool: string;
  /** All text of the user's messages. */
  text: string;
  /** The system prompt. */
  system: string;
}

interface Body {
  system?: { text?: string }[];
  messages?: { content?: { text?: string }[] }[];
}

/** Name of the persona that a request asks, whose profile is told as notes or as a record; empty without one. */
export function whoIsAsked(text: string): string {
  const [, noted, recorded] = /^full_name: (.+)$|"full_name":"([^"]+)"/m.exec(text) ?? [];
  return noted ?? recorded ?? "";
}

/** Reads what a fault injector sees of a call. */
export function askedOf({ toolName, body }: FaultCall): Asked {
  const { system = [], messages = [] } = body as Body;
  return {
    tool: toolName ?? "",
    text: messages.flatMap(({ content = [] }) => content.map(({ text = "" }) => text)).join("\n"),
    system: system.map(({ text = "" }) => text).join("\n"),
  };
}
