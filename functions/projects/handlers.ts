import { answerListPage } from "../platform/http/answer-page.ts";
import type { SendDeletion } from "../platform/deletion/queue.ts";
import type { projectRoutes } from "./routes.ts";
import { idempotencyRecord } from "../platform/idempotency/record.ts";
import { newId } from "../platform/ids.ts";
import { presentProject } from "./record.ts";
import { timestamp } from "../platform/timestamp.ts";
import { NotFound, callerGone } from "../platform/errors.ts";
import { bestEffort } from "../platform/best-effort.ts";
import type { Logger } from "../platform/log/logger.ts";
import type { ProjectStore } from "./store.ts";
import type { ApiHandlers } from "../platform/http/reads.ts";

export interface ProjectDependencies {
  projects: ProjectStore;
  sendDeletion: SendDeletion;
  logger: Logger;
}

export const projectHandlers: ApiHandlers<typeof projectRoutes, ProjectDependencies> = {
  listProjects: {
    load: async ({ projects }, { identity, query }) => {
      const found = await projects.list(identity.companyId, query.order === "desc");
      return { status: 200, body: answerListPage(found.map(presentProject), query, "projects") };
    },
  },

  createProject: {
    act: async ({ projects }, request) => {
      const { identity, body } = request;
      const project = {
        id: newId(),
        name: body.name,
        description: body.description ?? null,
        company_id: identity.companyId,
        created_at: timestamp(),
        simulation_count: 0,
        persona_group_count: 0,
      };
      const answer = { status: 201, body: project } as const;
      if (!(await projects.create(project, idempotencyRecord(request, answer)))) throw callerGone(request.identity);
      return answer;
    },
  },

  createSampleProject: {
    act: async ({ projects }, request) => {
      const { copyProject, sample } = await import("./sample/sample.ts");
      const { project, items } = copyProject(sample, request.identity.companyId, timestamp());
      const answer = { status: 201, body: project } as const;
      if (!(await projects.create(project, idempotencyRecord(request, answer), items)))
        throw callerGone(request.identity);
      return answer;
    },
  },

  getProject: {
    load: async ({ projects }, { identity, params }) => {
      const project = await projects.find({ companyId: identity.companyId, projectId: params.project_id });
      if (!project) throw new NotFound("Project");
      return { status: 200, body: presentProject(project) };
    },
  },

  updateProject: {
    act: async ({ projects }, { identity, params, body }) => {
      const project = await projects.update({ companyId: identity.companyId, projectId: params.project_id }, body);
      if (!project) throw new NotFound("Project");
      return { status: 200, body: presentProject(project) };
    },
  },

  deleteProject: {
    act: async ({ projects, sendDeletion, logger }, { identity: { companyId }, params }) => {
      const jobId = newId();
      const deleted = await projects.delete({ companyId, projectId: params.project_id }, jobId, timestamp());
      if (!deleted) throw new NotFound("Project");
      await bestEffort(logger, "queueing a deletion", () => sendDeletion({ company_id: companyId, job_id: jobId }));
      return { status: 204 };
    },
  },
};
