import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openCallRecorder, type CallRecorder } from "../../../../functions/models/call-log/call-recorder.ts";
import type { EmbeddedText, ModelTurn, SentPrompt } from "../../../../functions/models/call-log/record.ts";
import { createCallLog, type CallLog } from "../../../../functions/models/call-log/store.ts";
import { summariseCalls } from "../../../../functions/models/call-log/summarise.ts";
import { simulationKey, type SimulationRef } from "../../../../functions/platform/table/keys.ts";
import type { ModelIds } from "../../../../functions/platform/functions/environment.ts";
import { inContext, recordedIn, setPersonal } from "../../../../functions/platform/work-context.ts";
import { startEngineTable, type EngineTable } from "../../../support/engine-table.ts";
import { askedQuestion } from "../../../support/reports/sample-record.ts";

const study = { projectId: "p", simulationId: "s" };
const ref: SimulationRef = { companyId: "c", ...study };
const models: ModelIds = { persona: ["m"], moderator: "m", report: "m", parse: "m", embedding: "e", fallbacks: {} };
const nothing = { asked: [], prompts: [], turns: [], vectors: [] };
const turn = (at: string, sha256 = "a"): ModelTurn => ({
  sha256,
  prompt_id: "concept-test@5",
  at: `2026-11-20T20:43:0${at}.000`,
  answer: {
    output: { message: { role: "assistant", content: [{ text: "Yes." }] } },
    stopReason: "end_turn",
    usage: { inputTokens: 3 },
  },
  error: null,
});
const embedded = (text: string): EmbeddedText => ({ modelId: "e", text, vector: [0.5, -0.25] });

describe("the record of what models were asked", () => {
  let engine: EngineTable;
  let log: CallLog;
  const putStudy = (simulationId: string, status: string) =>
    engine.table.putAll([{ ...simulationKey({ ...ref, simulationId }), status }]);
  beforeAll(async () => {
    engine = await startEngineTable();
    log = createCallLog(engine.table);
    await putStudy("s", "running");
    await putStudy("stopped", "aborted");
  });
  afterAll(() => engine.close());

  it("gives back what was recorded, with the text of each prompt", async () => {
    const asked = [askedQuestion(), askedQuestion({ sha256: "b".repeat(64) })];
    await log.record(ref, { ...nothing, asked, prompts: [{ sha256: asked[0]!.sha256, text: "As sent." }] }, models);
    expect(await log.models(ref)).toEqual(models);
    expect(await log.asked(ref)).toEqual(asked);
    expect([...(await log.prompts(ref))]).toEqual([[asked[0]!.sha256, "As sent."]]);
  });

  it.each(["stopped", "gone"])("keeps nothing of a study that is %s", async (simulationId) => {
    const late = { ...nothing, asked: [askedQuestion()], prompts: [{ sha256: "x", text: "Late." }] };
    await log.record({ ...ref, simulationId }, late, models);
    expect(await log.asked({ ...ref, simulationId })).toEqual([]);
  });

  it("keeps prompts that are more than an item holds, and of one that alone is more only its hash", async () => {
    await putStudy("large", "running");
    const large = { ...ref, simulationId: "large" };
    // What does not compress: hexadecimal digits of hashes are four bits in eight.
    const noise = (of: string, length: number) =>
      Array.from({ length: length / 64 }, (_, at) => createHash("sha256").update(`${of} ${at}`).digest("hex")).join("");
    const prompts: SentPrompt[] = ["a", "b", "c"].map((sha256) => ({ sha256, text: noise(sha256, 320_000) }));
    const all = [...prompts, { sha256: "d", text: noise("d", 1_280_000) }];
    await log.record(large, { ...nothing, asked: [askedQuestion()], prompts: all }, models);
    const kept = await log.prompts(large);
    expect(prompts.map(({ sha256 }) => kept.get(sha256))).toEqual(prompts.map(({ text }) => text));
    expect(kept.get("d")).toBeNull();
  });

  it("gives back calls in the order in which they were made, and each text of a model once", async () => {
    await putStudy("played", "running");
    const played = { ...ref, simulationId: "played" };
    const [first, second] = [
      turn("1"),
      { ...turn("2"), answer: null, error: { name: "ModelTimeout", message: "late" } },
    ];
    const texts = Array.from({ length: 130 }, (_, at) => embedded(`text ${at}`));
    await log.record(played, { ...nothing, turns: [second as ModelTurn], vectors: texts }, models);
    await log.record(played, { ...nothing, turns: [first], vectors: texts.slice(0, 2) }, models);
    expect(await log.turns(played)).toEqual([first, second]);
    expect(await log.vectors(played)).toEqual(texts);
  });
});

describe("recording while models are asked", () => {
  const written: { ref: SimulationRef; questions: number; prompts: readonly SentPrompt[]; kept: number }[] = [];
  const keep: CallLog["record"] = (to, { asked, prompts, turns, vectors }) => {
    written.push({ ref: to, questions: asked.length, prompts, kept: turns.length + vectors.length });
    return Promise.resolve();
  };
  const opened = (record: CallLog["record"] = keep): CallRecorder["question"] =>
    openCallRecorder({ record }, models).question;
  const working = (work: () => void | Promise<void>, context: object = { study }) => {
    written.length = 0;
    return inContext({ correlationId: "1", companyId: "c", ...context }, work);
  };

  it("writes once, before the work is over, and each text once", async () => {
    const record = opened();
    await working(() => {
      record(askedQuestion(), "A");
      record(askedQuestion(), "A");
      record(askedQuestion({ sha256: "b" }), null);
    });
    const prompts = [
      { sha256: askedQuestion().sha256, text: "A" },
      { sha256: "b", text: null },
    ];
    expect(written).toEqual([{ ref, questions: 3, prompts, kept: 0 }]);
  });

  it("writes what was asked before the work failed", async () => {
    const record = opened();
    const failing = working(() => {
      record(askedQuestion(), "A");
      throw new Error("not stored");
    });
    await expect(failing).rejects.toThrow("not stored");
    expect(written).toHaveLength(1);
  });

  it("writes many in parts, and loses none", async () => {
    const record = opened();
    await working(() => {
      for (let asked = 0; asked < 450; asked++) record(askedQuestion({ sha256: String(asked) }), "A");
    });
    expect(written.map(({ questions }) => questions).sort()).toEqual([200, 200, 50]);
  });

  it("records nothing of what is asked for no study, and a live interview's for that", async () => {
    const record = opened();
    await working(() => record(askedQuestion(), "A"), {});
    expect(written).toEqual([]);
    await working(() => recordedIn(study, () => Promise.resolve(record(askedQuestion(), "A"))), {});
    expect(written.map((one) => one.ref)).toEqual([ref]);
  });

  it("keeps answers and vectors, but none of work that speaks as real people", async () => {
    const { question, turn: recordTurn, vectors } = openCallRecorder({ record: keep }, models);
    const work = () => {
      question(askedQuestion(), "A");
      recordTurn(turn("1"));
      vectors([embedded("I like it.")]);
    };
    await working(work);
    expect(written.map(({ kept }) => kept)).toEqual([2]);
    const personalWork = () => {
      setPersonal();
      work();
      return Promise.resolve();
    };
    await working(personalWork);
    expect(written.map(({ kept }) => kept)).toEqual([0]);
    // As a live interview asks.
    await working(() => recordedIn(study, personalWork), {});
    expect(written.map(({ kept }) => kept)).toEqual([0]);
  });

  it("loses no answer where it cannot be written", async () => {
    vi.stubEnv("LOG_LEVEL", "silent");
    const record = opened(() => Promise.reject(new Error("no table")));
    await expect(working(() => record(askedQuestion(), "A"))).resolves.toBeUndefined();
    vi.unstubAllEnvs();
  });
});

describe("a summary of what models were asked", () => {
  it("counts what came of the questions by model and prompt", () => {
    const asked = [
      askedQuestion({ sha256: "b" }),
      askedQuestion({ sha256: "a", answers: 2, asked_at: "2026-11-20T20:50:00.000" }),
      askedQuestion({ sha256: "a", answers: 2, outcome: "kept", retries: 1, temperature: 0.3 }),
      askedQuestion({ model_id: "second", prompt_id: "report@5", answers: 1, outcome: "ModelRefused" }),
      askedQuestion({ model_id: "second", prompt_id: "report@5", answers: 0, outcome: "ModelTimeout" }),
    ];
    const summary = summariseCalls(asked);
    expect(summary).toMatchObject({
      ...{ questions: 5, answers: 6, corrected: 1, kept: 1, refused: 1, failed: 1, retries: 1 },
      models: [
        { model_id: "offline-consumer-v1", questions: 3, first_asked_at: "2026-11-20T20:50:00.000" },
        { model_id: "second", questions: 2, refused: 1, failed: 1 },
      ],
      prompts: [
        { prompt_id: "report@5", requests: 1 },
        { prompt_id: "survey-scale@7", requests: 2, temperature: [0.3, 1] },
      ],
    });
    const hash = createHash("sha256").update("a\nb").digest("hex");
    expect(summary.prompts.find(({ prompt_id }) => prompt_id === "survey-scale@7")?.sha256).toBe(hash);
  });

  it("has no hash of nothing", () => expect(summariseCalls([]).sha256).toBeNull());
});
