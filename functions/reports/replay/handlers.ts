import { replayObject } from "../../platform/files/export-formats.ts";
import { handler } from "../../platform/http/handler.ts";
import type { ApiHandlers } from "../../platform/http/reads.ts";
import { LARGEST_ANSWER_BYTES } from "../../platform/http/response.ts";
import { simulationRef } from "../../studies/simulation/simulation-ref.ts";
import type { ReportDependencies } from "../dependencies.ts";
import type { MakeReplay } from "./bundle.ts";
import type { replayRoutes } from "./routes.ts";

/** For as long the address of a large bundle works. */
const DOWNLOAD_SECONDS = 300;

export const replayHandlers: ApiHandlers<typeof replayRoutes, ReportDependencies> = {
  getReplay: handler({
    load: async ({ makeReplay }, { identity, params }) => makeReplay(simulationRef(identity, params)),
    act: async ({ offerDownload }, { identity, params }, bundle) => {
      const bytes = Buffer.from(JSON.stringify(bundle));
      if (bytes.length <= LARGEST_ANSWER_BYTES) return { status: 200, body: bundle };
      const ref = simulationRef(identity, params);
      const file = {
        key: replayObject(ref),
        bytes,
        mediaType: "application/json",
        contentDisposition: `attachment; filename="replay-${ref.simulationId}.json"`,
      };
      return { status: 303, headers: { location: await offerDownload(file, DOWNLOAD_SECONDS) } };
    },
  }),
};

declare module "../../platform/http/reads.ts" {
  interface Reads {
    makeReplay: MakeReplay;
  }
}
