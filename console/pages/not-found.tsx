import { Page } from "../components/page.tsx";
import { rich, t } from "../language/say.ts";

export const NotFound = () => (
  <Page title={t("There is no such page")}>
    <p>
      {rich("The address is incomplete or from another version of the console. Go to <a>your projects</a>.", {
        a: (text) => <a href="#/projects">{text}</a>,
      })}
    </p>
  </Page>
);
