import type { Answered } from "../../components/answers.tsx";
import type { Study } from "./study-kinds.ts";

/** What the parts of a study's page get. */
export interface StudyProps {
  study: Study;
  /** Where the study came from. */
  answer: Answered<Study>;
  params: { project_id: string; simulation_id: string };
}
