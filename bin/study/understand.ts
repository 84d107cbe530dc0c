import { createInterface } from "node:readline";
import type { AudienceSuggestion } from "../../functions/personas/groups/schemas.ts";
import { languageName } from "../../functions/languages/language-tag.ts";
import { CommandError } from "../cli/errors.ts";
import { oneLine } from "../cli/printable.ts";
import { audienceInWords } from "./audience.ts";
import type { Conduct } from "./conduct.ts";

const listed = (words: readonly string[]): string => words.map((phrase) => `“${oneLine(phrase)}”`).join(", ");

/** What was understood of an audience, line by line. */
function linesOf({ description, language, ...fields }: AudienceSuggestion): string[] {
  const { age_min = null, age_max = null, gender = "All", location = null } = fields;
  const { income_level = null, occupation = null } = fields;
  const definition = { age_min, age_max, gender, location, income_level, occupation };
  return [
    `Audience understood as: ${audienceInWords(definition)}`,
    ...(description === undefined ? [] : [`Everybody also: ${oneLine(description)}`]),
    ...(language === undefined ? [] : [`Speaking: ${languageName(language, "en")}`]),
  ];
}

/** What a person at a terminal says to a question; no without one. */
async function agrees({ input, display, signal }: Conduct, question: string): Promise<boolean> {
  if (!input?.isTTY) return false;
  display.ask(question);
  const lines = createInterface({ input, terminal: false, signal });
  try {
    for await (const line of lines) return /^\s*y(es)?\s*$/i.test(line);
  } finally {
    lines.close();
  }
  signal.throwIfAborted();
  return false;
}

/**
 * Has the service read who is to be asked, and says what it understood before anything starts. Words that it did not
 * understand are passed over only if somebody says so.
 * @param goOn whether they were told to be passed over beforehand
 * @throws CommandError
 */
export async function understand(
  { projectId, audience, goOn = false }: { projectId: string; audience: string; goOn?: boolean },
  conduct: Conduct,
): Promise<AudienceSuggestion> {
  const { api, display } = conduct;
  const read = { params: { project_id: projectId }, body: { prompt: audience } };
  const suggestion = await api.parseAudiencePrompt(read);
  for (const line of linesOf(suggestion)) display.say(line);
  const { unplaced } = suggestion;
  if (unplaced.length === 0) return suggestion;
  display.say(`Not understood, so nobody will be chosen by it: ${listed(unplaced)}`);
  if (goOn || (await agrees(conduct, "Go on without it? [y/N]"))) return suggestion;
  throw new CommandError(
    `Nothing was started: say ${listed(unplaced)} in other words, leave it out, or go on without it with --yes.`,
  );
}
