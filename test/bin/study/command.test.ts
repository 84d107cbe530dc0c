import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sampleGroup, sampleOutcome, sampleSimulation } from "./sample-outcome.ts";
import { REPORT } from "./fake-service.ts";
import { argumentsFor, fakeService, study, temporaryFolder } from "./setup.ts";

const GROUP = "GET /projects/project-1/persona-groups/group-1";
const SIMULATION = "GET /projects/project-1/simulations/simulation-1";

describe("the workflow", () => {
  it("goes from sign-up to results and prints the service's report alone on standard output", async () => {
    const service = await fakeService();
    const { exitCode, output, errors } = await study(argumentsFor(service));
    expect(exitCode).toBe(0);
    expect(output).toBe(REPORT);
    expect(errors).toContain(`\nStudy: ${service.url}/projects/project-1/simulations/simulation-1\n`);
    expect([...new Set(service.routes())]).toEqual([
      "GET /health",
      "POST /auth/signup",
      "POST /projects",
      "POST /projects/project-1/persona-groups/parse-prompt",
      "POST /projects/project-1/persona-groups",
      "POST /projects/project-1/persona-groups/group-1/generate",
      GROUP,
      `${GROUP}/personas`,
      "POST /projects/project-1/simulations",
      SIMULATION,
      `${SIMULATION}/results`,
      `${SIMULATION}/export?format=md`,
    ]);
  });

  it("prints the report in the language of its reader", async () => {
    const service = await fakeService({
      [`${SIMULATION}/export?format=md&language=de`]: () => ({ status: 200, body: "# Konzepttest\n" }),
    });
    expect((await study([...argumentsFor(service), "--language", "de"])).output).toBe("# Konzepttest\n");
  });

  it("creates the group from what parse-prompt found, and generates as many personas as were asked for", async () => {
    const service = await fakeService();
    await study(argumentsFor(service));
    expect(service.bodyOf("POST /projects/project-1/persona-groups")).toEqual({
      name: "Oat milk buyers",
      gender: "Female",
      age_min: 25,
      age_max: 40,
      location: "Munich, Germany",
    });
    expect(service.bodyOf("POST /projects/project-1/persona-groups/group-1/generate")).toEqual({ count: 2 });
  });

  it("generates as many personas as were asked for, 300 at a time", async () => {
    const service = await fakeService();
    const argv = argumentsFor(service);
    argv[argv.indexOf("--personas") + 1] = "650";
    expect((await study(argv)).exitCode).toBe(0);
    const asked = service.requests.filter(({ route }) => route.endsWith("/generate"));
    expect(asked.map(({ body }) => body.count)).toEqual([300, 300, 50]);
  });

  it("tells each persona's name when it appears, one line per change", async () => {
    const { errors } = await study(argumentsFor(await fakeService()));
    expect(errors.split("\n").slice(0, 5)).toEqual([
      "Audience understood as: women, aged 25–40, Munich, Germany",
      "Personas: Generated 0 of 2 personas",
      "Personas: Generated 1 of 2 personas (Änne Größmann)",
      "Personas: Generated 2 of 2 personas (佐藤 美咲)",
      "Answers: Complete: 2 personas have answered (Änne Größmann, 佐藤 美咲)",
    ]);
  });

  it("sends a briefing first and shows it with the concept", async () => {
    const service = await fakeService();
    const file = join(temporaryFolder(), "briefing.txt");
    writeFileSync(file, "Der neue Haferdrink\nMit Eiweiß.");
    const { errors } = await study([...argumentsFor(service), "--file", file]);
    expect(service.bodyOf("POST /projects/project-1/briefings")).toEqual({
      form: expect.stringMatching(
        /name="title"\r\n\r\nbriefing\.txt[\s\S]*filename="briefing\.txt"[\s\S]*Mit Eiweiß\./,
      ),
    });
    expect(service.bodyOf("POST /projects/project-1/simulations")).toEqual({
      persona_group_id: "group-1",
      simulation_type: "concept_test",
      prompt_question: "Oat drink with protein, 1.99 EUR",
      briefing_ids: ["briefing-1"],
    });
    expect(errors).toContain("Briefing read: briefing.txt (text, 32 characters)\n");
  });

  it("writes what the service answered to the file of --json", async () => {
    const file = join(temporaryFolder(), "results.json");
    await study([...argumentsFor(await fakeService()), "--json", file]);
    const written = JSON.parse(readFileSync(file, "utf8"));
    expect(written.results).toEqual(sampleOutcome.results);
    expect(written.personas).toEqual(sampleOutcome.personas);
  });

  it("reads again when the service stumbles for a moment", async () => {
    const stumbling = await fakeService({
      [GROUP]: ({ times }) =>
        times === 1 ? { status: 503, body: { detail: "Busy" } } : { status: 200, body: sampleGroup },
    });
    expect((await study(argumentsFor(stumbling))).exitCode).toBe(0);
  });
});

describe("the account", () => {
  it("is made once per service and readable by its owner alone", async () => {
    const service = await fakeService();
    const folder = temporaryFolder();
    await study(argumentsFor(service, folder));
    await study(argumentsFor(service, folder));
    expect(service.routes().filter((route) => route.startsWith("POST /auth"))).toEqual([
      "POST /auth/signup",
      "POST /auth/login",
    ]);
    // Windows has no such modes.
    if (process.platform !== "win32") expect(statSync(join(folder, "study-account.json")).mode & 0o777).toBe(0o600);
  });

  it("is the person's own where the environment names it, and is neither made nor kept", async () => {
    const service = await fakeService();
    const folder = temporaryFolder();
    const account = { email: "mia@example.com", password: "a sentence you remember" };
    service.signUp(account);
    const environment = { STUDY_EMAIL: account.email, STUDY_PASSWORD: account.password };
    const { exitCode, errors } = await study(argumentsFor(service, folder), { environment });
    expect(exitCode).toBe(0);
    expect(service.routes().filter((route) => route.startsWith("POST /auth"))).toEqual(["POST /auth/login"]);
    expect(errors).toContain("\nAccount: mia@example.com\n");
    expect(existsSync(join(folder, "study-account.json"))).toBe(false);
  });

  it("is none at all where the environment has an API key, of which no more than its beginning is shown", async () => {
    const service = await fakeService();
    const folder = temporaryFolder();
    const key = service.issueToken();
    const { exitCode, output, errors } = await study(argumentsFor(service, folder), {
      environment: { STUDY_API_KEY: key },
    });
    expect(exitCode).toBe(0);
    expect(service.routes().filter((route) => route.startsWith("POST /auth"))).toEqual([]);
    expect(errors).toContain(`\nAccount: ${key.slice(0, 16)}\n`);
    expect(output + errors).not.toContain(key);
    expect(existsSync(join(folder, "study-account.json"))).toBe(false);

    const revoked = await study(argumentsFor(service), { environment: { STUDY_API_KEY: "scr_0" } });
    expect(revoked.exitCode).toBe(1);
    expect(service.routes()).not.toContain("POST /auth/signup");
    const both = await study(argumentsFor(service), { environment: { STUDY_API_KEY: key, STUDY_EMAIL: "a@b.c" } });
    expect(both).toMatchObject({ exitCode: 2, errors: expect.stringMatching(/not all of them/) });
  });

  it("is asked for again when the service does not take it, and half of one is refused", async () => {
    const service = await fakeService();
    const environment = { STUDY_EMAIL: "mia@example.com", STUDY_PASSWORD: "wrong" };
    const refused = await study(argumentsFor(service), { environment });
    expect(refused.exitCode).toBe(1);
    expect(refused.errors).toMatch(/knows no account mia@example\.com with this password; check STUDY_EMAIL/);
    expect(service.routes()).not.toContain("POST /auth/signup");
    const half = await study(argumentsFor(service), { environment: { STUDY_EMAIL: "mia@example.com" } });
    expect(half).toMatchObject({ exitCode: 2, errors: expect.stringMatching(/belong together/) });
  });

  it("is replaced by one with a new address when the service does not know it any more", async () => {
    const service = await fakeService();
    const folder = temporaryFolder();
    await study(argumentsFor(service, folder));
    service.forgetAccounts();
    expect((await study(argumentsFor(service, folder))).exitCode).toBe(0);
    const addresses = service.requests
      .filter(({ route }) => route === "POST /auth/signup")
      .map(({ body }) => body.email);
    expect(new Set(addresses).size).toBe(2);
    const kept = JSON.parse(readFileSync(join(folder, "study-account.json"), "utf8"));
    expect(kept[service.url].email).toBe(addresses[1]);
  });

  it("signs in again when the access token expires during a study", async () => {
    const service = await fakeService({
      [GROUP]: ({ times }) => {
        if (times > 1) return { status: 200, body: sampleGroup };
        service.expireTokens();
        return { status: 200, body: { ...sampleGroup, generation_status: "generating" } };
      },
    });
    expect((await study(argumentsFor(service))).exitCode).toBe(0);
    expect(service.routes()).toContain("POST /auth/login");
  });

  it("leaves a file alone that is not one of accounts", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "study-account.json"), "my notes");
    const { exitCode, errors } = await study(argumentsFor(await fakeService(), folder));
    expect(exitCode).toBe(1);
    expect(errors).toContain("is not a file of accounts");
    expect(readFileSync(join(folder, "study-account.json"), "utf8")).toBe("my notes");
  });
});

describe("failures", () => {
  it("gives the reason why generation failed", async () => {
    const failed = { ...sampleGroup, generation_status: "failed", error: "The model is overloaded" };
    const service = await fakeService({ [GROUP]: () => ({ status: 200, body: failed }) });
    const { exitCode, output, errors } = await study(argumentsFor(service));
    expect(exitCode).toBe(1);
    expect(errors).toMatch(/Generating the personas failed: The model is overloaded\n$/);
    expect(output).toBe("");
    expect(service.routes()).not.toContain("POST /projects/project-1/simulations");
  });

  it("gives the reason why the study failed", async () => {
    const failed = { ...sampleSimulation, status: "failed", error: "No persona answered usably" };
    const { exitCode, errors } = await study(
      argumentsFor(await fakeService({ [SIMULATION]: () => ({ status: 200, body: failed }) })),
    );
    expect(exitCode).toBe(1);
    expect(errors).toMatch(/The study failed: No persona answered usably\n$/);
  });

  it("says that someone aborted the study", async () => {
    const aborted = { ...sampleSimulation, status: "aborted" };
    const { exitCode, errors } = await study(
      argumentsFor(await fakeService({ [SIMULATION]: () => ({ status: 200, body: aborted }) })),
    );
    expect(exitCode).toBe(1);
    expect(errors).toContain("aborted");
  });

  it("stops waiting after --timeout and says how far it came", async () => {
    const endless = {
      ...sampleSimulation,
      status: "running",
      progress: { ...sampleSimulation.progress, message: "1 of 2 personas have answered" },
    };
    const service = await fakeService({ [SIMULATION]: () => ({ status: 200, body: endless }) });
    const { exitCode, errors } = await study([...argumentsFor(service), "--timeout", "1"], {
      polling: { first: 50, growth: 1, longest: 50 },
    });
    expect(exitCode).toBe(1);
    expect(errors).toMatch(/Not finished within 1 second \(1 of 2 personas have answered\)/);
  });

  it("prints the detail of an error answer", async () => {
    const { exitCode, errors } = await study(
      argumentsFor(
        await fakeService({
          "POST /projects/project-1/simulations": () => ({ status: 400, body: { detail: "The group changed" } }),
        }),
      ),
    );
    expect(exitCode).toBe(1);
    expect(errors).toMatch(/^The group changed$/m);
  });

  it("says which answer it cannot read instead of failing somewhere later", async () => {
    const { exitCode, errors } = await study(
      argumentsFor(await fakeService({ "POST /projects": () => ({ status: 201, body: { id: 5 } }) })),
    );
    expect(exitCode).toBe(1);
    expect(errors).toMatch(/POST http:\S+\/projects answered in a form this version does not know \(field id\)/);
  });

  it("never lets a service steer the terminal", async () => {
    const exported = `GET /projects/project-1/simulations/simulation-1/export?format=md`;
    const hostile = await fakeService({ [exported]: () => ({ status: 200, body: "# bad\u001B[2J\n" }) });
    expect((await study(argumentsFor(hostile))).output).toBe("# bad[2J\n");

    const { errors } = await study(
      argumentsFor(
        await fakeService({ "POST /projects": () => ({ status: 400, body: { detail: "bad\u001B[2Jname" } }) }),
      ),
    );
    expect(errors).toBe("bad[2Jname\n");
  });
});

describe("interruption", () => {
  it("aborts the running study and ends with 130", async () => {
    const interruption = new AbortController();
    const service = await fakeService({
      [GROUP]: () => ({ status: 200, body: sampleGroup }),
      [SIMULATION]: () => {
        setTimeout(() => interruption.abort(), 5);
        return { status: 200, body: { ...sampleSimulation, status: "running" } };
      },
    });
    const { exitCode, output, errors } = await study(argumentsFor(service), {
      signal: interruption.signal,
      polling: { first: 5_000, growth: 1, longest: 5_000 },
    });
    expect(exitCode).toBe(130);
    expect(errors).toMatch(/Stopped\.\n$/);
    expect(output).toBe("");
    expect(service.routes().at(-1)).toBe("POST /projects/project-1/simulations/simulation-1/abort");
  });
});
