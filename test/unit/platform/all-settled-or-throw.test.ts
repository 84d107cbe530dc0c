import { expect, it } from "vitest";
import { allSettledOrThrow } from "../../../functions/platform/all-settled-or-throw.ts";

const settled = () => new Promise((resolve) => setImmediate(resolve));

it("has the values of both", async () => {
  expect(await allSettledOrThrow(Promise.resolve(1), Promise.resolve("b"))).toEqual([1, "b"]);
});

it("fails with what the first has failed with, after the second is over", async () => {
  const second = Promise.withResolvers<void>();
  let failed: unknown;
  const both = allSettledOrThrow(Promise.reject(new Error("first")), second.promise).catch(
    (error: unknown) => (failed = error),
  );
  await settled();
  expect(failed).toBeUndefined();
  second.reject(new Error("second"));
  await both;
  expect(failed).toMatchObject({ message: "first" });
});

it("fails when only the second does, after the first is over", async () => {
  const first = Promise.withResolvers<void>();
  let failed: unknown;
  const both = allSettledOrThrow(first.promise, Promise.reject(new Error("second"))).catch(
    (error: unknown) => (failed = error),
  );
  await settled();
  expect(failed).toBeUndefined();
  first.resolve();
  await both;
  expect(failed).toMatchObject({ message: "second" });
});
