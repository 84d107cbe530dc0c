import { callApi } from "../../api/client.ts";
import { WorkButton } from "../../components/work-button.tsx";
import { navigate } from "../../router.ts";

/** Creates a project whose study is complete already, and goes to it. */
export const SampleButton = () => (
  <WorkButton
    tone="plain"
    action="Open a sample project"
    working="Opening…"
    work={async () => {
      const { id } = await callApi("createSampleProject", {});
      navigate(`/projects/${id}`);
    }}
  />
);
