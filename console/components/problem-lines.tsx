import { asSentence } from "../api/errors.ts";
import { Button } from "./button.tsx";

/** Where the service's next line begins, when it names several that are wrong. */
const NEXT_LINE = /(?:;|(?<=\.))\s+(?=Line \d|Column |The header|[Aa]nd \d+ more)/;

const LINE = /^Line (\d+)/;

interface ProblemLinesProps {
  problem: string | undefined;
  /** Goes to a line, counted from 1, where what is wrong can be changed on this page. */
  onLine?: ((line: number) => void) | undefined;
}

/** What the service says is wrong with a text or a file: a list where it names several lines. */
export function ProblemLines({ problem, onLine }: ProblemLinesProps) {
  const lines = problem?.split(NEXT_LINE) ?? [];
  const told = (text: string) => {
    const [name, line] = LINE.exec(text) ?? [];
    if (!onLine || name === undefined) return asSentence(text);
    return (
      <>
        <Button tone="link" onClick={() => onLine(Number(line))}>
          {name}
        </Button>
        {asSentence(text).slice(name.length)}
      </>
    );
  };
  return (
    <div role="alert">
      {lines.length === 1 && <p class="alert bad">{told(lines[0] ?? "")}</p>}
      {lines.length > 1 && (
        <ul class="alert bad lines">
          {lines.map((line) => (
            <li key={line}>{told(line)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Selects a line of a text that is written on the page. */
export function selectLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  // Selecting does not scroll. Lines are taken to be equally high.
  area.scrollTop = (area.scrollHeight / lines.length) * Math.max(0, line - 3);
}
