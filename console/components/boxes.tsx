import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";
import type { Choice } from "./fields.tsx";

interface BoxProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
}

/** A labelled control outside of a form: changes take effect at once. */
function Box({
  label,
  hint,
  children,
}: Pick<BoxProps, "label" | "hint"> & { children: (id: string) => ComponentChildren }) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {hint && <p class="hint">{hint}</p>}
      {children(id)}
    </div>
  );
}

/** A choice of one from several. */
export const SelectBox = ({ choices, value, onChange, ...box }: BoxProps & { choices: readonly Choice[] }) => (
  <Box {...box}>
    {(id) => (
      <select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    )}
  </Box>
);

interface TextBoxProps extends BoxProps {
  /** The number of lines; 1 if absent. */
  rows?: number;
  type?: "text" | "number";
}

export const TextBox = ({ rows, type = "text", value, onChange, ...box }: TextBoxProps) => (
  <Box {...box}>
    {(id) => {
      // Preact's types distinguish the kinds of inputs, but the kind is only known at run time.
      const control = {
        ...{ id, value, type, rows, step: "any", dir: "auto" },
        onInput: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
      } as JSX.IntrinsicElements["input"] & JSX.IntrinsicElements["textarea"];
      return rows ? <textarea {...control} /> : <input {...control} />;
    }}
  </Box>
);

interface TickBoxProps {
  label: ComponentChildren;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export const TickBox = ({ label, checked, onChange }: TickBoxProps) => (
  <label class="choice">
    <input type="checkbox" checked={checked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
    <span>{label}</span>
  </label>
);

/** The list with a member added or removed, in the order of all members. */
export const ticked = <T,>(all: readonly T[], chosen: readonly T[], one: T, checked: boolean): T[] =>
  all.filter((each) => (each === one ? checked : chosen.includes(each)));
