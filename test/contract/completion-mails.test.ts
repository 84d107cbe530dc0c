import { describe, expect, it } from "vitest";
import { Company } from "../support/company.ts";
import { colleagues } from "../support/colleagues.ts";
import { mailsTo, waitForMail } from "../support/mails.ts";
import { startReceiver } from "../support/receiver.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { until } from "../support/until.ts";

const ask = (client: Pick<Company, "call">, completion_mails: unknown) =>
  client.call("PATCH", "/auth/me/notifications", { body: { completion_mails } });

describe("mails about work that has ended", () => {
  it("go to those alone who asked for them, and name the work and no result", async () => {
    const company = await Company.signUp(stack.url);
    const colleague = await colleagues(stack, company).join();
    expect((await company.get("/auth/me/notifications")).body).toEqual({ completion_mails: false });
    expect((await ask(colleague.client, true)).body).toEqual({ completion_mails: true });
    expect((await colleague.client.get("/auth/me/notifications")).body).toEqual({ completion_mails: true });
    expect(Object.keys((await colleague.client.get("/auth/me")).body)).toEqual([
      "id",
      "email",
      "full_name",
      "company_id",
      "company_name",
      "role",
    ]);
    const { projectId, groupId } = await company.prepare({ persona_count: 1, name: "Early birds" });
    const generated = await waitForMail(stack, colleague.email, 2);
    expect(generated.subject).toBe("A persona group is complete");
    expect(generated.text).toContain("“Early birds” in the project “Project” is complete");
    expect(generated.links).toEqual([`${stack.url}/console#/projects/${projectId}`]);

    await ask(colleague.client, false);
    await ask(company, true);
    const body = { persona_group_id: groupId, simulation_type: "survey" };
    const { id } = (await company.post(`/projects/${projectId}/simulations`, body)).body;
    await company.post(`/projects/${projectId}/simulations/${id}/abort`);
    expect((await waitForMail(stack, company.email)).subject).toBe("A study was stopped");
    expect(await mailsTo(stack, colleague.email)).toHaveLength(2);
  });

  it("are asked for with true or false, by somebody who is signed in", async () => {
    const company = await Company.signUp(stack.url);
    expect((await ask(company, "yes")).status).toBe(422);
    company.token = undefined;
    expect((await ask(company, true)).status).toBe(401);
  });
});

it("owners are told by mail when the receiver of a webhook is gone for good", async () => {
  const receiver = await startReceiver((response) => response.writeHead(410).end());
  const company = await Company.signUp(stack.url);
  const hook = { url: `${receiver.url}/gone`, events: ["simulation.complete"] };
  const { id } = (await company.post("/company/webhooks", hook)).body;
  await company.post(`/company/webhooks/${id}/test`);
  const mail = await waitForMail(stack, company.email);
  expect(mail.subject).toBe("A webhook was disabled");
  expect(mail.text).toContain("The receiver answered 410 Gone");
  const seen = await until(
    async () => (await company.get(`/company/webhooks/${id}`)).body,
    ({ enabled }) => enabled === false,
  );
  expect(seen.disabled_reason).toBe("The receiver answered 410 Gone");
  await receiver.close();
});
