import { describe, expect, it } from "vitest";
import { computeRoute } from "../../../../functions/studies/survey/route.ts";
import type { RouteAnswer } from "../../../../functions/studies/survey/condition.ts";
import { blocksFor, questionsFor } from "../../../../functions/studies/survey/survey-order.ts";
import type { SurveyBlock } from "../../../../functions/studies/survey/schemas.ts";
import { question, surveyOf } from "../../../support/stored-survey.ts";

const nothing: RouteAnswer = { distribution: null, selected_options: null, value: null };
const chosen = (...selected_options: string[]): RouteAnswer => ({ ...nothing, selected_options });
const number = (value: number): RouteAnswer => ({ ...nothing, value });
const rated = (...distribution: number[]): RouteAnswer => ({ ...nothing, distribution });

const open = (id: string, own: Parameters<typeof question>[3] = {}) =>
  question(id, "open_ended", `Text of ${id}?`, own);
const choice = (id: string, own: Parameters<typeof question>[3] = {}) =>
  question(id, "multiple_choice", `Text of ${id}?`, { options: ["Yes", "No"], ...own });
const scale = { points: 5, first_value: 1, low_label: null, high_label: null, labels: null };
const if_ = (question_id: string, ...any_of: (string | number | { min: number | null; max: number | null })[]) => ({
  question_id,
  any_of,
});
const ids = (questions: readonly { id: string }[]) => questions.map(({ id }) => id);

describe("the route of a persona", () => {
  it("asks everything at once that waits for nothing", () => {
    const survey = surveyOf([open("q1"), open("q2"), open("q3")]);
    expect(ids(computeRoute(survey, 0, {}).askable)).toEqual(["q1", "q2", "q3"]);
    const then = computeRoute(survey, 0, { q1: nothing, q3: nothing });
    expect([ids(then.askable), then.isThrough]).toEqual([["q2"], false]);
    expect(computeRoute(survey, 0, { q1: nothing, q2: nothing, q3: nothing })).toMatchObject({
      ...{ askable: [], leftOut: [], isThrough: true, screenedOutBy: null },
    });
  });

  it("waits for what a question depends on, and asks first what others wait for", () => {
    const survey = surveyOf([
      open("q1"),
      choice("q2"),
      open("q3", { ask_if: if_("q2", "Yes") }),
      open("q4", { follows: "q1" }),
      question("q5", "open_ended", "What of {{ q2 }}?"),
      open("q6", { context: "You said {{q1}}." }),
      open("q7"),
    ]);
    expect(ids(computeRoute(survey, 0, {}).askable)).toEqual(["q1", "q2", "q7"]);
    expect(ids(computeRoute(survey, 0, { q1: nothing }).askable)).toEqual(["q2", "q4", "q6", "q7"]);
    expect(ids(computeRoute(survey, 0, { q2: chosen("Yes") }).askable)).toEqual(["q1", "q3", "q5", "q7"]);
    const no = computeRoute(survey, 0, { q2: chosen("No") });
    expect([ids(no.askable), no.leftOut]).toEqual([["q1", "q5", "q7"], ["q3"]]);
  });

  it("leaves out what hangs on a question that was not asked", () => {
    const survey = surveyOf([
      choice("q1"),
      choice("q2", { ask_if: if_("q1", "Yes") }),
      open("q3", { ask_if: if_("q2", "Yes", "No") }),
      open("q4", { follows: "q2" }),
      question("q5", "open_ended", "Of {{q2}}?"),
    ]);
    expect(computeRoute(survey, 0, { q1: chosen("No") })).toMatchObject({
      ...{ leftOut: ["q2", "q3", "q4", "q5"], isThrough: true, untold: [] },
    });
  });

  it.each([
    ["an option", choice("q1"), chosen("Yes"), if_("q1", "Yes"), true],
    ["one of several options", choice("q1"), chosen("No", "Yes"), if_("q1", "Yes"), true],
    ["another option", choice("q1"), chosen("No"), if_("q1", "Yes"), false],
    ["a number", question("q1", "numeric", "?"), number(3), if_("q1", 3), true],
    ["another number", question("q1", "numeric", "?"), number(3.5), if_("q1", 3), false],
    ["a range with its end", question("q1", "numeric", "?"), number(3), if_("q1", { min: 1, max: 3 }), true],
    ["an open range", question("q1", "numeric", "?"), number(-4), if_("q1", { min: null, max: 3 }), true],
    ["beyond a range", question("q1", "numeric", "?"), number(3.1), if_("q1", { min: 1, max: 3 }), false],
    ["one of several", question("q1", "numeric", "?"), number(9), if_("q1", 1, { min: 8, max: null }), true],
    ["the likely point", question("q1", "likert", "?", { scale }), rated(0.2, 0, 0.2, 0, 0.6), if_("q1", 5), true],
    ["not the mean", question("q1", "likert", "?", { scale }), rated(0.2, 0, 0.2, 0, 0.6), if_("q1", 4), false],
    [
      "a point from 0",
      question("q1", "likert", "?", { scale: { ...scale, first_value: 0 } }),
      rated(0, 0, 1, 0, 0),
      if_("q1", { min: null, max: 2 }),
      true,
    ],
  ])("takes a condition as met by %s: %#", (_, first, answer, ask_if, expected) => {
    const { askable, leftOut } = computeRoute(surveyOf([first, open("q2", { ask_if })]), 0, { q1: answer });
    expect([ids(askable), leftOut]).toEqual(expected ? [["q2"], []] : [[], ["q2"]]);
  });

  it("says where a rating that decides could not be told, and asks nothing because of it", () => {
    const unrated = { q1: rated(), q2: nothing };
    const survey = surveyOf([
      question("q1", "likert", "How good?", { scale }),
      question("q2", "likert", "How new?", { scale }),
      open("q3", { ask_if: if_("q2", 1, 2, 3, 4, 5) }),
      question("q4", "open_ended", "Why {{q2}}?"),
      open("q5", { follows: "q2" }),
      open("q6", { terminate_if: if_("q2", 1) }),
      open("q7"),
    ]);
    const route = computeRoute(survey, 0, { ...unrated, q1: rated(1, 0, 0, 0, 0) });
    expect(route).toMatchObject({ untold: ["q3", "q4", "q6"], leftOut: ["q3", "q4"], screenedOutBy: null });
    expect(ids(route.askable)).toEqual(["q5", "q6", "q7"]);
    const own = surveyOf([question("s", "likert", "?", { scale, terminate_if: if_("s", 1) }), open("q2")]);
    expect(computeRoute(own, 0, { s: nothing })).toMatchObject({ untold: ["s"], askable: [{ id: "q2" }] });
  });
});

describe("a screener", () => {
  const survey = surveyOf([
    open("q1"),
    choice("s1", { terminate_if: if_("s1", "No") }),
    choice("s2", { terminate_if: if_("s2", "No") }),
    open("q4"),
  ]);

  it("holds back what stands behind it, and nothing before it", () => {
    expect(ids(computeRoute(survey, 0, {}).askable)).toEqual(["s1", "q1"]);
    expect(ids(computeRoute(survey, 0, { s1: chosen("Yes") }).askable)).toEqual(["s2", "q1"]);
    expect(ids(computeRoute(survey, 0, { s1: chosen("Yes"), s2: chosen("Yes") }).askable)).toEqual(["q1", "q4"]);
  });

  it("ends the survey for whom it holds for, whatever is still open", () => {
    expect(computeRoute(survey, 0, { s1: chosen("No") })).toMatchObject({
      ...{ screenedOutBy: "s1", askable: [], isThrough: true, leftOut: ["q1", "s2", "q4"] },
    });
    expect(computeRoute(survey, 0, { q1: nothing, s1: chosen("Yes"), s2: chosen("No") })).toMatchObject({
      ...{ screenedOutBy: "s2", isThrough: true, leftOut: ["q4"] },
    });
  });

  it("ends it before its question where it names an earlier one", () => {
    const named = surveyOf([choice("q1"), open("q2"), open("q3", { terminate_if: if_("q1", "No") }), open("q4")]);
    expect(ids(computeRoute(named, 0, {}).askable)).toEqual(["q1", "q2"]);
    expect(computeRoute(named, 0, { q1: chosen("No") })).toMatchObject({ screenedOutBy: "q3", askable: [] });
    expect(ids(computeRoute(named, 0, { q1: chosen("Yes") }).askable)).toEqual(["q2", "q3", "q4"]);
  });

  it("ends nothing where its own question is not asked", () => {
    const routed = surveyOf([
      choice("q1"),
      choice("s", { ask_if: if_("q1", "Yes"), terminate_if: if_("s", "No") }),
      open("q3", { ask_if: if_("q1", "Yes"), terminate_if: if_("q1", "No") }),
      open("q4"),
    ]);
    expect(ids(computeRoute(routed, 0, {}).askable)).toEqual(["q1"]);
    expect(computeRoute(routed, 0, { q1: chosen("No") })).toMatchObject({
      ...{ screenedOutBy: null, leftOut: ["s", "q3"], askable: [{ id: "q4" }] },
    });
  });
});

describe("the order of a persona", () => {
  const block = (id: string, own: Partial<SurveyBlock> = {}): SurveyBlock => ({
    ...{ id, shuffled: false, rotation: null },
    ...own,
  });
  const in_ = (of: string, ...names: string[]) => names.map((id) => open(id, { block: of }));
  const positions = (count: number) => Array.from({ length: count }, (_, position) => position);

  it("shuffles the questions of a block, each equally often in each place, anchored ones where they stand", () => {
    const survey = surveyOf(
      [open("q0"), ...in_("b", "q1", "q2", "q3"), open("q4", { block: "b", anchored: true }), open("q5")],
      { blocks: [block("b", { shuffled: true })] },
    );
    const orders = positions(6).map((position) => ids(questionsFor(survey, position)));
    for (const order of orders) expect([order[0], order[4], order[5]]).toEqual(["q0", "q4", "q5"]);
    for (const place of [1, 2, 3])
      for (const id of ["q1", "q2", "q3"]) expect(orders.filter((order) => order[place] === id)).toHaveLength(2);
    expect(ids(computeRoute(survey, 1, {}).questions)).toEqual(orders[1]);
  });

  it("exchanges the places of the blocks of a rotation, and leaves others where they are", () => {
    const survey = surveyOf(
      [...in_("a", "a1", "a2"), open("q1"), ...in_("b", "b1"), ...in_("c", "c1"), ...in_("d", "d1")],
      {
        blocks: [..."abc"].map((id) => block(id, { rotation: "r" })).concat(block("d")),
        rotations: [{ id: "r", shown: null }],
      },
    );
    const orders = positions(3).map((position) => ids(blocksFor(survey, position)).join(""));
    expect(orders.toSorted()).toEqual(["abcd", "bcad", "cabd"]);
    expect(ids(questionsFor(survey, 0))).toEqual(["a1", "a2", "q1", "b1", "c1", "d1"]);
    expect(positions(3).map((position) => questionsFor(survey, position).at(-1)!.id)).toEqual(["d1", "d1", "d1"]);
  });

  it("shows as many blocks of a rotation as it says, each equally often, and leaves the others out", () => {
    const survey = surveyOf([...in_("a", "a1"), ...in_("b", "b1"), ...in_("c", "c1", "c2"), open("q1")], {
      blocks: [..."abc"].map((id) => block(id, { rotation: "r" })),
      rotations: [{ id: "r", shown: 2 }],
    });
    const shown = positions(12).map((position) => ids(blocksFor(survey, position)));
    for (const id of "abc") {
      expect(shown.filter((own) => own.includes(id))).toHaveLength(8);
      for (const place of [0, 1]) expect(shown.filter((own) => own[place] === id)).toHaveLength(4);
    }
    for (const position of positions(3)) {
      const { askable, leftOut } = computeRoute(survey, position, {});
      expect(ids(askable)).toEqual(ids(questionsFor(survey, position)));
      expect([...ids(askable), ...leftOut].sort()).toEqual(["a1", "b1", "c1", "c2", "q1"]);
    }
  });

  it.each([2, 3, 4, 6])(
    "meets both directions of scales, and another rotation, in all places of %i blocks",
    (count) => {
      const names = positions(count).map((index) => `b${index}`);
      const survey = surveyOf(
        [...names, "x", "y"].map((id) => open(id, { block: id })),
        {
          blocks: [
            ...names.map((id) => block(id, { rotation: "r" })),
            ...["x", "y"].map((id) => block(id, { rotation: "s" })),
          ],
          rotations: ["r", "s"].map((id) => ({ id, shown: 1 })),
        },
      );
      const met = positions(4 * 4 * count * count).map((position) => {
        const [first, second] = ids(blocksFor(survey, position));
        return { first, second, isOdd: position % 2 === 1 };
      });
      for (const id of names) {
        const own = met.filter(({ first }) => first === id);
        expect(own).toHaveLength(16 * count);
        expect(own.filter(({ isOdd }) => isOdd)).toHaveLength(8 * count);
        expect(own.filter(({ second }) => second === "x")).toHaveLength(8 * count);
      }
    },
  );
});
