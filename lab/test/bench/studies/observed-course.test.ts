import type { HistoryEvent } from "@aws-sdk/client-sfn";
import { expect, test } from "vitest";
import type { Message } from "../../../../functions/studies/simulation/message.ts";
import { probesIn, turnsIn, writtenIn } from "../../../bench/studies/observed-course.ts";

test("turns are those in which somebody was called up; waves behind the first have no moderator", () => {
  const answered = (output: object): HistoryEvent => ({
    id: 1,
    timestamp: new Date(0),
    type: "LambdaFunctionSucceeded",
    lambdaFunctionSucceededEventDetails: { output: JSON.stringify(output) },
  });
  const moderated = (turn: number, speakers: string[], finished = false) => answered({ turn, finished, speakers });
  const events = [
    answered({ persona_id: "somebody" }),
    moderated(0, ["a", "b"]),
    moderated(0, ["a", "b"]), // the same turn, taken twice
    moderated(1, ["c"]),
    moderated(2, ["d"]),
    moderated(3, ["a"]),
    moderated(4, [], true),
  ];
  // Four people speak in three waves, then comes the probe.
  expect(turnsIn(events, 4)).toEqual([
    { moderated: true, speakers: 2 },
    { moderated: false, speakers: 1 },
    { moderated: false, speakers: 1 },
    { moderated: true, speakers: 1 },
  ]);
});

test("probes are the answers to a question beyond the first", () => {
  const said = (role: Message["role"], round: number) => ({ role, round }) as Message;
  const transcript = [1, 1, 2].flatMap((round) => [said("interviewer", round), said("persona", round)]);
  const persona_results = [{ transcript }] as Parameters<typeof probesIn>[0]["persona_results"];
  expect(probesIn({ persona_results })).toEqual([[1, 0]]);
});

test("a generation says with every round how many are written", () => {
  const events = [10, 2].map((length): HistoryEvent => ({
    id: 1,
    timestamp: new Date(0),
    type: "MapStateStarted",
    mapStateStartedEventDetails: { length },
  }));
  expect(writtenIn(events)).toEqual([10, 2]);
});
