import { expect, it } from "vitest";
import { BriefingGone, briefingMaterials } from "../../../functions/briefings/materials.ts";
import type { FileStore } from "../../../functions/platform/files/file-store.ts";
import type { BriefingRecord } from "../../../functions/briefings/record.ts";

const project = { companyId: "c", projectId: "p" };
const picture = { id: "b", title: "Board", summary_text: null, short_text: "Oats", image: { format: "png" } };
const briefing = picture as BriefingRecord;
const bucket = (bytes: Buffer | undefined) => ({ get: () => Promise.resolve(bytes) }) as unknown as FileStore;
const throttled = { get: () => Promise.reject(new Error("SlowDown")) } as unknown as FileStore;

it("is a picture with its text for models that see, and the text alone for others", async () => {
  const bytes = Buffer.from("png");
  const [shown] = await briefingMaterials(bucket(bytes), project, [briefing]);
  expect(shown).toEqual({ title: "Board", text: "Oats", picture: { format: "png", bytes } });
  const [told] = await briefingMaterials(null, project, [briefing]);
  expect(told).toEqual({ title: "Board", text: "Oats", picture: null });
});

it.each<[string, FileStore, BriefingRecord | undefined]>([
  ["a briefing", bucket(Buffer.from("png")), undefined],
  ["the picture of a briefing", bucket(undefined), briefing],
])("is no question any more when %s was deleted", async (_, files, found) => {
  await expect(briefingMaterials(files, project, [found])).rejects.toThrow(BriefingGone);
});

it("is not taken for deleted when the bucket does not answer", async () => {
  await expect(briefingMaterials(throttled, project, [briefing])).rejects.toThrow("SlowDown");
});
