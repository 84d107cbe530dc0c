import { expect, test } from "vitest";
import type { Message } from "../../../../functions/domain/simulation/message.ts";
import { probesIn, turnsIn, writtenIn } from "../../../bench/studies/observed-course.ts";
import { newHistory } from "./histories.ts";

test("turns are those in which somebody was called up; waves behind the first have no moderator", () => {
  const { events, add } = newHistory();
  const moderated = (turn: number, speakers: string[], finished = false) =>
    add(0, 0, {
      type: "LambdaFunctionSucceeded",
      lambdaFunctionSucceededEventDetails: { output: JSON.stringify({ turn, finished, speakers }) },
    });
  add(0, 0, {
    type: "LambdaFunctionSucceeded",
    lambdaFunctionSucceededEventDetails: { output: '{"persona_id":"somebody"}' },
  });
  moderated(0, ["a", "b"]);
  moderated(0, ["a", "b"]); // the same turn, taken twice
  moderated(1, ["c"]);
  moderated(2, ["d"]);
  moderated(3, ["a"]);
  moderated(4, [], true);
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
  const { events, add } = newHistory();
  add(0, 0, { type: "MapStateStarted", mapStateStartedEventDetails: { length: 10 } });
  add(1, 0, { type: "MapStateStarted", mapStateStartedEventDetails: { length: 2 } });
  expect(writtenIn(events)).toEqual([10, 2]);
});
