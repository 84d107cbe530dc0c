import type { ComponentChildren } from "preact";

interface ButtonProps {
  children: ComponentChildren;
  type?: "button" | "submit";
  tone?: "plain" | "primary" | "danger" | "link";
  /** Its work is in progress; the button keeps the focus and does nothing. */
  busy?: boolean;
  onClick?: () => void;
}

export function Button({ children, type = "button", tone = "plain", busy = false, onClick }: ButtonProps) {
  return (
    <button
      type={type}
      class={`button ${tone}`}
      aria-disabled={busy ? true : undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.();
      }}
    >
      {children}
    </button>
  );
}
