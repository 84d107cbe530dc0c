import type { Pages } from "../../router.ts";
import { NewStudy } from "../studies/new-study.tsx";
import { Studies } from "../studies/studies.tsx";
import { StudyFrame } from "../studies/study.tsx";
import { ProjectOverview } from "./overview.tsx";
import type { ProjectPage } from "./project-page.ts";

/** Pages of a project by their patterns below `/projects/:project_id`. */
export const projectPages: Pages<ProjectPage> = {
  "": ProjectOverview,
  "/studies": Studies,
  "/studies/new": NewStudy,
  "/studies/:study_id/*": StudyFrame,
};

/** Those that are one step away from everywhere in the project. */
export const projectTabs: readonly { path: string; label: string }[] = [
  { path: "", label: "Overview" },
  { path: "/studies", label: "Studies" },
];
