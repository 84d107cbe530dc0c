import type { ComponentType } from "preact";
import type { Pages, Parameters } from "../router.ts";
import { Company } from "./company/company.tsx";
import { LibraryPersona } from "./library/library-persona.tsx";
import { Library } from "./library/library.tsx";
import { ProjectFrame } from "./projects/project.tsx";
import { Projects } from "./projects/projects.tsx";

/** The page that opens if the address names none. */
export const startPage = "/projects";

/** Every page for signed-in users, by its pattern. */
export const pages: Pages<ComponentType<{ parameters: Parameters }>> = {
  "/projects": Projects,
  "/projects/:project_id/*": ProjectFrame,
  "/library": Library,
  "/library/:id": LibraryPersona,
  "/company": Company,
};
