import { asSentence } from "../api/errors.ts";

/** Where the service's next line begins, when it names several that are wrong. */
const NEXT_LINE = /(?:;|(?<=\.))\s+(?=Line \d|Columns? |The header|[Aa]nd \d+ more)/;

/** The service's error for a request; a list if it names several lines. */
export function ProblemLines({ problem }: { problem: string | undefined }) {
  const lines = problem?.split(NEXT_LINE) ?? [];
  return (
    <div role="alert">
      {lines.length === 1 && <p class="alert bad">{asSentence(lines[0] ?? "")}</p>}
      {lines.length > 1 && (
        <ul class="alert bad lines">
          {lines.map((line) => (
            <li key={line}>{asSentence(line)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
