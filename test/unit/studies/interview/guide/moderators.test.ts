import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { readGuide } from "../../../../../functions/studies/inputs/read-guide.ts";
import { offlineReader } from "../../../../support/offline-reader.ts";
import { outlineOf } from "./outline.ts";

const outlineSchema = z.array(z.array(z.union([z.string(), z.array(z.string())])));
const caseSchema = z.strictObject({
  name: z.string(),
  file: z.string(),
  read: outlineSchema.optional(),
  shown: z.array(z.string().nullable()).optional(),
  refused: z.string().optional(),
});
const yaml = readFileSync(new URL("moderators.yaml", import.meta.url), "utf8");

describe("a guide as a moderator writes it", () => {
  it.each(z.array(caseSchema).parse(load(yaml)))("$name", async ({ file, read, shown, refused }) => {
    const reading = readGuide(offlineReader().parser, { name: "guide.txt", bytes: Buffer.from(file) });
    if (refused !== undefined) {
      await expect(reading).rejects.toThrow(new RegExp(`^${refused} `, "u"));
      return;
    }
    const guide = await reading;
    expect(outlineOf(guide)).toEqual(read);
    if (shown)
      expect(guide.sections.flatMap(({ questions }) => questions.map(({ context }) => context))).toEqual(shown);
  });
});
