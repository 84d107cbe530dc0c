import type { Progress } from "../../functions/platform/pipelines/progress.ts";
import { bar } from "./bars.ts";
import { displayWidth, truncate } from "./display-width.ts";
import { isLive, paintFor, type Screen } from "./paint.ts";
import { oneLine, printable } from "./printable.ts";
import { wrap } from "./wrap.ts";

const BAR_WIDTH = 24;
const QUOTE_INDENT = 2;
const COLUMNS_WITHOUT_TERMINAL = 100;
const CLEAR_LINE = "\r\u001B[K";

/** Shows how work goes on: a bar that is drawn again in place on a terminal, one line per change elsewhere. */
export interface ProgressDisplay {
  /** One line that stays. */
  say(line: string): void;
  /** The state of the work called `label`; personas that are done since the last state get a line of their own. */
  update(label: string, progress: Pick<Progress, "completed" | "total" | "percent" | "message" | "personas">): void;
  /** Somebody's words, their name before them. */
  quote(name: string, words: string): void;
  /** What a person is to type after, on the same line. */
  ask(text: string): void;
  /** Ends the bar. Its last state stays on the screen. */
  end(): void;
}

/** Shows nothing. */
export const silent: ProgressDisplay = {
  say: () => {},
  update: () => {},
  quote: () => {},
  ask: () => {},
  end: () => {},
};

export function createProgressDisplay(
  screen: Screen,
  environment: NodeJS.ProcessEnv,
  now = () => performance.now(),
): ProgressDisplay {
  const live = isLive(screen, environment);
  const paint = paintFor(screen, environment);
  const done = new Set<string>();
  let current = "";
  let startedAt = 0;
  let drawn = "";
  let said = "";

  // A terminal that does not know its size says 0.
  const columns = () => screen.columns || COLUMNS_WITHOUT_TERMINAL;

  const keep = (line: string) => {
    screen.write(`${live && drawn !== "" ? CLEAR_LINE : ""}${line}\n`);
    if (live && drawn !== "") screen.write(drawn);
  };

  const draw = (
    label: string,
    { completed, total, percent, message }: Pick<Progress, "completed" | "total" | "percent" | "message">,
  ) => {
    const { filled, rest } = bar(percent / 100, BAR_WIDTH);
    const seconds = `${Math.floor((now() - startedAt) / 1_000)} s`;
    const before = `${label}  `;
    // One cell stays free: a full line makes some terminals go on to the next.
    const room = columns() - 1 - displayWidth(before) - BAR_WIDTH - seconds.length - 4;
    const text = room > 3 ? truncate(oneLine(message), room) : "";
    drawn =
      room > 3
        ? `${paint.strong(label)}  ${paint.accent(filled)}${paint.faint(rest)}  ${text}  ${paint.faint(seconds)}`
        : truncate(`${before}${completed}/${total}`, columns() - 1);
    screen.write(CLEAR_LINE + drawn);
  };

  return {
    say: (line) => keep(oneLine(line)),
    update(label, progress) {
      if (label !== current) {
        done.clear();
        current = label;
        startedAt = now();
        said = "";
      }
      const arrived = progress.personas.filter(
        ({ persona_id, status }) => status === "complete" && !done.has(persona_id),
      );
      for (const { persona_id } of arrived) done.add(persona_id);
      const names = arrived.map(({ full_name }) => oneLine(full_name ?? "")).filter(Boolean);
      if (live) {
        for (const name of names) keep(`  ${paint.good("✓")} ${name}`);
        draw(label, progress);
        return;
      }
      const line = oneLine(`${label}: ${progress.message}`);
      if (line === said && names.length === 0) return;
      said = line;
      screen.write(`${line}${names.length > 0 ? ` (${names.join(", ")})` : ""}\n`);
    },
    quote(name, words) {
      const lines = wrap(printable(words).trim(), Math.max(20, columns() - 1 - QUOTE_INDENT));
      screen.write(
        `${paint.strong(oneLine(name))}\n${lines.map((line) => " ".repeat(QUOTE_INDENT) + line).join("\n")}\n`,
      );
    },
    ask: (text) => screen.write(paint.accent(oneLine(text)) + " "),
    end() {
      if (live && drawn !== "") screen.write("\n");
      drawn = "";
      current = "";
    },
  };
}
