import { expect, it } from "vitest";
import type { BriefingRecord } from "../../../functions/briefings/record.ts";
import { picturesOf, stimuliOf } from "../../../functions/reports/stimuli.ts";
import type { ReportMaterial } from "../../../functions/reports/store.ts";
import { sectionOf, reportOfSample, notesOf, blocksOf } from "./content/sample-sources.ts";

const briefing = (title: string, image: BriefingRecord["image"]) =>
  ({ id: title, title, image, summary_text: null, short_text: "An oat drink." }) as BriefingRecord;
const material = (models: string[]) =>
  ({
    simulation: { model_ids: new Set(models) },
    place: { companyId: "c", projectId: "p", simulationId: "s" },
    briefings: [briefing("Board", { format: "png" }), briefing("Text", null)],
  }) as unknown as ReportMaterial;

it.each([
  [["anthropic.claude-sonnet-5", "cohere.embed-v4"], "shown"],
  [["offline-persona"], "not_shown"],
  [["anthropic.claude-sonnet-5", "deepseek-r1"], "not_shown"],
  [[], "not_shown"],
])("says whether personas of %j saw a picture", (models, picture) => {
  expect(stimuliOf(material(models))).toEqual([
    { title: "Board", text: "An oat drink.", picture },
    { title: "Text", text: "An oat drink.", picture: null },
  ]);
});

it("reads pictures into the page, and leaves out what is too large or gone", async () => {
  const read = (bytes: Buffer | null | undefined) =>
    picturesOf(material([]), async (key, most) => {
      expect([key, most]).toEqual(["companies/c/projects/p/briefings/Board/image", 200_000]);
      return bytes;
    });
  expect(await read(Buffer.from("png"))).toEqual([{ title: "Board", source: "data:image/png;base64,cG5n" }]);
  expect(await read(null)).toEqual([{ title: "Board", source: null }]);
  expect(await read(undefined)).toEqual([]);
});

it("stands with what was studied", () => {
  const report = reportOfSample("concept_test", (source) => {
    source.stimuli = [{ title: "Board", text: "An oat drink.", picture: "not_shown" }];
  });
  const subject = sectionOf(report, "subject");
  expect(blocksOf(subject, "facts")[0]!.rows).toContainEqual({ label: "Board", text: "An oat drink." });
  expect(notesOf(subject)).toEqual(["Personas read the text; they did not see this picture."]);
});
