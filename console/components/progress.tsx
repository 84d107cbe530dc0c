interface ProgressProps {
  /** What is under way: `Personas`. */
  label: string;
  /** From 0 to 1; undefined while nobody can tell. */
  value: number | undefined;
  /** How far it is, in words: `7 of 10`. */
  text: string;
  /** What is read out as it changes; the text, where that does not change all the time. */
  spoken?: string;
}

/** How far something has come. */
export const Progress = ({ label, value, text, spoken }: ProgressProps) => (
  <div class="progress">
    <progress aria-label={label} value={value} max={1} />
    <p role={spoken === undefined ? "status" : undefined}>
      {label}: {text}
    </p>
    {spoken !== undefined && (
      <p class="hidden" role="status">
        {spoken}
      </p>
    )}
  </div>
);
