import { callApi } from "../../api/client.ts";
import { WorkButton } from "../../components/work-button.tsx";
import { navigate } from "../../router.ts";
import { t } from "../../language/say.ts";

/** Creates a project with a complete study, and opens it. */
export const SampleButton = () => (
  <WorkButton
    tone="plain"
    action={t("Open a sample project")}
    working={t("Opening…")}
    work={async () => {
      const { id } = await callApi("createSampleProject", {});
      navigate(`/projects/${id}`);
    }}
  />
);
