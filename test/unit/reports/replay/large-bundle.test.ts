import { expect, it } from "vitest";
import { LARGEST_ANSWER_BYTES } from "../../../../functions/platform/http/response.ts";
import type { Download } from "../../../../functions/platform/files/downloads.ts";
import { exportObjects } from "../../../../functions/platform/files/export-formats.ts";
import { exampleBundle } from "../../../../functions/reports/replay/example.ts";
import { replayHandlers } from "../../../../functions/reports/replay/handlers.ts";

const place = { companyId: "c", projectId: "p", simulationId: "s" };
const request = { identity: { companyId: "c" }, params: { project_id: "p", simulation_id: "s" } };

it("offers a bundle that no answer can hold for download, under a key that goes with the study", async () => {
  const content = "x".repeat(LARGEST_ANSWER_BYTES);
  const large = { ...exampleBundle, outputs: [{ name: "results.json", encoding: "utf8", content }] };
  const offered: Download[] = [];
  const offerDownload = (file: Download) => {
    offered.push(file);
    return Promise.resolve("https://files.example/replay");
  };
  const { act } = replayHandlers.getReplay as unknown as {
    act: (all: object, given: object, bundle: object) => Promise<unknown>;
  };
  expect(await act({ offerDownload }, request, large)).toEqual({
    status: 303,
    headers: { location: "https://files.example/replay" },
  });
  expect(exportObjects(place)).toContain(offered[0]?.key);
  expect(JSON.parse(Buffer.from(offered[0]!.bytes).toString())).toEqual(large);
  expect(await act({ offerDownload }, request, exampleBundle)).toEqual({ status: 200, body: exampleBundle });
});
