import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { readCause } from "../../../../local/step-functions/pages/cause.ts";
import { functionArn, gate, machineArn, named, PATIENTLY, setup } from "../harness.ts";

const HOSTILE = `</pre><script>alert("mine")</script><img src=x onerror='alert(1)'>`;
const task = (name: string, more: object = { End: true }) => ({ Type: "Task", Resource: functionArn(name), ...more });
const single = (state: object) => ({ StartAt: "Work", States: { Work: state } });

async function page(endpoint: string, path: string, method = "GET") {
  const response = await fetch(`${endpoint}${path}`, { method, redirect: "manual" });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

describe("the page of an execution", () => {
  it("shows one that failed, tries counted and cause readable, and nothing of it runs", async () => {
    const { endpoint, run } = await setup({
      machines: {
        machine: single(task("work", { Retry: [{ ErrorEquals: ["Broken"], MaxAttempts: 2 }], End: true })),
      },
      functions: {
        work: () => {
          throw named("Broken", `no <b>model</b> for ${HOSTILE}`);
        },
      },
    });
    const { arn } = await run({ persona: HOSTILE });
    const { status, headers, html } = await page(endpoint, `/executions/${arn}`);
    expect(status).toBe(200);
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(html).not.toMatch(/<script|<img|<b>|style=|http-equiv/);
    expect(html).toContain("failed</span>");
    expect(html).toContain('The execution ended with <strong class="bad">Broken</strong>');
    expect(html).toContain('<strong>Work</strong> failed 3 times with <strong class="bad">Broken</strong>');
    expect(html).toContain("no &lt;b&gt;model&lt;/b&gt; for &lt;/pre&gt;&lt;script&gt;");
    // The stack in lines of its own, not the JSON text of the cause.
    expect(html).toMatch(/<summary>Stack<\/summary><pre tabindex="0">Broken: [^{]*\n {4}at /);
    expect(html).toContain("&quot;persona&quot;: &quot;&lt;/pre&gt;&lt;script&gt;");
  });

  it("shows one that succeeded, with its events, and does not ask for itself again", async () => {
    const { endpoint, run } = await setup({
      machines: { machine: single(task("work")) },
      functions: { work: () => ({ answer: 42 }) },
    });
    const { arn } = await run({ id: 7 });
    const { html } = await page(endpoint, `/executions/${arn}`);
    expect(html).toContain("succeeded</span>");
    expect(html).toMatch(/<dt>Took<\/dt><dd>[\d.]+ m?s</);
    expect(html).not.toContain("http-equiv");
    expect(html).not.toContain("What went wrong");
    expect(html).toContain("<h2>7 events</h2>");
    expect(html).toContain("&quot;answer&quot;: 42");
  });

  it("asks for itself again while the execution runs", async () => {
    const { promise, resolve } = gate();
    const { endpoint, start, ended, invocations } = await setup({
      machines: { machine: single(task("work")) },
      functions: { work: () => promise },
    });
    const arn = await start();
    await expect.poll(() => invocations.length, PATIENTLY).toBe(1);
    const running = await page(endpoint, `/executions/${arn}`);
    expect(running.html).toContain('<meta http-equiv="refresh" content="2">');
    expect(running.html).toContain("Running, now in Work.");
    resolve();
    await ended(arn);
    expect((await page(endpoint, `/executions/${arn}`)).html).not.toContain("http-equiv");
  });

  it("links a parent and what it started to each other", async () => {
    const parent = single({
      Type: "Task",
      Resource: "arn:aws:states:::states:startExecution.sync:2",
      Parameters: { StateMachineArn: machineArn("child"), Name: "rerun-1" },
      End: true,
    });
    const { endpoint, run } = await setup({
      machines: { machine: parent, child: single({ Type: "Pass", End: true }) },
    });
    const { arn } = await run();
    const child = "arn:aws:states:eu-central-1:123456789012:execution:child:rerun-1";
    const { html } = await page(endpoint, `/executions/${arn}`);
    expect(html).toContain(`<a href="/executions/${child}">child / rerun-1</a>`);
    expect((await page(endpoint, `/executions/${child}`)).html).toContain(
      `<dt>Started by</dt><dd><a href="/executions/${arn}">`,
    );
  });
});

describe("the list of executions", () => {
  it("has those of all state machines, newest first, and those of one status", async () => {
    const { endpoint, start, ended } = await setup({
      machines: {
        machine: single({ Type: "Pass", End: true }),
        other: single({ Type: "Fail", Error: "Broken" }),
      },
    });
    await ended(await start({}, "first"));
    await ended(await start({}, "second", "other"));
    const namesIn = async (path: string) =>
      Array.from((await page(endpoint, path)).html.matchAll(/<tr><td><a [^>]*>([^<]*)/g), ([, name]) => name);
    expect(await namesIn("/executions")).toEqual(["other / second", "machine / first"]);
    expect(await namesIn("/executions?status=FAILED")).toEqual(["other / second"]);
    expect(await namesIn("/executions?status=succeeded")).toEqual(["machine / first"]);
    expect((await page(endpoint, "/executions?status=TIMED_OUT")).html).toContain("No execution is timed out.");
    expect((await page(endpoint, "/")).headers.get("location")).toBe("/executions");
  });
});

describe("what is not there", () => {
  it.each([
    ["/executions/arn:aws:states:eu-central-1:123456789012:execution:machine:none", 404, "There is no such execution"],
    ["/executions/%E0%A4%A", 404, "There is no such page"],
    ["/elsewhere", 404, "There is no such page"],
    ["//", 404, "There is no such page"],
    ["/executions?status=odd", 400, "There is no such status"],
  ])("answers %s with %i in words", async (path, status, title) => {
    const { endpoint } = await setup({ machines: {} });
    const answer = await page(endpoint, path);
    expect(answer.status).toBe(status);
    expect(answer.html).toContain(`<h1>${title}</h1>`);
  });

  it("answers HEAD without a body", async () => {
    const { endpoint } = await setup({ machines: {} });
    const { status, headers, html } = await page(endpoint, "/executions", "HEAD");
    expect([status, html]).toEqual([200, ""]);
    expect(Number(headers.get("content-length"))).toBeGreaterThan(1000);
  });

  it("answers no other name than its own, which a foreign site could have made up", async () => {
    const { endpoint } = await setup({ machines: {} });
    const status = await new Promise((resolve, reject) => {
      request(`${endpoint}/executions`, { headers: { host: "evil.example" } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on("error", reject)
        .end();
    });
    expect(status).toBe(403);
  });
});

describe("the states of events", () => {
  it("are those of the Map's iterations, of its tries and of what follows it", async () => {
    const { endpoint, run } = await setup({
      machines: {
        machine: {
          StartAt: "Each",
          States: {
            Each: {
              Type: "Map",
              MaxConcurrency: 1,
              ItemProcessor: { StartAt: "Ask", States: { Ask: task("ask") } },
              Next: "End",
            },
            End: { Type: "Succeed" },
          },
        },
      },
      functions: { ask: () => "yes" },
    });
    const { html } = await page(endpoint, `/executions/${(await run(["one", "two"])).arn}`);
    const rows = Array.from(html.matchAll(/<td>(\w+)<\/td><td title="([^"]*)"/g), ([, type, state]) => [type, state]);
    expect(rows.filter(([type]) => type === "LambdaFunctionSucceeded")).toEqual([
      ["LambdaFunctionSucceeded", "Ask"],
      ["LambdaFunctionSucceeded", "Ask"],
    ]);
    expect(rows).toContainEqual(["MapIterationStarted", "Each #1"]);
    expect(rows).toContainEqual(["TaskStateExited", "Ask"]);
    expect(rows).toContainEqual(["SucceedStateEntered", "End"]);
  });
});

describe("a cause", () => {
  it.each([
    ["plain words", "plain words", ""],
    [
      '{"errorType":"E","errorMessage":"too late","trace":["E: too late","at here"]}',
      "too late",
      "E: too late\nat here",
    ],
    ['{"Error":"Broken","Cause":"{\\"errorMessage\\":\\"too late\\"}","Status":"FAILED"}', "Broken: too late", ""],
  ])("reads %s", (cause, message, more) => {
    expect(readCause(cause)).toEqual({ message, more });
  });
});
