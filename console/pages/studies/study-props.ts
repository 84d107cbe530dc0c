import type { Answered } from "../../components/answers.tsx";
import type { Study } from "./study-kinds.ts";

/** The properties of the parts of a study's page. */
export interface StudyProps {
  study: Study;
  /** The request that loaded the study. */
  answer: Answered<Study>;
  params: { project_id: string; simulation_id: string };
}
