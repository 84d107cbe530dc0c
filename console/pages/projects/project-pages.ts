import type { Pages } from "../../router.ts";
import { ProjectOverview } from "./overview.tsx";
import type { ProjectPage } from "./project-page.ts";

/** Pages of a project by their patterns below `/projects/:project_id`. */
export const projectPages: Pages<ProjectPage> = {
  "": ProjectOverview,
};

/** Those that are one step away from everywhere in the project. */
export const projectTabs: readonly { path: string; label: string }[] = [{ path: "", label: "Overview" }];
