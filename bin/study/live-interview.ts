import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import type { Persona } from "../../functions/personas/people/schemas.ts";
import { ApiError } from "../../clients/typescript/src/index.ts";
import type { Conduct, SimulationParams } from "./conduct.ts";
import { NothingAsked } from "../cli/errors.ts";
import { POLLING } from "./poll.ts";
import { oneLine } from "../cli/printable.ts";

/**
 * Waits before a question is put again that the service had no time for, in longest waits between looks at running
 * work: 1.5 s and 4.5 s. Of such a question the service stores nothing.
 */
const BUSY_WAITS = [1, 3] as const;

/** `@2 Why is that?` speaks to the second persona from then on. */
const ADDRESSED = /^@(\d+)\s*(.*)$/su;

/**
 * A talk between the person at the terminal, or a file of questions, and the personas of a study. An empty line or the
 * end of the input ends it.
 * @throws NothingAsked when nothing was asked
 */
export async function holdInterview(
  params: SimulationParams,
  personas: readonly Persona[],
  conduct: Conduct,
): Promise<void> {
  const { input, display, signal } = conduct;
  if (!input) throw new NothingAsked("There is no input to read questions from.");
  let listener = personas[0];
  display.say(
    `You speak with ${personas.map(({ full_name }, index) => `${oneLine(full_name)} (@${index + 1})`).join(", ")}.`,
  );
  display.say("One question a line; @2 at its beginning turns to the second person. An empty line ends the interview.");
  display.say("");
  const lines = createInterface({ input, terminal: false, signal });
  let replies = 0;
  const prompt = () => input.isTTY && display.ask(`To ${oneLine(listener?.full_name ?? "")}: `);
  try {
    prompt();
    for await (const line of lines) {
      const addressed = ADDRESSED.exec(line.trim());
      const content = addressed ? (addressed[2] ?? "") : line.trim();
      if (!addressed && content === "") break;
      const meant = addressed ? personas[Number(addressed[1]) - 1] : listener;
      if (!meant) {
        display.say(`There is no person @${addressed?.[1]}; there are ${personas.length}.`);
      } else {
        listener = meant;
        if (content !== "" && (await ask(params, meant, content, conduct))) replies++;
      }
      prompt();
    }
  } finally {
    lines.close();
  }
  signal.throwIfAborted();
  if (replies === 0) throw new NothingAsked("Nothing was asked, so there is nothing to report.");
}

/** Puts one question and prints it with its reply. @returns whether there was one */
async function ask(params: SimulationParams, persona: Persona, content: string, conduct: Conduct): Promise<boolean> {
  const { display, api, signal, input, polling } = conduct;
  if (!input?.isTTY) display.quote("You", content);
  for (const wait of [...BUSY_WAITS, null]) {
    try {
      const { reply } = await api.sendMessage({ params, body: { content, persona_id: persona.id } });
      display.quote(persona.full_name, reply.content);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      if (error.status !== 429 || wait === null) {
        display.say(`${error.message}. The question was not put.`.replaceAll("..", "."));
        return false;
      }
      await sleep(wait * (polling ?? POLLING).longest, undefined, { signal });
    }
  }
  return false;
}
