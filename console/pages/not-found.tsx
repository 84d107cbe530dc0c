import { Page } from "../components/page.tsx";

export const NotFound = () => (
  <Page title="There is no such page">
    <p>
      The address is incomplete or of another version of the console. <a href="#/projects">Your projects</a> lead to
      everything else.
    </p>
  </Page>
);
