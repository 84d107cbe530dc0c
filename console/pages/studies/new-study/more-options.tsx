import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { FormErrors } from "../../../components/field-errors.ts";
import { t } from "../../../language/say.ts";

/** Fields that every study shows; all others are among the options. */
const ALWAYS_SHOWN: ReadonlySet<string> = new Set(["simulation_type", "persona_group_id", "briefing_ids", "like"]);

interface MoreOptionsProps extends Pick<FormErrors, "errors"> {
  /** Beginnings of the names of fields that are above the options in this kind of study. */
  above: readonly string[];
  /** Whether it begins open, because an option is set. */
  isSet: boolean;
  children: ComponentChildren;
}

/** Options that few studies need; open if one of them is set or has an error. */
export function MoreOptions({ errors, above, isSet, children }: MoreOptionsProps) {
  const [open, setOpen] = useState(isSet);
  const isWrong = Object.keys(errors).some(
    (name) => !ALWAYS_SHOWN.has(name) && !above.some((one) => name.startsWith(one)),
  );
  return (
    <details class="more-options" open={open || isWrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("More options")}</summary>
      {children}
    </details>
  );
}
