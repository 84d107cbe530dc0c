import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { sampleGroup } from "./sample-outcome.ts";
import { argumentsFor, fakeService, study } from "./setup.ts";

const GROUPS = "POST /projects/project-1/persona-groups";
const PARSE = `${GROUPS}/parse-prompt`;

describe("an audience", () => {
  it("says what was understood before it starts", async () => {
    const service = await fakeService({
      [PARSE]: () => ({
        status: 200,
        body: {
          name: "Anglers",
          location: "Ohio, United States",
          description: "who fish",
          language: "es",
          unplaced: [],
        },
      }),
    });
    const { errors } = await study(argumentsFor(service));
    expect(errors.split("\n").slice(0, 3)).toEqual([
      "Audience understood as: people, all ages, Ohio, United States",
      "Everybody also: who fish",
      "Speaking: Spanish",
    ]);
    expect(service.bodyOf(GROUPS)).toMatchObject({ description: "who fish", language: "es" });
    expect(service.bodyOf(GROUPS)).not.toHaveProperty("unplaced");
  });

  it("says which population stands in for one that is not known", async () => {
    const note = "There are no figures of Iceland, so figures of the world are used for its population (ages).";
    const population = { market: "IS", missing: ["ages"], note };
    const service = await fakeService({ [GROUPS]: () => ({ status: 201, body: { ...sampleGroup, population } }) });
    expect((await study(argumentsFor(service))).errors).toContain(`\n${note}\n`);
  });
});

describe("an audience that was understood in part", () => {
  const inPart = () =>
    fakeService({ [PARSE]: () => ({ status: 200, body: { name: "Anglers", unplaced: ["BMI 22", "7"] } }) });
  const NOTED = "Not understood, so nobody will be chosen by it: “BMI 22”, “7”";

  it("starts nothing where nobody can be asked", async () => {
    const service = await inPart();
    const { exitCode, errors } = await study(argumentsFor(service));
    expect(exitCode).toBe(1);
    expect(errors).toContain(NOTED);
    expect(errors).toContain("Nothing was started: say “BMI 22”, “7” in other words, leave it out, or go on");
    expect(service.routes()).not.toContain(GROUPS);
  });

  it("goes on with --yes, and says so", async () => {
    const { exitCode, errors } = await study([...argumentsFor(await inPart()), "--yes"]);
    expect([exitCode, errors.includes(NOTED)]).toEqual([0, true]);
  });

  it.each([
    ["y", 0],
    ["Yes", 0],
    ["n", 1],
    ["", 1],
  ])("asks at a terminal, and goes on or not: %s", async (answer, expected) => {
    const input = Object.assign(Readable.from([`${answer}\n`]), { isTTY: true });
    const { exitCode, errors } = await study(argumentsFor(await inPart()), { input });
    expect(errors).toContain("Go on without it? [y/N]");
    expect(exitCode).toBe(expected);
  });
});
