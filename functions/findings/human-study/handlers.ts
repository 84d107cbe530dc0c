import { answerListPage } from "../../platform/http/answer-page.ts";
import type { humanStudyRoutes } from "./routes.ts";
import { presentHumanStudy } from "./present.ts";
import { newId } from "../../platform/ids.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { bestEffort } from "../../platform/best-effort.ts";
import { NotFound } from "../../platform/errors.ts";
import { handler } from "../../platform/http/handler.ts";
import type { Identity } from "../../platform/http/request.ts";
import type { HumanStudyRef } from "../../platform/table/keys.ts";
import type { ApiHandlers } from "../../platform/http/reads.ts";
import { createHumanStudy, readHumanStudyFile } from "./create-human-study.ts";
import type { HumanStudyDependencies } from "./dependencies.ts";

const humanStudyRef = (
  { companyId }: Identity,
  params: { project_id: string; human_study_id: string },
): HumanStudyRef => ({ companyId, projectId: params.project_id, humanStudyId: params.human_study_id });

export const humanStudyHandlers: ApiHandlers<typeof humanStudyRoutes, HumanStudyDependencies> = {
  createHumanStudy,

  readHumanStudyFile,

  // Loaded at the first request: its statistics would make every start of the function longer.
  getValidity: {
    load: async (reads, request) => (await import("./validity.ts")).readValidity(reads, request),
  },

  listHumanStudies: {
    load: async ({ humanStudies }, { identity, params, query }) => {
      const ref = { companyId: identity.companyId, projectId: params.project_id };
      const found = await humanStudies.list(ref, query.order === "desc");
      if (!found) throw new NotFound("Project");
      const shown = found.map(({ study, questions }) => presentHumanStudy(study, questions));
      return { status: 200, body: answerListPage(shown, query, "human studies") };
    },
  },

  getHumanStudy: {
    load: async ({ humanStudies }, { identity, params }) => {
      const found = await humanStudies.find(humanStudyRef(identity, params));
      if (!found) throw new NotFound("Human study");
      return { status: 200, body: presentHumanStudy(found.study, found.questions) };
    },
  },

  deleteHumanStudy: handler({
    load: async ({ humanStudies }, { identity, params }) => {
      if (!(await humanStudies.find(humanStudyRef(identity, params)))) throw new NotFound("Human study");
    },
    act: async ({ humanStudies, sendDeletion, logger }, { identity, params }) => {
      const ref = humanStudyRef(identity, params);
      const jobId = newId();
      if (!(await humanStudies.delete(ref, jobId, timestamp()))) throw new NotFound("Human study");
      await bestEffort(logger, "queueing a deletion", () => sendDeletion({ company_id: ref.companyId, job_id: jobId }));
      return { status: 204 };
    },
  }),
};
