import type { ComponentChildren } from "preact";
import { Page } from "../../components/page.tsx";

/** A page for users who are not signed in: one form, and links to other pages. */
export const Entrance = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <div class="entrance">
    <Page title={title}>{children}</Page>
  </div>
);
