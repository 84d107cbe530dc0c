import type { Answer } from "../../../clients/typescript/src/index.ts";
import type { ComponentType } from "preact";
import type { Answered } from "../../components/answers.tsx";
import type { Parameters } from "../../router.ts";

export type Project = Answer<"getProject">;

/** What the pages of a project get. */
export interface ProjectPageProps {
  project: Project;
  /** Where the project came from: to read it again, or to put in what it is now. */
  answer: Answered<Project>;
  /** What the page's own pattern found, and `project_id`. */
  parameters: Parameters;
}
export type ProjectPage = ComponentType<ProjectPageProps>;
