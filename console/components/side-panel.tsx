import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Button } from "./button.tsx";
import { t } from "../language/say.ts";

interface SidePanelProps {
  title: string;
  /** The label of the button that opens it. */
  action: string;
  children: ComponentChildren;
}

/** Something to look up next to the page, which stays in use. Esc closes it. */
export function SidePanel({ title, action, children }: SidePanelProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    if (open) heading.current?.focus();
  }, [open]);
  const close = () => {
    setOpen(false);
    opener.current?.querySelector("button")?.focus();
  };
  return (
    <>
      <div ref={opener} class="panel-opener">
        <Button onClick={() => setOpen(true)}>{action}</Button>
      </div>
      {open && (
        <aside class="side-panel" aria-labelledby={id} onKeyDown={({ key }) => key === "Escape" && close()}>
          <header>
            <h2 id={id} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            <button type="button" class="close" aria-label={t("Close")} onClick={close}>
              <span aria-hidden="true">×</span>
            </button>
          </header>
          {children}
        </aside>
      )}
    </>
  );
}
