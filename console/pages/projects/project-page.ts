import type { Answer } from "../../../clients/typescript/src/index.ts";
import type { ComponentType } from "preact";
import type { Answered } from "../../components/answers.tsx";
import type { Parameters } from "../../router.ts";

export type Project = Answer<"getProject">;

/** The properties of a project's pages. */
export interface ProjectPageProps {
  project: Project;
  /** The request that loaded the project: reload it, or put in a changed one. */
  answer: Answered<Project>;
  /** The parameters of the page's own pattern, and `project_id`. */
  parameters: Parameters;
}
export type ProjectPage = ComponentType<ProjectPageProps>;
