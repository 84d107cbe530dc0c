import type { ComponentChildren } from "preact";

/** Said in place of a list that has nothing in it yet, with what to do about it. */
export const Empty = ({ title, children }: { title: string; children?: ComponentChildren }) => (
  <div class="empty">
    <p class="empty-title">{title}</p>
    {children}
  </div>
);
