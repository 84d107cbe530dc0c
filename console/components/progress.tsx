interface ProgressProps {
  /** The work in progress: `Personas`. */
  label: string;
  /** From 0 to 1; undefined while it is unknown. */
  value: number | undefined;
  /** How far it is, in words: `7 of 10`. */
  text: string;
  /** Read out by screen readers as it changes; absent if the text does not change all the time. */
  spoken?: string;
}

/** Shows the progress of some work. */
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
