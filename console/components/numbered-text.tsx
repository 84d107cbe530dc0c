import { useId } from "preact/hooks";

interface NumberedTextProps {
  label: string;
  value: string;
  /** Lines with an error, counted from 1. */
  wrong: ReadonlySet<number>;
  onChange: (value: string) => void;
}

/**
 * An editable text with the numbers of its lines next to it. The lines behind the text area have the same font and
 * width, so that both wrap in the same way. They carry the numbers and mark errors.
 */
export function NumberedText({ label, value, wrong, onChange }: NumberedTextProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="numbered-text">
        <div class="written" dir="auto">
          <div class="numbers" aria-hidden="true">
            {value.split("\n").map((line, index) => (
              <div key={index} class={wrong.has(index + 1) ? "wrong" : undefined} data-line={index + 1}>
                {line || "\u200b"}
              </div>
            ))}
          </div>
          <textarea
            id={id}
            spellcheck={false}
            value={value}
            onInput={({ currentTarget }) => onChange(currentTarget.value)}
          />
        </div>
      </div>
    </div>
  );
}

/** Selects a line, counted from 1, of the numbered text within an element, and scrolls to it. */
export function leadToLine(within: HTMLElement, line: number): void {
  const area = within.querySelector<HTMLTextAreaElement>(".numbered-text textarea");
  if (!area) return;
  const lines = area.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  area.focus({ preventScroll: true });
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  within.querySelector(`[data-line="${line}"]`)?.scrollIntoView({ block: "nearest" });
}
