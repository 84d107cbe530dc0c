import { describe, expect, it } from "vitest";
import { functionArn, setup } from "./harness.ts";

const pass = (more: object) => ({ Type: "Pass", ...more, End: true });
const single = (state: object, rest: object = {}) => ({
  machine: { StartAt: "State", States: { State: state, ...rest } },
});

describe("Map", () => {
  it("gives every iteration its item, the execution and the shared input", async () => {
    const { run, invocations } = await setup({
      machines: single({
        Type: "Map",
        ItemsPath: "$.personas",
        ItemSelector: {
          "persona.$": "$$.Map.Item.Value.id",
          "index.$": "$$.Map.Item.Index",
          "study.$": "$.study",
        },
        ItemProcessor: {
          ProcessorConfig: { Mode: "INLINE" },
          StartAt: "Interview",
          States: {
            Interview: {
              Type: "Task",
              Resource: functionArn("interview"),
              Parameters: {
                "persona.$": "$.persona",
                "execution.$": "$$.Execution.Name",
                "tenant.$": "$$.Execution.Input.tenant",
                "position.$": "$$.Map.Item.Index",
                "state.$": "$$.State.Name",
              },
              End: true,
            },
          },
        },
        ResultPath: "$.answers",
        End: true,
      }),
      functions: { interview: ({ persona }: { persona: string }) => `answer of ${persona}` },
    });
    const input = { tenant: "t-1", study: "s-1", personas: [{ id: "a" }, { id: "b" }] };
    const { result, name } = await run(input);
    expect(result).toEqual({ ...input, answers: ["answer of a", "answer of b"] });
    expect(invocations.map(({ payload }) => payload)).toEqual([
      { persona: "a", execution: name, tenant: "t-1", position: 0, state: "Interview" },
      { persona: "b", execution: name, tenant: "t-1", position: 1, state: "Interview" },
    ]);
  });

  it.each([
    [2, 2],
    [0, 40],
    [100, 40],
  ])("with MaxConcurrency %i runs %i iterations at once", async (MaxConcurrency, expected) => {
    let now = 0;
    let most = 0;
    const { run } = await setup({
      machines: single({
        Type: "Map",
        MaxConcurrency,
        ItemProcessor: {
          StartAt: "Work",
          States: { Work: { Type: "Task", Resource: functionArn("work"), End: true } },
        },
        End: true,
      }),
      functions: {
        work: async (item: number) => {
          now += 1;
          most = Math.max(most, now);
          await new Promise((resolve) => setTimeout(resolve, 5));
          now -= 1;
          return item * 2;
        },
      },
    });
    const items = Array.from({ length: 50 }, (_, index) => index);
    expect((await run(items)).result).toEqual(items.map((item) => item * 2));
    expect(most).toBe(expected);
  });

  it("refuses what is not a list", async () => {
    const { run } = await setup({
      machines: single({ Type: "Map", ItemProcessor: { StartAt: "P", States: { P: pass({}) } }, End: true }),
    });
    const { error, cause } = await run("text");
    expect(error).toBe("States.Runtime");
    expect(cause).toContain('Map state input must be an array but was: "text"');
  });
});

describe("Choice", () => {
  it("loops until a counter is reached", async () => {
    const { run } = await setup({
      machines: {
        machine: {
          StartAt: "Count",
          States: {
            Count: {
              Type: "Pass",
              Parameters: { "round.$": "States.MathAdd($.round, 1)", "rounds.$": "$.rounds" },
              Next: "More",
            },
            More: {
              Type: "Choice",
              Choices: [{ Variable: "$.round", NumericLessThanPath: "$.rounds", Next: "Count" }],
              Default: "Done",
            },
            Done: { Type: "Succeed", OutputPath: "$.round" },
          },
        },
      },
    });
    expect((await run({ round: 0, rounds: 5 })).result).toBe(5);
  });
});

describe("Pass", () => {
  it.each([[0], [false], [""], [null], [[]]])("gives %j as its result", async (Result) => {
    const { run } = await setup({ machines: single(pass({ Result })) });
    expect((await run({ a: 1 })).result).toEqual(Result);
  });

  it("fills templates from input, context and intrinsic functions", async () => {
    const { run } = await setup({
      machines: single(
        pass({
          Parameters: {
            "key.$": "States.Format('{}/{}.json', $$.Execution.Name, $.id)",
            "rounds.$": "States.ArrayRange(1, $.rounds, 1)",
            literal: { "machine.$": "$$.StateMachine.Name" },
          },
          ResultPath: "$.made",
        }),
      ),
    });
    const { result, name } = await run({ id: "x", rounds: 3 });
    expect(result).toEqual({
      id: "x",
      rounds: 3,
      made: { key: `${name}/x.json`, rounds: [1, 2, 3], literal: { machine: "machine" } },
    });
  });
});

it("ends a Fail state with its error and cause", async () => {
  const { run } = await setup({ machines: single({ Type: "Fail", Error: "Refused", Cause: "because it is late" }) });
  expect(await run()).toMatchObject({ status: "FAILED", error: "Refused", cause: "because it is late" });
});
