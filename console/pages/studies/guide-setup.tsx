import { callApi } from "../../api/client.ts";
import { count } from "../../words.ts";
import { Material } from "./material.tsx";
import type { StudyProps } from "./study-props.ts";
import { usePeople } from "./use-people.ts";

const EXAMPLE = `Habits
1. Walk me through your breakfast on an ordinary day.
- Who decides what is bought?
2. When did you last try something new?

The concept
[Show the concept: an oat drink at 1.99 EUR]
3. What do you think of this drink?`;

/** Interviews before they run: the guide, with which they begin. */
export function GuideSetup({ study, params, onStarted }: StudyProps & { onStarted: () => void }) {
  const people = usePeople(params.project_id, study.persona_group_id);
  const interviews = people === undefined ? "The interviews start" : `${count(people, "interview")} start`;
  return (
    <>
      <h2>Discussion guide</h2>
      <Material
        what="discussion guide"
        hint={`Questions are numbered, probes stand below them with a dash. ${interviews} when it has been read.`}
        example={EXAMPLE}
        draft={`guide-${study.id}`}
        send={async (file) => {
          await callApi("uploadScript", { params, file });
          onStarted();
        }}
      />
    </>
  );
}
