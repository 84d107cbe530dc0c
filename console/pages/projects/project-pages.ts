import type { Pages } from "../../router.ts";
import { Audience } from "../audiences/audience.tsx";
import { Audiences } from "../audiences/audiences.tsx";
import { Convergence } from "../audiences/convergence.tsx";
import { NewAudience } from "../audiences/new-audience.tsx";
import { Persona } from "../audiences/persona.tsx";
import { Respondents } from "../audiences/respondents.tsx";
import { RespondentsAudience } from "../audiences/respondents-audience.tsx";
import { Briefing } from "../briefings/briefing.tsx";
import { Briefings } from "../briefings/briefings.tsx";
import { HumanStudies } from "../people/human-studies.tsx";
import { HumanStudyPage } from "../people/human-study.tsx";
import { NewHumanStudy } from "../people/new-human-study.tsx";
import { NewStudy } from "../studies/new-study.tsx";
import { Studies } from "../studies/studies.tsx";
import { StudyFrame } from "../studies/study.tsx";
import { ProjectOverview } from "./overview.tsx";
import type { ProjectPage } from "./project-page.ts";
import { t } from "../../language/say.ts";

/** Pages of a project by their patterns below `/projects/:project_id`. */
export const projectPages: Pages<ProjectPage> = {
  "": ProjectOverview,
  "/audiences": Audiences,
  "/audiences/new": NewAudience,
  "/audiences/respondents": RespondentsAudience,
  "/audiences/:group_id": Audience,
  "/audiences/:group_id/convergence": Convergence,
  "/audiences/:group_id/respondents": Respondents,
  "/audiences/:group_id/personas/:persona_id": Persona,
  "/briefings": Briefings,
  "/briefings/:briefing_id": Briefing,
  "/studies": Studies,
  "/studies/new": NewStudy,
  "/studies/:study_id/*": StudyFrame,
  "/people": HumanStudies,
  "/people/new": NewHumanStudy,
  "/people/:human_study_id": HumanStudyPage,
};

/** Those that are one step away from everywhere in the project. */
export const projectTabs: readonly { path: string; label: string }[] = [
  { path: "", label: t("Overview") },
  { path: "/audiences", label: t("Audiences") },
  { path: "/briefings", label: t("Briefings") },
  { path: "/studies", label: t("Studies") },
  { path: "/people", label: t("Human data") },
];
