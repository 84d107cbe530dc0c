import type { ComponentChildren } from "preact";
import { Page } from "../../components/page.tsx";

/** A page for who has not signed in: one form, and where else one could go. */
export const Entrance = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <div class="entrance">
    <Page title={title}>{children}</Page>
  </div>
);
