import { exportObject, reportFormats } from "../platform/files/export-formats.ts";
import { BadRequest, NotFound } from "../platform/errors.ts";
import { handler } from "../platform/http/handler.ts";
import { LARGEST_ANSWER_BYTES } from "../platform/http/response.ts";
import { simulationRef } from "../studies/simulation/simulation-ref.ts";
import type { ReportHandler } from "./dependencies.ts";
import { noIndex, noIndexByLanguage } from "./no-index-headers.ts";
import { readerLanguage } from "./reader-language.ts";

/** For as long the address of a large export works. */
const DOWNLOAD_SECONDS = 300;

export const exportResults: ReportHandler<"exportResults"> = handler({
  load: async ({ readReport, makeFile }, request) => {
    const { format, language: asked } = request.query;
    const isReport = reportFormats.includes(format);
    if (asked !== undefined && !isReport)
      throw new BadRequest(`language: only valid with ${reportFormats.join(" and ")}; leave it out with ${format}`);
    const material = await readReport(simulationRef(request.identity, request.params));
    if (!material) throw new NotFound("Simulation");
    const language = isReport ? readerLanguage(request, material.simulation) : undefined;
    return { file: await makeFile(format, material, language), language };
  },
  act: async ({ offerDownload }, { identity, params, query: { format } }, { file, language }) => {
    const headers = reportFormats.includes(format) ? noIndexByLanguage : noIndex;
    if (file.bytes.length > LARGEST_ANSWER_BYTES) {
      const key = exportObject(simulationRef(identity, params), format, language);
      const location = await offerDownload({ key, ...file }, DOWNLOAD_SECONDS);
      return { status: 303, headers: { ...headers, location } };
    }
    return {
      status: 200,
      bytes: file.bytes,
      headers: {
        ...headers,
        "content-type": file.mediaType,
        "content-disposition": file.contentDisposition,
      },
    };
  },
});
