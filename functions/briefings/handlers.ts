import { answerListPage } from "../platform/http/answer-page.ts";
import type { FileStore } from "../platform/files/file-store.ts";
import type { MakeUploadForm } from "../platform/files/upload-forms.ts";
import type { SendDeletion } from "../platform/deletion/queue.ts";
import { displayName } from "./documents/display-name.ts";
import type { briefingRoutes } from "./routes.ts";
import { LARGEST_UPLOAD_BYTES, UPLOAD_SECONDS } from "./limits.ts";
import { briefingObjects, presentBriefing, uploadObject } from "./record.ts";
import { idempotencyRecord } from "../platform/idempotency/record.ts";
import { canBeId, newId } from "../platform/ids.ts";
import { timestamp } from "../platform/timestamp.ts";
import { BadRequest, NotFound } from "../platform/errors.ts";
import { handler } from "../platform/http/handler.ts";
import type { Identity } from "../platform/http/request.ts";
import { bestEffort } from "../platform/best-effort.ts";
import type { Logger } from "../platform/log/logger.ts";
import type { BriefingStore, UploadRecord } from "./store.ts";
import type { BriefingRef, ProjectRef } from "../platform/table/keys.ts";
import type { ApiHandlers, Reads } from "../platform/http/reads.ts";
import type { CreateBriefing } from "./create-briefing.ts";

export interface BriefingDependencies {
  briefings: BriefingStore;
  /** The models that answer as personas. */
  personaModels: readonly string[];
  /** The reduced image of a briefing by its key; undefined if it is gone. */
  readPicture: (key: string) => Promise<Buffer | undefined>;
  files: FileStore;
  makeUploadForm: MakeUploadForm;
  createBriefing: CreateBriefing;
  sendDeletion: SendDeletion;
  logger: Logger;
}

const projectRef = (identity: Identity, params: { project_id: string }): ProjectRef => ({
  companyId: identity.companyId,
  projectId: params.project_id,
});
const briefingRef = (identity: Identity, params: { project_id: string; briefing_id: string }): BriefingRef => ({
  ...projectRef(identity, params),
  briefingId: params.briefing_id,
});

/** @throws NotFound */
async function findUpload(briefings: Reads["briefings"], ref: ProjectRef, uploadId: string): Promise<UploadRecord> {
  const upload = canBeId(uploadId) ? await briefings.findUpload(ref, uploadId) : undefined;
  if (!upload) throw new NotFound((await briefings.projectExists(ref)) ? "Upload" : "Project");
  return upload;
}

/** The file of an upload. @throws BadRequest if it has not been sent */
async function fetchUploaded(files: FileStore, ref: ProjectRef, upload: UploadRecord) {
  const bytes = await files.get(uploadObject(ref, upload.id), LARGEST_UPLOAD_BYTES);
  if (!bytes) throw new BadRequest("Nothing has been uploaded yet; send the file to the upload's url first");
  return { name: upload.file_name, bytes };
}

export const briefingHandlers: ApiHandlers<typeof briefingRoutes, BriefingDependencies> = {
  listBriefings: {
    load: async ({ briefings, personaModels }, { identity, params, query }) => {
      const found = await briefings.list(projectRef(identity, params), query.order === "desc");
      if (!found) throw new NotFound("Project");
      const shown = found.map((briefing) => presentBriefing(briefing, personaModels));
      return { status: 200, body: answerListPage(shown, query, "briefings") };
    },
  },

  createBriefing: handler({
    load: async ({ briefings }, { identity, params, body, form }) => {
      const title = body?.title ?? form?.fields.title;
      const source = body?.upload_id
        ? { upload: await findUpload(briefings, projectRef(identity, params), body.upload_id) }
        : form && { file: form.file };
      if (!source || title === undefined) throw new BadRequest("The request needs a file and a title");
      return { source, title };
    },
    act: async ({ files, createBriefing, logger }, request, { source, title }) => {
      const ref = projectRef(request.identity, request.params);
      const uploadId = source.upload?.id ?? null;
      const file = source.upload ? await fetchUploaded(files, ref, source.upload) : source.file;
      const briefing = await createBriefing(ref, { ...file, title, uploadId }, (body) =>
        idempotencyRecord(request, { status: 201, body }),
      );
      // Its item, which nobody can use any more, is removed by the next sweep, so that the caller need not wait.
      if (uploadId) await bestEffort(logger, "removing an upload", () => files.remove([uploadObject(ref, uploadId)]));
      return { status: 201, body: briefing };
    },
  }),

  createBriefingUpload: {
    act: async ({ briefings, makeUploadForm }, request) => {
      const { body, identity, params } = request;
      const ref = projectRef(identity, params);
      const id = newId();
      const expires_at = timestamp(new Date(Date.now() + UPLOAD_SECONDS * 1000));
      const form = await makeUploadForm(uploadObject(ref, id), body.content_type, body.size, UPLOAD_SECONDS);
      const answer = { status: 201, body: { upload_id: id, ...form, expires_at } } as const;
      const upload = {
        id,
        project_id: ref.projectId,
        file_name: displayName(body.file_name),
        media_type: body.content_type,
        size: body.size,
      };
      if (!(await briefings.createUpload(ref, upload, idempotencyRecord(request, answer))))
        throw new NotFound("Project");
      return answer;
    },
  },

  getBriefing: {
    load: async ({ briefings, personaModels }, { identity, params }) => {
      const briefing = await briefings.find(briefingRef(identity, params));
      if (!briefing) throw new NotFound("Briefing");
      return { status: 200, body: presentBriefing(briefing, personaModels) };
    },
  },

  getBriefingPicture: {
    load: async ({ briefings, readPicture }, { identity, params }) => {
      const ref = briefingRef(identity, params);
      const briefing = await briefings.find(ref);
      if (!briefing) throw new NotFound("Briefing");
      const { image } = briefing;
      const bytes = image && (await readPicture(briefingObjects(ref, briefing.id).image));
      if (!image || !bytes) throw new NotFound("Picture");
      return {
        status: 200,
        bytes,
        headers: {
          "content-type": `image/${image.format}`,
          "content-disposition": `inline; filename="picture.${image.format}"`,
        },
      };
    },
  },

  deleteBriefing: handler({
    load: async ({ briefings }, { identity, params }) => {
      if (!(await briefings.find(briefingRef(identity, params)))) throw new NotFound("Briefing");
    },
    act: async ({ briefings, sendDeletion, logger }, { identity, params }) => {
      const ref = briefingRef(identity, params);
      const jobId = newId();
      if (!(await briefings.delete(ref, jobId, timestamp()))) throw new NotFound("Briefing");
      await bestEffort(logger, "queueing a deletion", () => sendDeletion({ company_id: ref.companyId, job_id: jobId }));
      return { status: 204 };
    },
  }),
};

declare module "../platform/http/reads.ts" {
  interface Reads {
    personaModels: BriefingDependencies["personaModels"];
    readPicture: BriefingDependencies["readPicture"];
  }
}
