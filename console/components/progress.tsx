interface ProgressProps {
  /** What is under way: `Personas`. */
  label: string;
  /** From 0 to 1; undefined while nobody can tell. */
  value: number | undefined;
  /** How far it is, in words, which are read out as they change: `7 of 10`. */
  text: string;
}

/** How far something has come. */
export const Progress = ({ label, value, text }: ProgressProps) => (
  <div class="progress">
    <progress aria-label={label} value={value} max={1} />
    <p role="status">
      {label}: {text}
    </p>
  </div>
);
