import { callApi } from "../../api/client.ts";
import { Material } from "./material.tsx";
import type { StudyProps } from "./study-props.ts";

const EXAMPLE = `Habits
1. Walk me through your breakfast on an ordinary day.
- Who decides what is bought?
2. When did you last try something new?

The concept
[Show the concept: an oat drink at 1.99 EUR]
3. What do you think of this drink?`;

/** Interviews before they run: the guide, with which they begin. */
export const GuideSetup = ({ study, params, onStarted }: StudyProps & { onStarted: () => void }) => (
  <>
    <h2>Discussion guide</h2>
    <Material
      what="discussion guide"
      hint="Questions are numbered, probes stand below them with a dash. The interviews start when it has been read."
      example={EXAMPLE}
      draft={`guide-${study.id}`}
      send={async (file) => {
        await callApi("uploadScript", { params, file });
        onStarted();
      }}
    />
  </>
);
