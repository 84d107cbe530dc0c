import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { hasNavigated } from "../router.ts";
import { t } from "../language/say.ts";

interface PageProps {
  title: string;
  /** Buttons next to the title. */
  actions?: ComponentChildren;
  /** A sentence on the purpose of the page. */
  introduction?: ComponentChildren;
  children: ComponentChildren;
}

/** A page with its heading, which gets the focus when the user comes from another page. */
export function Page({ title, actions, introduction, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!hasNavigated) return;
    scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  useEffect(() => {
    document.title = t("{title} · Synthetic consumer research", { title });
  }, [title]);
  return (
    <>
      <div class="heading">
        <h1 ref={heading} tabIndex={-1} dir="auto">
          {title}
        </h1>
        {actions && <div class="actions">{actions}</div>}
      </div>
      {introduction && <p class="introduction">{introduction}</p>}
      {children}
    </>
  );
}
