import { exportMediaTypes, exportObject } from "../../domain/exports/formats.ts";
import { exportFile } from "../../reports/export.ts";
import { LARGEST_ANSWER_BYTES } from "../../shared/http/response.ts";
import { simulationRef } from "../simulations/simulation-ref.ts";
import type { ReportHandler } from "./dependencies.ts";
import { contentDisposition } from "./file-name.ts";
import { privately } from "./privately.ts";
import { handler } from "../../shared/http/handler.ts";
import { reportSource } from "./report-source.ts";

/** For as long the address of a large export works. */
const DOWNLOAD_SECONDS = 300;

const readable = (mediaType: string): string =>
  mediaType.startsWith("text/") ? `${mediaType}; charset=utf-8` : mediaType;

export const exportResults: ReportHandler<"exportResults"> = handler({
  load: ({ reports, inTurn }, { identity, params, query: { format } }) =>
    inTurn(async () => {
      const source = reportSource(await reports.find(simulationRef(identity, params)), "its results can be exported");
      return {
        bytes: await exportFile(format, source),
        mediaType: readable(exportMediaTypes[format]),
        contentDisposition: contentDisposition(source.simulation, format),
      };
    }),
  act: async ({ offerDownload }, { identity, params, query: { format } }, file) => {
    if (file.bytes.length > LARGEST_ANSWER_BYTES) {
      const key = exportObject(simulationRef(identity, params), format);
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
