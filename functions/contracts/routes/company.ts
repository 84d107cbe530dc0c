import * as z from "zod";
import { invitationSchema, inviteMemberSchema, memberSchema } from "../../domain/company/schemas.ts";
import { orderQuerySchema } from "../query.ts";
import { defineRoutes } from "../route.ts";

const owner = {
  id: "019a9f5e-7c1a-7d3e-9b51-3f1a2c4d5e6f",
  email: "mia@example.com",
  full_name: "Mia Berger",
  role: "owner",
  created_at: "2026-11-20T20:43:00.123",
};
const member = {
  id: "019aa3c4-1b2d-7e4f-8a5b-6c7d8e9f0a1b",
  email: "jonas@example.com",
  full_name: "Jonas Weber",
  role: "member",
  created_at: "2026-11-21T09:12:30.456",
};
const exampleInvitation = {
  id: "019aa3a0-5d6e-7f80-9a1b-2c3d4e5f6071",
  email: "jonas@example.com",
  created_at: "2026-11-21T08:55:10.002",
  expires_at: "2026-11-28T08:55:10.000",
};

const common = { tag: "Company", auth: "bearer", function: "api-company" } as const;

export const companyRoutes = defineRoutes({
  listMembers: {
    ...common,
    method: "GET",
    path: "/company/members",
    summary: "The users of the company",
    description: "Every member may read it; whoever has been removed gets 401, also with a token that has not expired.",
    query: orderQuerySchema,
    responses: {
      200: { description: "Users, oldest first.", schema: z.array(memberSchema), example: [owner, member] },
    },
  },
  inviteMember: {
    ...common,
    method: "POST",
    path: "/company/invitations",
    summary: "Invite a colleague by e-mail",
    description:
      "Sends a one-time link that works for 7 days; whoever uses it chooses a name and a password (`POST /auth/accept-invitation`) and becomes a `member`. Inviting the same address again renews its invitation under the same id: a new mail goes out, the time starts anew and earlier links stop working; after 5 mails it is 400. At most 100 invitations of a company are open at a time, more are 400.\n\nAn address of the own company is 400. Whether an address has an account with another company is not said here, so that nobody can find out by inviting: the invitation goes out as any other, and only who reads the mail learns on accepting that the address is in use (400 there). An address belongs to one company at a time.",
    role: "owner",
    idempotent: true,
    rateLimit: { requests: 60, windowSeconds: 3_600 },
    body: inviteMemberSchema,
    bodyExample: { email: exampleInvitation.email },
    responses: {
      201: {
        description: "The invitation; its mail is on the way.",
        schema: invitationSchema,
        example: exampleInvitation,
      },
    },
  },
  removeMember: {
    ...common,
    method: "DELETE",
    path: "/company/members/{user_id}",
    summary: "Remove a user from the company",
    description:
      "Ends all sessions of the user at once and frees the e-mail address. An access token issued before is not looked up on every request: it works until it expires, at most 15 minutes later, except for `GET /auth/me`, the list of members and everything that only owners may do, which refuse it at once (401). What the user created stays the company's. Nobody can remove themselves (400), so a company always has an owner.",
    role: "owner",
    responses: { 204: { description: "Removed." } },
    errors: [400],
  },
});
