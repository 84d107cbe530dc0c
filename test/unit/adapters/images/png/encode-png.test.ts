import { beforeAll, expect, it } from "vitest";
import { viewUpright } from "../../../../../functions/adapters/images/picture.ts";
import { encodePng } from "../../../../../functions/adapters/images/png/encode-png.ts";
import { noise, referencePng, scenery, slide, startReferenceCodecs } from "../samples.ts";

beforeAll(startReferenceCodecs);

it.each([
  ["soft", scenery(70, 41)],
  ["wild", noise(300, 200)],
  ["flat", slide(200, 90)],
])("writes a %s picture without any loss", async (_name, picture) => {
  const written = await referencePng(await encodePng(viewUpright(picture, 1)));
  expect(Buffer.compare(written.rgb, picture.rgb)).toBe(0);
});

it("writes flat graphics in a fraction of their pixels' bytes", async () => {
  const picture = slide(600, 400);
  expect((await encodePng(viewUpright(picture, 1))).length).toBeLessThan(picture.rgb.length / 50);
});
