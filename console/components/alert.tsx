import type { ComponentChildren } from "preact";

interface AlertProps {
  tone: "good" | "bad" | "note";
  children: ComponentChildren;
}

/** A message that the user must know now; screen readers read it when it appears. Without content, it shows nothing. */
export const Alert = ({ tone, children }: AlertProps) => (
  <div role={tone === "bad" ? "alert" : "status"}>{children ? <p class={`alert ${tone}`}>{children}</p> : null}</div>
);
