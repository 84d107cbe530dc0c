import { answerListPage } from "../../platform/http/answer-page.ts";
import type { QueueMail } from "../../platform/queues/mail-queue.ts";
import type { SendDeletion } from "../../platform/deletion/queue.ts";
import type { companyRoutes } from "./routes.ts";
import { presentCalibration } from "../../studies/calibration/present-calibration.ts";
import { presentCompanyUsage } from "../../platform/costs/company-usage.ts";
import { callerId } from "../../platform/http/identity.ts";
import { presentInvitation, stillOpen } from "../invitations/record.ts";
import { idempotencyRecord } from "../../platform/idempotency/record.ts";
import { newId } from "../../platform/ids.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { BadRequest, NotFound, callerGone } from "../../platform/errors.ts";
import { handler } from "../../platform/http/handler.ts";
import { bestEffort } from "../../platform/best-effort.ts";
import type { Logger } from "../../platform/log/logger.ts";
import { inNobodysName } from "../../platform/work-context.ts";
import type { ApiKeyStore } from "../api-keys/store.ts";
import type { AccountStore } from "../sign-in/store.ts";
import type { CalibrationStore } from "../../studies/calibration/store.ts";
import type { BudgetStore } from "../../platform/costs/store-budgets.ts";
import type { CompanyStore } from "./store.ts";
import type { InvitationStore } from "../invitations/store.ts";
import type { ApiHandlers } from "../../platform/http/reads.ts";

export interface CompanyDependencies {
  accounts: AccountStore;
  companies: CompanyStore;
  invitations: InvitationStore;
  apiKeys: ApiKeyStore;
  budgets: Pick<BudgetStore, "monthlyCosts">;
  calibration: Pick<CalibrationStore, "list">;
  queueMail: QueueMail;
  sendDeletion: SendDeletion;
  logger: Logger;
}

export const companyHandlers: ApiHandlers<typeof companyRoutes, CompanyDependencies> = {
  deleteCompany: handler({
    load: async ({ accounts, apiKeys }, { identity: { companyId } }) => {
      const [members, keys] = await Promise.all([accounts.listMembers(companyId), apiKeys.list(companyId)]);
      return { members, apiKeys: keys.map(({ id }) => id) };
    },
    act: async ({ companies, apiKeys, sendDeletion, logger }, { identity, query: { name } }, callers) => {
      const { companyId } = identity;
      const jobId = newId();
      const at = timestamp();
      const atOnce = await companies.closeWithCallers(companyId, callers, jobId, at, name);
      const outcome = atOnce === "others" ? await companies.close(companyId, jobId, at, name) : atOnce;
      if (outcome === "gone") throw callerGone(identity);
      if (outcome === "another name")
        throw new BadRequest("name: must be exactly the name of the company; nothing was deleted");
      // Done before the answer, so that nobody is signed in and the addresses are free once the caller has it; the job
      // repeats it.
      if (atOnce === "others")
        await bestEffort(logger, "Removing the users and API keys of a company", async () => {
          // The caller may be the first of them to be removed.
          await inNobodysName(() => Promise.all([companies.removeMembers(companyId), apiKeys.revokeAll(companyId)]));
        });
      await bestEffort(logger, "Queueing the deletion of a company", () =>
        sendDeletion({ company_id: companyId, job_id: jobId }),
      );
      return { status: 204 };
    },
  }),

  getCompanyUsage: {
    load: async ({ budgets }, { identity }) => {
      const { month, company, companyLimitUsd } = await budgets.monthlyCosts(identity.companyId);
      return { status: 200, body: presentCompanyUsage(month, company, companyLimitUsd) };
    },
  },

  getCompanySettings: {
    load: async ({ companies }, { identity }) => {
      const settings = await companies.findSettings(identity.companyId);
      if (!settings) throw callerGone(identity);
      return { status: 200, body: settings };
    },
  },

  updateCompanySettings: handler({
    load: ({ companies }, { identity }) => companies.findSettings(identity.companyId),
    act: async ({ companies }, { identity, body }, before) => {
      if (!before || !(await companies.setSettings(identity.companyId, body))) throw callerGone(identity);
      return { status: 200, body: { ...before, ...body } };
    },
  }),

  getCalibration: {
    load: async ({ calibration }, { identity }) => ({
      status: 200,
      body: presentCalibration(await calibration.list(identity.companyId)),
    }),
  },

  listMembers: {
    load: async ({ accounts }, { identity, query }) => {
      const members = await accounts.listMembers(identity.companyId, query.order === "desc");
      return { status: 200, body: answerListPage(members, query, "users") };
    },
  },

  listInvitations: {
    load: async ({ invitations }, { identity, query }) => {
      const open = stillOpen(await invitations.open(identity.companyId)).map(presentInvitation);
      const inOrder = open.toSorted((one, other) => (one.id < other.id ? -1 : 1));
      return {
        status: 200,
        body: answerListPage(query.order === "desc" ? inOrder.toReversed() : inOrder, query, "invitations"),
      };
    },
  },

  inviteMember: handler({
    load: ({ invitations }, { identity, body }) => invitations.background(identity.companyId, body.email),
    act: async ({ invitations, queueMail, logger }, request, background) => {
      const { identity } = request;
      const { companyId } = identity;
      const { email } = request.body;
      const outcome = await invitations.invite(
        { companyId, email, invitedBy: callerId(identity) },
        background,
        (invitation) => idempotencyRecord(request, { status: 201, body: presentInvitation(invitation) }),
      );
      if (outcome === "gone") throw callerGone(identity);
      if (outcome === "member") throw new BadRequest("This person is a member of the company already");
      if ("refused" in outcome) throw new BadRequest(outcome.refused);
      await bestEffort(logger, "Queueing the mail of an invitation", () =>
        queueMail({ kind: "invitation", company_id: companyId, invitation_id: outcome.id }),
      );
      return { status: 201, body: presentInvitation(outcome) };
    },
  }),

  removeMember: handler({
    load: async ({ accounts }, { identity: { companyId, userId }, params: { user_id } }) => {
      if (user_id === userId) throw new BadRequest("You cannot remove yourself; a company always has an owner");
      return accounts.findMember(companyId, user_id);
    },
    act: async ({ accounts, sendDeletion, logger }, { identity: { companyId } }, member) => {
      const jobId = newId();
      if (!member || !(await accounts.removeMember(companyId, member, jobId, timestamp()))) throw new NotFound("User");
      await bestEffort(logger, "Queueing the deletion of a member's sessions", () =>
        sendDeletion({ company_id: companyId, job_id: jobId }),
      );
      return { status: 204 };
    },
  }),
};
