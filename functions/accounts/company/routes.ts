import * as z from "zod";
import { boundedText } from "../../platform/text/bounded-text.ts";
import { calibrationSchema } from "../../studies/calibration/schemas.ts";
import { companyUsageSchema } from "../../platform/costs/company-usage.ts";
import {
  companySettingsSchema,
  invitationSchema,
  inviteMemberSchema,
  memberSchema,
  settingsChangeSchema,
} from "./schemas.ts";
import { listQuery } from "../../platform/http/query.ts";
import { defineRoutes } from "../../platform/http/route.ts";

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

const exampleCalibration = {
  ready: false,
  pairs: 1,
  questions: 2,
  families: [
    {
      family: "rating",
      studies: 1,
      questions: 2,
      ready: false,
      intercept: null,
      slope: null,
      synthetic_range: [0.52, 0.71],
      leave_one_out_error: null,
      leave_one_out_coverage: null,
    },
    {
      family: "share",
      studies: 0,
      questions: 0,
      ready: false,
      intercept: null,
      slope: null,
      synthetic_range: null,
      leave_one_out_error: null,
      leave_one_out_coverage: null,
    },
  ],
  missing:
    "Calibration begins at 6 human studies with the same kind of question, each paired with a complete simulation " +
    "of its own that asked the same; there are 1 with rating scales and 0 with options to choose from. Upload 5 " +
    "human studies more.",
  studies: [
    {
      human_study_id: "019aa3a0-5d6e-7f80-9a1b-2c3d4e5f6071",
      name: "Oat drink, 212 people in Berlin",
      project_id: "019aa3c4-1b2d-7e4f-8a5b-6c7d8e9f0a1b",
      simulation_id: "019a9f5e-7c1a-7d3e-9b51-3f1a2c4d5e6f",
      questions: 2,
      mean_absolute_error: 0.08,
    },
  ],
};

const exampleSettings = { public_spread: true, brand: { logo: null, colour: "#7a1fa2" } };

const common = { tag: "Company", auth: "bearer", cache: "no-store", function: "api-company" } as const;

/** Compared exactly: a trimmed name or one in other letters is a different name. */
const deleteCompanyQuery = z.object({
  name: boundedText(200).meta({ description: "The company's name, exactly as it is.", example: "Haferfreunde GmbH" }),
});

export const companyRoutes = defineRoutes({
  deleteCompany: {
    ...common,
    method: "DELETE",
    path: "/company",
    summary: "Delete the company with everything it has",
    description:
      "This is final. It deletes users, projects, personas, briefings, simulations, results, the library, " +
      "invitations and the record of its spending. `name` has to be the company's name exactly, so that no " +
      "company is deleted by accident. Any other name is 400 and nothing happens.\n\nWhen the answer arrives, " +
      "no user of the company can log in, refresh a session, reset a password or accept an invitation. Their " +
      "e-mail addresses are free for a new sign-up. Access tokens issued before, and API keys, are 401 " +
      "everywhere at once, and writes of running requests are discarded. Running studies are stopped. " +
      "Everything else is removed in the background; the last writes of a study that was being stopped follow " +
      "about 16 minutes later. Backups keep deleted data for 35 more days. The record that a mail was sent " +
      "contains neither address nor company and is deleted after 5 days.",
    role: "owner",
    usersOnly: true,
    query: deleteCompanyQuery,
    responses: { 204: { description: "Deleted." } },
    refusals: { 400: "`name` is not the name of the company." },
  },
  getCompanyUsage: {
    ...common,
    method: "GET",
    path: "/company/usage",
    summary: "What the company spends on models",
    description:
      "Model calls and tokens of the current calendar month (UTC) for everything that calls models: " +
      "generations, studies, and reading prompts, questionnaires, guides and briefings. Failed calls count, " +
      "and so do runs that were deleted since. Embeddings add to `input_tokens`, not to `llm_calls`. " +
      "`estimated_cost_usd` is at list price.\n\nOnce `budget_reached` is true, requests that call models are " +
      "refused with 429 until `resets_at`, or until the operators raise the budget; reading still works. The " +
      "service as a whole also has a budget, with the same answer.",
    responses: {
      200: {
        description: "This month, as far as it is written down; a call counts when it has ended.",
        schema: companyUsageSchema,
        example: {
          month: "2026-11",
          llm_calls: 412,
          input_tokens: 903_412,
          cached_input_tokens: 511_040,
          output_tokens: 208_733,
          estimated_cost_usd: 1.486,
          budget_usd: 250,
          budget_left_usd: 248.514,
          budget_reached: false,
          resets_at: "2026-12-01T00:00:00.000",
        },
      },
    },
  },
  getCalibration: {
    ...common,
    content: "synthetic",
    method: "GET",
    path: "/company/calibration",
    summary: "What human studies have taught about the company's simulations",
    description:
      "Every human study is paired with one simulation that asked the same. Over all pairs, one line fits " +
      "human means to synthetic means of rating scales, and another fits shares of options. Every study has " +
      "its own intercept. With six studies of a kind, results carry estimates on the human scale " +
      "(`aggregate.calibrated`) and intervals in which a new human study's figure is expected. Until then they " +
      "carry the flag `not_validated`.\n\n`leave_one_out_error` and `leave_one_out_coverage` show how well " +
      "this predicts the company's own studies. Each study is predicted by a line that was fitted without it. " +
      "Deleting a human study or a simulation removes its pair.",
    responses: {
      200: { description: "As of now.", schema: calibrationSchema, example: exampleCalibration },
    },
  },
  getCompanySettings: {
    ...common,
    method: "GET",
    path: "/company/settings",
    summary: "What the company has chosen for its results",
    description: "Every member may read it.",
    responses: {
      200: { description: "As it is now.", schema: companySettingsSchema, example: exampleSettings },
    },
  },
  updateCompanySettings: {
    ...common,
    method: "PATCH",
    path: "/company/settings",
    summary: "Choose what results show, and how reports look",
    description:
      "Models agree with themselves more than people agree with each other. With `public_spread`, which is the " +
      "default, every share of a closed survey question has `spread_adjusted`: the share expected of people, " +
      "by a prior learned from public opinion questions. Without it only the company's own human studies are " +
      "used. The choice takes effect in results and reports of all studies, past ones included.\n\n`brand` is " +
      "the company's logo and colour: both are in the slides of every report, the colour also on its page. A " +
      "colour that could not be read on its background is darkened or lightened there. `brand: null` removes " +
      "both. Fields that the body leaves out stay as they are.",
    role: "owner",
    body: settingsChangeSchema,
    bodyExample: { brand: { logo: null, colour: "#7a1fa2" } },
    responses: {
      200: { description: "As it is now.", schema: companySettingsSchema, example: exampleSettings },
    },
    refusals: {
      422:
        "Neither `public_spread` nor `brand` is in the body. Or the logo is not a PNG or JPEG file, or has more than " +
        "4,000 pixels on a side.",
    },
  },
  listMembers: {
    ...common,
    method: "GET",
    path: "/company/members",
    summary: "The users of the company",
    description: "Every member may read it.",
    query: listQuery("a user", "users"),
    responses: {
      200: { description: "Users, oldest first.", schema: z.array(memberSchema), example: [owner, member] },
    },
  },
  listInvitations: {
    ...common,
    method: "GET",
    path: "/company/invitations",
    summary: "The invitations that are still open",
    description: "Those whose links still work.",
    role: "owner",
    query: listQuery("an invitation", "invitations"),
    responses: {
      200: {
        description: "Invitations, oldest first.",
        schema: z.array(invitationSchema),
        example: [exampleInvitation],
      },
    },
  },
  inviteMember: {
    ...common,
    method: "POST",
    path: "/company/invitations",
    summary: "Invite a colleague by e-mail",
    description:
      "Sends a one-time link that works for 7 days. The person who uses it chooses a name and a password " +
      "(`POST /auth/accept-invitation`) and becomes a `member`. Inviting the same address again renews its " +
      "invitation under the same id: a new mail is sent, the 7 days start again and earlier links stop " +
      "working. After 5 mails it is 400. At most 100 invitations of a company are open at a time, more are " +
      "400.\n\nThe address of a member is 400. The answer does not reveal whether an address has an account " +
      "with another company. The invitation is sent in any case, and only the reader of the mail learns on " +
      "accepting that the address is in use (400 there). An address belongs to one company at a time.",
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
    refusals: {
      400: "The address belongs to a member or has already been sent 5 invitations, or 100 other invitations are open.",
    },
  },
  removeMember: {
    ...common,
    method: "DELETE",
    path: "/company/members/{user_id}",
    summary: "Remove a user from the company",
    description:
      "Ends all sessions of the user at once and frees the e-mail address. The user's access tokens are 401 " +
      "everywhere at once, and writes of their running requests are discarded. What the user created stays " +
      "with the company. Nobody can remove themselves (400), so a company always has an owner.",
    role: "owner",
    usersOnly: true,
    responses: { 204: { description: "Removed." } },
    refusals: { 400: "You tried to remove yourself." },
  },
});
