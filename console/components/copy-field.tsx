import { useId, useRef, useState } from "preact/hooks";
import { t } from "../language/say.ts";

/** A text with a button that copies it. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // The text is selected: the keyboard can copy it.
      input.current?.focus();
    }
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="with-button">
        <input id={id} ref={input} value={value} readOnly />
        <button type="button" class="button" onClick={() => void copy()}>
          {t("Copy")}
        </button>
      </div>
      <p class="hint" role="status">
        {copied ? t("Copied.") : ""}
      </p>
    </div>
  );
}
