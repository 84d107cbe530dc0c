import * as z from "zod";
import { createProjectSchema, projectSchema, updateProjectSchema } from "./schemas.ts";
import { listQuery } from "../platform/http/query.ts";
import { defineRoutes } from "../platform/http/route.ts";

export const exampleProject = {
  id: "019a9f60-0a00-7a2b-8c3d-4e5f60718293",
  name: "Oat drink relaunch",
  description: "Which claim fits the new recipe best?",
  company_id: "019a9f5e-7c1a-7d3e-9b51-000000000001",
  created_at: "2026-11-20T20:43:00.123",
  simulation_count: 0,
  persona_group_count: 0,
};

const exampleSampleProject = {
  ...exampleProject,
  name: "Sample: cold-brewed mint tea",
  description: "A sample to look at: the personas and their answers were recorded.",
  simulation_count: 1,
  persona_group_count: 1,
};

const common = { tag: "Projects", auth: "bearer", function: "api-projects" } as const;

export const projectRoutes = defineRoutes({
  listProjects: {
    ...common,
    method: "GET",
    path: "/projects",
    summary: "All projects of the company",
    query: listQuery("a project", "projects"),
    responses: {
      200: { description: "Projects, oldest first.", schema: z.array(projectSchema), example: [exampleProject] },
    },
  },
  createProject: {
    ...common,
    method: "POST",
    path: "/projects",
    idempotent: true,
    summary: "Create a project",
    body: createProjectSchema,
    bodyExample: { name: exampleProject.name, description: exampleProject.description },
    created: "/projects/{project_id}",
    responses: { 201: { description: "The new project.", schema: projectSchema, example: exampleProject } },
  },
  createSampleProject: {
    ...common,
    method: "POST",
    path: "/projects/sample",
    idempotent: true,
    summary: "Open a sample project",
    description:
      "Creates a project with an audience and a complete concept test. The answers were recorded with a small model, " +
      "which the project's description names. No model is called, and the call costs nothing. Each call creates a " +
      "new copy. Its study is not counted in norms.",
    created: "/projects/{project_id}",
    responses: { 201: { description: "The new project.", schema: projectSchema, example: exampleSampleProject } },
  },
  getProject: {
    ...common,
    method: "GET",
    path: "/projects/{project_id}",
    summary: "One project",
    responses: { 200: { description: "The project.", schema: projectSchema, example: exampleProject } },
  },
  updateProject: {
    ...common,
    method: "PATCH",
    path: "/projects/{project_id}",
    summary: "Change name or description",
    description: "Only the fields in the body change.",
    body: updateProjectSchema,
    bodyExample: { name: "Oat drink relaunch 2027" },
    responses: {
      200: {
        description: "The project as it is now.",
        schema: projectSchema,
        example: { ...exampleProject, name: "Oat drink relaunch 2027" },
      },
    },
  },
  deleteProject: {
    ...common,
    method: "DELETE",
    path: "/projects/{project_id}",
    summary: "Delete a project and everything in it",
    description:
      "The project is gone for every reader when the answer arrives; persona groups, personas, briefings, " +
      "simulations and results below it are removed in the background.",
    responses: { 204: { description: "Deleted." } },
  },
});
