/**
 * Handlers that write too early. The types check is their test: a line that is expected not to compile fails it as soon
 * as it does.
 */
import type { BriefingDependencies } from "../../../functions/briefings/handlers.ts";
import type { AuthHandler } from "../../../functions/accounts/sign-in/dependencies.ts";
import type { LiveInterviewDependencies } from "../../../functions/studies/interview/live/handlers.ts";
import type { ProjectDependencies } from "../../../functions/projects/handlers.ts";
import type { ApiHandler } from "../../../functions/platform/http/reads.ts";
import type { SimulationHandler } from "../../../functions/studies/simulation/dependencies.ts";
import type { StudyInputDependencies } from "../../../functions/studies/inputs/handlers.ts";
import type { briefingRoutes } from "../../../functions/briefings/routes.ts";
import type { liveInterviewRoutes } from "../../../functions/studies/interview/live/routes.ts";
import type { projectRoutes } from "../../../functions/projects/routes.ts";
import type { studyInputRoutes } from "../../../functions/studies/inputs/routes.ts";
import { handler } from "../../../functions/platform/http/handler.ts";

const done = { status: 204 } as const;
const fails = (): Promise<never> => Promise.reject(new Error("has no answer"));

export const writesToTheTable: ApiHandler<(typeof projectRoutes)["deleteProject"], ProjectDependencies> = handler({
  load: async ({ projects }, { identity, params }) => {
    const ref = { companyId: identity.companyId, projectId: params.project_id };
    await projects.find(ref);
    // @ts-expect-error deletes a project
    await projects.delete(ref, "job", "now");
  },
  act: async () => done,
});

export const sendsAMessage: ApiHandler<(typeof projectRoutes)["deleteProject"], ProjectDependencies> = handler({
  // @ts-expect-error a queue is none of its reads
  load: async ({ sendDeletion }) => sendDeletion({ company_id: "c", job_id: "j" }),
  act: async () => done,
});

export const startsAPipeline: SimulationHandler<"deleteSimulation"> = handler({
  // @ts-expect-error a pipeline is none of its reads
  load: async ({ pipeline }) => pipeline.start("name", {}),
  act: async () => done,
});

export const storesAFile: ApiHandler<(typeof briefingRoutes)["deleteBriefing"], BriefingDependencies> = handler({
  // @ts-expect-error the bucket is none of its reads
  load: async ({ files }) => files.put("key", "text", "text/plain"),
  act: async () => done,
});

export const asksTheModel: ApiHandler<(typeof liveInterviewRoutes)["endInterview"], LiveInterviewDependencies> =
  handler({
    // @ts-expect-error a model is none of its reads
    load: async ({ model }) => model.prepare(),
    act: fails,
  });

export const readsByModel: ApiHandler<(typeof studyInputRoutes)["runSurvey"], StudyInputDependencies> = handler({
  // @ts-expect-error what asks a model is none of its reads
  load: async ({ parser }) => parser.model.prepare(),
  act: fails,
});

export const hashesAPassword: AuthHandler<"logOut"> = handler({
  // @ts-expect-error passwords are none of its reads
  load: async ({ passwords }) => passwords.hash("secret"),
  act: async () => done,
});

export const answersWithoutActing: ApiHandler<(typeof projectRoutes)["deleteProject"], ProjectDependencies> = {
  load: async ({ projects }, { identity }) => {
    // @ts-expect-error creates a project although there is no act
    await projects.create({ company_id: identity.companyId }, null);
    return done;
  },
};

export const actsOnWhatWasLoaded: ApiHandler<(typeof projectRoutes)["deleteProject"], ProjectDependencies> = handler({
  load: async ({ projects }, { identity }) => projects.list(identity.companyId, false),
  act: async ({ projects, sendDeletion }, { identity }, found) => {
    // The same as above, where it may be done.
    for (const { id } of found) await projects.delete({ companyId: identity.companyId, projectId: id }, "job", "now");
    await sendDeletion({ company_id: identity.companyId, job_id: "job" });
    // @ts-expect-error what was loaded has its own type
    await sendDeletion(found);
    return done;
  },
});
