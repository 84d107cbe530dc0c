import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CannotStart } from "../../../local/data-folder.ts";
import { argumentsFor, fakeService, study, temporaryFolder } from "./setup.ts";

describe("where no service answers", () => {
  const nowhere = "http://127.0.0.1:9/api/v1";

  it("starts one on the data folder, stops it afterwards and prints addresses that last", async () => {
    const service = await fakeService();
    const folder = temporaryFolder();
    const started: string[] = [];
    let stopped = false;
    const { exitCode, errors } = await study(argumentsFor({ url: nowhere }, folder), {
      startService: async (dataFolder) => {
        started.push(dataFolder);
        return { url: service.url, close: async () => void (stopped = true) };
      },
    });
    expect(exitCode).toBe(0);
    expect(started).toEqual([folder]);
    expect(stopped).toBe(true);
    expect(errors).toContain(`Study: ${nowhere}/projects/project-1/simulations/simulation-1\n`);
    expect(errors).not.toContain(service.url);
    expect(Object.keys(JSON.parse(readFileSync(join(folder, "study-account.json"), "utf8")) as object)).toEqual([
      nowhere,
    ]);
  });

  it("is the one that runs on the data folder, whatever its port, where no address is given", async () => {
    const service = await fakeService();
    const folder = temporaryFolder();
    writeFileSync(join(folder, "endpoints.json"), JSON.stringify({ api: service.url }));
    const at = argumentsFor(service, folder).indexOf("--url");
    const { exitCode, errors } = await study(argumentsFor(service, folder).toSpliced(at, 2));
    expect(exitCode).toBe(0);
    expect(errors).toContain(`${service.url}/projects/project-1`);
  });

  it("stops the started service when the study fails", async () => {
    const service = await fakeService({ "POST /projects": () => ({ status: 400, body: { detail: "No" } }) });
    let stopped = false;
    const { exitCode } = await study(argumentsFor({ url: nowhere }), {
      startService: async () => ({ url: service.url, close: async () => void (stopped = true) }),
    });
    expect(exitCode).toBe(1);
    expect(stopped).toBe(true);
  });

  it("gives the reason why none can be started", async () => {
    const { exitCode, errors } = await study(argumentsFor({ url: nowhere }), {
      startService: async () => {
        throw new CannotStart("Another stack runs on this folder.");
      },
    });
    expect(exitCode).toBe(1);
    expect(errors).toMatch(/Another stack runs on this folder\.\n$/);
  });

  it("starts none in place of a service elsewhere that was asked for", async () => {
    const { exitCode, errors } = await study(argumentsFor({ url: "http://service.invalid/api/v1" }));
    expect(exitCode).toBe(1);
    expect(errors).toMatch(/^No service at http:\/\/service\.invalid\/api\/v1: /);
  });

  it("says that something else answers at the address that was asked for", async () => {
    const other = await fakeService({ "GET /health": () => ({ status: 200, body: "hello" }) });
    const { exitCode, errors } = await study(argumentsFor(other));
    expect(exitCode).toBe(1);
    expect(errors).toBe(`Something answers at ${other.url}, but not this service.\n`);
  });

  it("says that the service is there but not well", async () => {
    const ill = await fakeService({
      "GET /health": () => ({ status: 500, body: { detail: "Internal server error" } }),
    });
    const { exitCode, errors } = await study(argumentsFor(ill));
    expect(exitCode).toBe(1);
    expect(errors).toBe(
      `The service at ${ill.url} is not well (its health check says: Internal server error); its logs say why.\n`,
    );
  });
});
