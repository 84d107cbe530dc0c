import { Page } from "../components/page.tsx";
import { rich, t } from "../language/say.ts";

export const NotFound = () => (
  <Page title={t("There is no such page")}>
    <p>
      {rich(
        "The address is incomplete or of another version of the console. <a>Your " +
          "projects</a> lead to everything else.",
        { a: (text) => <a href="#/projects">{text}</a> },
      )}
    </p>
  </Page>
);
