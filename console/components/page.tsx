import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { hasNavigated } from "../router.ts";
import { t } from "../language/say.ts";

interface PageProps {
  title: string;
  /** Beside the title: buttons. */
  actions?: ComponentChildren;
  /** A sentence on what the page is for. */
  introduction?: ComponentChildren;
  children: ComponentChildren;
}

/** A page with its heading, which gets the focus when somebody comes here from another page. */
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
