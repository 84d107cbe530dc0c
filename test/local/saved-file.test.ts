import { expect, it } from "vitest";
import { partOf } from "../../bin/saved-file.ts";

const loaded = new Set(["bin/local.ts", "lib/config.ts", "local/stack.ts", "functions/service/routes.ts"]);

it.each([
  ["functions/service/system/handlers.ts", "functions"],
  ["functions/data/cities.json", "functions"],
  ["console/app.tsx", "console"],
  ["functions/service/routes.ts", "stack"],
  ["local/stack.ts", "stack"],
  ["local/lambda/worker.ts", "stack"],
  ["local/bedrock/phrases/de.yaml", "stack"],
  ["state-machines/simulation.asl.yaml", "stack"],
  ["lib/config.ts", "stack"],
  ["lib/create-app.ts", "nothing"],
  ["lab/costs.ts", "nothing"],
])("the saved %s is part of: %s", (file, part) => {
  expect(partOf(file, loaded)).toBe(part);
});
