import type { ComponentChildren } from "preact";

interface AlertProps {
  tone: "good" | "bad" | "note";
  children: ComponentChildren;
}

/** What somebody has to know now; it is read out when it appears. Nothing is shown of nothing. */
export const Alert = ({ tone, children }: AlertProps) => (
  <div role={tone === "bad" ? "alert" : "status"}>{children ? <p class={`alert ${tone}`}>{children}</p> : null}</div>
);
