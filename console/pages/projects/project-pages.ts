import type { Pages } from "../../router.ts";
import { Audience } from "../audiences/audience.tsx";
import { Audiences } from "../audiences/audiences.tsx";
import { Convergence } from "../audiences/convergence.tsx";
import { NewAudience } from "../audiences/new-audience.tsx";
import { Persona } from "../audiences/persona.tsx";
import { Briefing } from "../briefings/briefing.tsx";
import { Briefings } from "../briefings/briefings.tsx";
import { ProjectOverview } from "./overview.tsx";
import type { ProjectPage } from "./project-page.ts";

/** Pages of a project by their patterns below `/projects/:project_id`. */
export const projectPages: Pages<ProjectPage> = {
  "": ProjectOverview,
  "/audiences": Audiences,
  "/audiences/new": NewAudience,
  "/audiences/:group_id": Audience,
  "/audiences/:group_id/convergence": Convergence,
  "/audiences/:group_id/personas/:persona_id": Persona,
  "/briefings": Briefings,
  "/briefings/:briefing_id": Briefing,
};

/** Those that are one step away from everywhere in the project. */
export const projectTabs: readonly { path: string; label: string }[] = [
  { path: "", label: "Overview" },
  { path: "/audiences", label: "Audiences" },
  { path: "/briefings", label: "Briefings" },
];
