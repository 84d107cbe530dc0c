import { exportObject, reportFormats } from "../platform/files/export-formats.ts";
import { BadRequest, NotFound } from "../platform/errors.ts";
import { handler } from "../platform/http/handler.ts";
import { LARGEST_ANSWER_BYTES } from "../platform/http/response.ts";
import { simulationRef } from "../studies/simulation/simulation-ref.ts";
import type { ReportHandler } from "./dependencies.ts";
import { privately } from "./privately.ts";

/** For as long the address of a large export works. */
const DOWNLOAD_SECONDS = 300;

export const exportResults: ReportHandler<"exportResults"> = handler({
  load: async ({ readReport, makeFile }, { identity, params, query: { format, language } }) => {
    if (language !== undefined && !reportFormats.includes(format))
      throw new BadRequest(`language: goes with ${reportFormats.join(" and ")}; leave it out of ${format}`);
    const material = await readReport(simulationRef(identity, params));
    if (!material) throw new NotFound("Simulation");
    return makeFile(format, material, language);
  },
  act: async ({ offerDownload }, { identity, params, query: { format, language } }, file) => {
    if (file.bytes.length > LARGEST_ANSWER_BYTES) {
      const key = exportObject(simulationRef(identity, params), format, language);
      const location = await offerDownload({ key, ...file }, DOWNLOAD_SECONDS);
      return { status: 303, headers: { ...privately, location } };
    }
    return {
      status: 200,
      bytes: file.bytes,
      headers: {
        ...privately,
        "content-type": file.mediaType,
        "content-disposition": file.contentDisposition,
      },
    };
  },
});
