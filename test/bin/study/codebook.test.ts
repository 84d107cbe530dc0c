import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { exampleCodebook, exampleCodingCodebook } from "../../../functions/findings/codebook/example.ts";
import { REPORT } from "./fake-service.ts";
import { argumentsFor, fakeService, study, temporaryFolder } from "./setup.ts";

const PATH = "/projects/project-1/simulations/simulation-1/codebooks/reaction";
const answering = (body: unknown) => () => ({ status: 200, body });

describe("--codebook", () => {
  it("has the answers coded before the report is printed, and writes the codes to --json", async () => {
    const service = await fakeService({
      [`POST ${PATH}`]: () => ({ status: 202, body: exampleCodingCodebook }),
      [`GET ${PATH}`]: ({ times }) => ({ status: 200, body: times < 2 ? exampleCodingCodebook : exampleCodebook }),
    });
    const json = join(temporaryFolder(), "all.json");
    const { exitCode, output } = await study([...argumentsFor(service), "--codebook", "reaction", "--json", json]);
    expect(exitCode).toBe(0);
    expect(output).toBe(REPORT);
    expect(service.routes().lastIndexOf(`GET ${PATH}`)).toBeLessThan(
      service.routes().findIndex((route) => route.includes("/export")),
    );
    expect(JSON.parse(readFileSync(json, "utf8")).codebooks).toEqual([exampleCodebook]);
  });

  it("ends with the reason where the answers could not be coded", async () => {
    const failed = { ...exampleCodingCodebook, status: "failed", error: "The model is too busy; try again" };
    const service = await fakeService({
      [`POST ${PATH}`]: () => ({ status: 202, body: exampleCodingCodebook }),
      [`GET ${PATH}`]: answering(failed),
    });
    const { exitCode, errors, output } = await study([...argumentsFor(service), "--codebook", "reaction"]);
    expect([exitCode, output]).toEqual([1, REPORT]);
    expect(errors).toContain("The answers to reaction could not be coded: The model is too busy; try again");
  });
});
