import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { saveRatings } from "../../../bin/conformance/save-ratings.ts";
import type { ScaleReadings } from "../../../bin/conformance/rating-test.ts";

it("keeps what was measured of a chat model, in the place of what was known of it in that language", () => {
  const folder = mkdtempSync(join(tmpdir(), "ratings-"));
  const file = join(folder, "chat-ratings.json");
  const older = { liking: { spearman: 0.1, error: 2, deviation: 2, bias: 1 } };
  writeFileSync(
    file,
    JSON.stringify({ source: "Measured.", models: { other: { en: older }, qwen: { en: older, de: older } } }),
  );
  const chat = { spearman: 0.87654, error: 0.5, deviation: 0.6, bias: 0.1, rated: 15, of: 15 };
  const readings: ScaleReadings[] = [
    { language: "en", family: "trust", similarity: null, chat },
    { language: "en", family: "ease", similarity: chat, chat: null },
  ];
  saveRatings("local/qwen", readings, file);
  const kept: unknown = JSON.parse(readFileSync(file, "utf8"));
  rmSync(folder, { recursive: true });
  const trust = { spearman: 0.877, error: 0.5, deviation: 0.6, bias: 0.1 };
  expect(kept).toEqual({ source: "Measured.", models: { other: { en: older }, qwen: { en: { trust }, de: older } } });
});
