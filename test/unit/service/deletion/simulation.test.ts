import { describe, expect, it } from "vitest";
import { exportObjects } from "../../../../functions/platform/files/export-formats.ts";
import { newId } from "../../../../functions/platform/ids.ts";
import { parseRerunId, rerunId } from "../../../../functions/platform/rerun.ts";
import type { SimulationStatus } from "../../../../functions/studies/simulation/schemas.ts";
import type { Key } from "../../../../functions/platform/table/keys.ts";
import type { Table } from "../../../../functions/platform/table/table.ts";
import { deleteBelow, deleteSimulations, type Deletable } from "../../../../functions/service/deletion/simulation.ts";

const ref = { companyId: "c", projectId: "p" };
const simulation = (status: SimulationStatus | undefined, id = newId()): Deletable => ({ id, status });

/** Simulations of a project in memory, with five items below each, and a log of what is done to them. */
function setup(
  simulations: readonly Deletable[],
  {
    dieAt = Infinity,
    studies = {},
    codings = {},
    tokens = [],
  }: {
    dieAt?: number;
    studies?: Record<string, string[]>;
    codings?: Record<string, string[]>;
    tokens?: readonly string[];
  } = {},
) {
  const log: string[] = [];
  let [calls, underWay, most] = [0, 0, 0];
  const call = async <T>(entry: string, value: T): Promise<T> => {
    if ((calls += 1) >= dieAt) throw new Error("killed");
    most = Math.max(most, (underWay += 1));
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    log.push(entry);
    return value;
  };
  const nameOf = ({ PK, SK }: Key) => `${PK.split("#S#")[1] ?? ""}${SK}`;
  const table = {
    update: ({ Key }: { Key: Key }) => call(`close ${Key.SK}`, undefined),
    deleteAll: (keys: readonly Key[]) => call(`delete ${keys.map(nameOf).join(" ")}`, undefined),
  } as unknown as Table;
  const dependencies = {
    table,
    files: { remove: (keys: readonly string[]) => call(`objects ${keys.length}`, undefined) },
    answers: { forget: async (_companyId: string, ids: readonly string[]) => ids.length && call("answers", 2) },
    deletions: {
      contentOf: ({ simulationId }: { simulationId: string }) =>
        call(`list ${simulationId}`, {
          keys: [1, 2, 3, 4, 5].map((item) => ({ PK: `P#S#${simulationId}`, SK: `#${item}` })),
          reportTokens: tokens.map((token) => ({ PK: "REPORT", SK: token })),
          runningStudies: studies[simulationId] ?? [],
          runningCodings: codings[simulationId] ?? [],
        }),
      deleteLearned: async (_company: string, ids: readonly string[]) =>
        ids.length === 0 ? 0 : call(`pairs of ${ids.length}`, 1),
      rerunsOf: async (_ref: unknown, ids: readonly string[]) =>
        ids.length === 0
          ? []
          : call(
              "reruns",
              simulations.flatMap(({ id, status = "aborted" as const }) =>
                ids.includes(parseRerunId(id)?.simulationId ?? "")
                  ? [{ id, status, groupId: "g", attempt: undefined }]
                  : [],
              ),
            ),
    },
    simulation: { stop: (id: string) => call(`stop ${id}`, undefined) },
    reliabilityStudy: { stop: (id: string) => call(`stop ${id}`, undefined) },
    answerCoding: { stop: (id: string) => call(`stop ${id}`, undefined) },
  };
  return {
    dependencies,
    log,
    most: () => most,
    matching: (start: string) => log.filter((line) => line.startsWith(start)),
  };
}

describe("the deletion of simulations", () => {
  it("stops what may run, and nothing that has ended by itself", async () => {
    const statuses = ["pending", "active", "running", "generating_report", "aborted", "complete", "failed"] as const;
    const all = statuses.map((status) => simulation(status));
    const { dependencies, matching } = setup(all);
    await deleteSimulations(dependencies, ref, all);
    expect(matching("stop").sort()).toEqual(all.slice(0, 5).map(({ id }) => `stop ${id}`));
  });

  it("closes all that something could be added to, before it looks what is there", async () => {
    const all = (["complete", "running", "aborted", "failed"] as const).map((status) => simulation(status));
    const { dependencies, log, matching } = setup(all);
    await deleteSimulations(dependencies, ref, all);
    expect(matching("close").sort()).toEqual(all.slice(0, 2).map(({ id }) => `close SIMULATION#${id}`));
    expect(log.findLastIndex((line) => line.startsWith("close"))).toBeLessThan(
      log.findIndex((line) => line.startsWith("list")),
    );
  });

  it("forgets the answers that speak of them while their items still lead to them", async () => {
    const all = (["complete", "running"] as const).map((status) => simulation(status));
    const { dependencies, log, matching } = setup(all);
    await deleteSimulations(dependencies, ref, all);
    expect(matching("answers")).toHaveLength(1);
    expect(log.findLastIndex((line) => line.startsWith("close"))).toBeLessThan(log.indexOf("answers"));
    expect(log.indexOf("answers")).toBeLessThan(
      log.findIndex((line) => line.includes(`SIMULATION#${all[0]?.id}`) && line.startsWith("delete")),
    );
  });

  it("deletes children before parents, inputs before their simulation, reruns before what they repeat", async () => {
    const original = simulation("complete");
    const studyId = newId();
    const rerun = simulation("running", rerunId({ simulationId: original.id, studyId, number: 1 }));
    const { dependencies, log } = setup([original, rerun], { studies: { [original.id]: [studyId] } });
    expect(await deleteSimulations(dependencies, ref, [original])).toBe(15);
    const below = (id: string) => [1, 2, 3, 4, 5].map((item) => `${id}#${item}`).join(" ");
    expect(log).toEqual([
      `close SIMULATION#${original.id}`,
      `list ${original.id}`,
      `stop ${studyId}`,
      "reruns",
      `close RERUN#${rerun.id}`,
      `stop ${rerun.id}`,
      `list ${rerun.id}`,
      "objects 0",
      `delete ${below(rerun.id)}`,
      `delete RERUN#${rerun.id}#INPUT`,
      `delete RERUN#${rerun.id}`,
      "pairs of 1",
      "answers",
      `objects ${exportObjects({ ...ref, simulationId: original.id }).length}`,
      `delete ${below(original.id)}`,
      `delete SIMULATION#${original.id}#INPUT`,
      `delete SIMULATION#${original.id}`,
    ]);
  });

  it("deletes where report links lead from before the links, which alone know of it", async () => {
    const one = simulation("complete");
    const { dependencies, matching } = setup([one], { tokens: ["a", "b"] });
    await deleteSimulations(dependencies, ref, [one]);
    expect(matching("delete").slice(0, 2)).toEqual([
      "delete a b",
      `delete ${[1, 2, 3, 4, 5].map((item) => `${one.id}#${item}`).join(" ")}`,
    ]);
  });

  it("stops and empties one whose item is gone, and leaves that alone", async () => {
    const gone = simulation(undefined);
    const { dependencies, log } = setup([gone]);
    expect(await deleteBelow(dependencies, ref, [gone])).toBe(8);
    expect(log.slice(0, 3)).toEqual([`stop ${gone.id}`, `list ${gone.id}`, "reruns"]);
    expect(log).toHaveLength(7);
  });

  it("works on a few at once, and deletes 25 items with a request", async () => {
    const all = Array.from({ length: 60 }, () => simulation("complete"));
    const { dependencies, log, most, matching } = setup(all);
    await deleteSimulations(dependencies, ref, all);
    expect(most()).toBe(8);
    expect(matching("delete").map((line) => line.split(" ").length - 1)).toEqual([
      ...Array.from({ length: 12 }, () => 25),
      ...[25, 25, 10],
      ...[25, 25, 10],
    ]);
    const others = log.map((line) => line.split(" ")[0]).filter((word) => word !== "delete");
    expect(others.toSorted()).toEqual([
      "answers",
      ...all.map(() => "close"),
      ...all.map(() => "list"),
      ...["objects", "pairs", "reruns"],
    ]);
  });

  it("keeps what it has done when it dies: whole rounds are gone", async () => {
    const all = Array.from({ length: 150 }, () => simulation("complete"));
    const firstRound = setup(all.slice(0, 100));
    await deleteSimulations(firstRound.dependencies, ref, all.slice(0, 100));
    const { dependencies, matching } = setup(all, { dieAt: firstRound.log.length + 10 });
    await expect(deleteSimulations(dependencies, ref, all)).rejects.toThrow("killed");
    const deleted = matching("delete SIMULATION#").filter((line) => !line.includes("#INPUT"));
    expect(deleted.flatMap((line) => line.split(" ").slice(1)).sort()).toEqual(
      all
        .slice(0, 100)
        .map(({ id }) => `SIMULATION#${id}`)
        .sort(),
    );
  });
});
