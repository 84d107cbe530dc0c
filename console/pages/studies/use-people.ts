import { callApi } from "../../api/client.ts";
import { useAnswer } from "../../components/answers.tsx";

/** How many personas an audience has now: a study that waits asks those who are there when it starts. */
export function usePeople(project_id: string, group_id: string): number | undefined {
  const { data } = useAnswer(
    (signal) => callApi("getPersonaGroup", { params: { project_id, group_id }, signal }),
    [project_id, group_id],
  );
  return data?.personas_total;
}
