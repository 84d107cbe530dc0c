import { padEnd } from "../cli/display-width.ts";
import { wrap } from "../cli/wrap.ts";
import { API_KEY_VARIABLE, EMAIL_VARIABLE, PASSWORD_VARIABLE } from "./credentials.ts";
import { optionNames, options, type OptionName } from "./options.ts";

const WIDTH = 118;
const INDENT = 21;

/** An option beside what it does; one with a long name stands on a line of its own. */
function linesOf(name: OptionName): string[] {
  const { value, help, heading } = options[name];
  const written = `  --${name}${value ? ` ${value}` : ""}`;
  const lines = wrap(help.replaceAll(/\s+/g, " "), WIDTH - INDENT).map((line) => " ".repeat(INDENT) + line);
  const [first = "", ...more] = lines;
  const fits = written.length < INDENT - 1;
  return [
    ...(heading ? ["", heading] : []),
    ...(fits ? [padEnd(written, INDENT) + first.trimStart(), ...more] : [written, ...lines]),
  ];
}

export const HELP = `Asks synthetic consumers and prints a report of their answers.

  npm run study -- --audience TEXT --concept TEXT [options]
${optionNames.flatMap(linesOf).join("\n")}

At a deployed service, sign in with your account: ${EMAIL_VARIABLE}=you@example.com ${PASSWORD_VARIABLE}=...
before the command. A program sends an API key of its company instead: ${API_KEY_VARIABLE}=scr_...
Without either, the command signs up once per address with an account of its own and keeps it in --data.

The report goes to standard output, as Markdown. Progress and live interviews go to standard error.
Exit code 0: report printed; 1: the study failed; 2: wrong arguments; 130: interrupted.`;
