import type { QueueMail } from "../../adapters/queues/mail-queue.ts";
import type { SendRemoval } from "../../adapters/queues/removal-queue.ts";
import type { companyRoutes } from "../../contracts/routes/company.ts";
import { presentInvitation } from "../../domain/company/invitation.ts";
import { remembered } from "../../domain/idempotency/idempotency.ts";
import { newId } from "../../domain/ids.ts";
import { timestamp } from "../../domain/timestamp.ts";
import { BadRequest, NotFound, Unauthenticated } from "../../shared/errors.ts";
import type { Handlers } from "../../shared/http/request.ts";
import { leaveToSweeper } from "../../shared/leave-to-sweeper.ts";
import type { Logger } from "../../shared/logger.ts";
import type { AccountStore } from "../../storage/accounts.ts";
import type { InvitationStore } from "../../storage/invitations.ts";

export interface CompanyDependencies {
  accounts: AccountStore;
  invitations: InvitationStore;
  queueMail: QueueMail;
  sendRemoval: SendRemoval;
  logger: Logger;
}

export const createCompanyHandlers = ({
  accounts,
  invitations,
  queueMail,
  sendRemoval,
  logger,
}: CompanyDependencies): Handlers<typeof companyRoutes> => ({
  listMembers: async ({ identity, query }) => {
    const members = await accounts.listMembers(identity.companyId, query.order === "desc");
    if (!members.some(({ id }) => id === identity.userId)) throw new Unauthenticated("This user no longer exists");
    return { status: 200, body: members };
  },

  inviteMember: async (request) => {
    const { companyId, userId } = request.identity;
    const { email } = request.body;
    const outcome = await invitations.invite({ companyId, email, invitedBy: userId }, (invitation) =>
      remembered(request, { status: 201, body: presentInvitation(invitation) }),
    );
    if (outcome === "member") throw new BadRequest("This person is a member of the company already");
    if ("refused" in outcome) throw new BadRequest(outcome.refused);
    await leaveToSweeper(logger, "Queueing the mail of an invitation", () =>
      queueMail({ kind: "invitation", company_id: companyId, invitation_id: outcome.id }),
    );
    return { status: 201, body: presentInvitation(outcome) };
  },

  removeMember: async ({ identity: { companyId, userId }, params: { user_id } }) => {
    if (user_id === userId) throw new BadRequest("You cannot remove yourself; a company always has an owner");
    const member = await accounts.findMember(companyId, user_id);
    const jobId = newId();
    if (!member || !(await accounts.removeMember(companyId, member, jobId, timestamp()))) throw new NotFound("User");
    await leaveToSweeper(logger, "Queueing the removal of a member's sessions", () =>
      sendRemoval({ company_id: companyId, job_id: jobId }),
    );
    return { status: 204 };
  },
});
