import {
  acceptInvitationSchema,
  forgotPasswordSchema,
  loginSchema,
  messageSchema,
  notificationsSchema,
  resetPasswordSchema,
  signUpAnswerSchema,
  signUpSchema,
  tokenAnswerSchema,
} from "../company/schemas.ts";
import { userSchema } from "../../platform/http/identity.ts";
import { defineRoutes } from "../../platform/http/route.ts";

/** The largest body of a caller without a token: the longest sign-up has 9 KB if every character is escaped. */
const CREDENTIALS_BYTES = 16_000;

const exampleUser = {
  id: "019a9f5e-7c1a-7d3e-9b51-3f1a2c4d5e6f",
  email: "mia@example.com",
  full_name: "Mia Berger",
  company_id: "019a9f5e-7c1a-7d3e-9b51-000000000001",
  company_name: "Haferfreunde GmbH",
  role: "owner",
};
const exampleMember = {
  ...exampleUser,
  id: "019aa3c4-1b2d-7e4f-8a5b-6c7d8e9f0a1b",
  email: "jonas@example.com",
  full_name: "Jonas Weber",
  role: "member",
};
const exampleMailedToken = "q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c";
const UNFIT_PASSWORD = "The password is one of the most common ones, or the e-mail address.";

const exampleToken = { access_token: "eyJhbGciOiJIUzI1NiJ9.e30.c2ln", token_type: "bearer" };

export const authRoutes = defineRoutes({
  signUp: {
    method: "POST",
    path: "/auth/signup",
    tag: "Auth",
    summary: "Create a company and its owner, and sign in",
    description:
      "Sets the `refresh_token` cookie as login does. A taken e-mail address is 400. A password has 8 to 128 " +
      "characters, is not among the most common ones and not the e-mail address; there are no composition " +
      "rules.\n\nThe answer contains tokens and is therefore not stored. A repeated request with the same " +
      "`Idempotency-Key` and content within 24 hours gets 201 with the same user and a new session. The same " +
      "key and password with other content is 400.",
    auth: "none",
    function: "api-auth",
    idempotent: true,
    rateLimit: { requests: 10, windowSeconds: 3_600 },
    throttle: { rate: 5, burst: 10 },
    body: signUpSchema,
    bodyBytes: CREDENTIALS_BYTES,
    bodyExample: {
      email: "mia@example.com",
      password: "a sentence you remember",
      company_name: "Haferfreunde GmbH",
      full_name: "Mia Berger",
    },
    created: "/auth/me",
    responses: {
      201: {
        description: "Signed up and signed in.",
        schema: signUpAnswerSchema,
        example: { ...exampleToken, user: exampleUser },
      },
    },
    refusals: { 400: "The address has an account.", 422: UNFIT_PASSWORD },
  },
  logIn: {
    method: "POST",
    path: "/auth/login",
    tag: "Auth",
    summary: "Sign in with e-mail address and password",
    description: "An unknown address and a wrong password get the same answer in the same time.",
    auth: "none",
    function: "api-auth",
    rateLimit: { requests: 20, windowSeconds: 60 },
    throttle: { rate: 20, burst: 40 },
    body: loginSchema,
    bodyBytes: CREDENTIALS_BYTES,
    bodyExample: { email: "mia@example.com", password: "a sentence you remember" },
    responses: {
      200: {
        description: "Signed in; sets the `refresh_token` cookie.",
        schema: tokenAnswerSchema,
        example: exampleToken,
      },
    },
    refusals: { 401: "No account has this address with this password." },
  },
  refreshSession: {
    method: "POST",
    path: "/auth/refresh",
    tag: "Auth",
    summary: "Exchange the refresh token for a new access token",
    description:
      "Consumes the `refresh_token` cookie and sets its successor. A token lives 30 days, a session at most 180. " +
      "The same token again within 10 seconds (an answer was lost, two tabs asked at once) gets the same " +
      "successor; after that its use ends the session. A password reset, and the removal of the user, end every " +
      "session at once.",
    auth: "none",
    throttle: { rate: 50, burst: 100 },
    function: "api-auth",
    responses: {
      200: { description: "A new access token.", schema: tokenAnswerSchema, example: exampleToken },
    },
    refusals: { 401: "There is no `refresh_token` cookie, or its token is unknown, used or expired." },
  },
  logOut: {
    method: "POST",
    path: "/auth/logout",
    tag: "Auth",
    summary: "End the session",
    description:
      "Revokes the session of the `refresh_token` cookie and clears the cookie; an access token stays valid until " +
      "it expires.",
    auth: "bearer",
    usersOnly: true,
    cache: "no-store",
    function: "api-auth",
    responses: { 204: { description: "The session has ended." } },
  },
  getCurrentUser: {
    method: "GET",
    path: "/auth/me",
    tag: "Auth",
    summary: "The signed-in user",
    auth: "bearer",
    usersOnly: true,
    cache: "no-store",
    function: "api-auth",
    responses: { 200: { description: "The user.", schema: userSchema, example: exampleUser } },
  },
  getNotifications: {
    method: "GET",
    path: "/auth/me/notifications",
    tag: "Auth",
    summary: "The mails that the signed-in user has asked for",
    auth: "bearer",
    usersOnly: true,
    cache: "no-store",
    function: "api-auth",
    responses: {
      200: {
        description: "By default there are none.",
        schema: notificationsSchema,
        example: { completion_mails: false },
      },
    },
  },
  updateNotifications: {
    method: "PATCH",
    path: "/auth/me/notifications",
    tag: "Auth",
    summary: "Ask for mails about work that has ended, or end them",
    description:
      "With `completion_mails` you get a mail whenever a generation, study or reliability check of your " +
      "company ends, no matter who started it: complete, failed or aborted. The mail names the work and " +
      "contains no result.",
    auth: "bearer",
    usersOnly: true,
    cache: "no-store",
    function: "api-auth",
    body: notificationsSchema,
    bodyBytes: CREDENTIALS_BYTES,
    bodyExample: { completion_mails: true },
    responses: {
      200: { description: "As it is now.", schema: notificationsSchema, example: { completion_mails: true } },
    },
  },
  forgotPassword: {
    method: "POST",
    path: "/auth/forgot-password",
    tag: "Auth",
    summary: "Ask for a link to choose a new password",
    description:
      "Answers the same, and as fast, for every address. If the address has an account, it receives a link " +
      "that works once, within 30 minutes. Asking again sends another link, and all of them work until one is " +
      "used. An address gets at most 5 such mails in any rolling hour, no matter who asks. Further requests " +
      "get the same answer, but no mail is sent.",
    auth: "none",
    function: "api-auth",
    rateLimit: { requests: 5, windowSeconds: 3_600 },
    body: forgotPasswordSchema,
    bodyBytes: CREDENTIALS_BYTES,
    bodyExample: { email: "mia@example.com" },
    responses: {
      200: {
        description: "Accepted. The response does not reveal whether the address has an account.",
        schema: messageSchema,
        example: { message: "If this address has an account, a link to choose a new password is on its way to it" },
      },
    },
  },
  resetPassword: {
    method: "POST",
    path: "/auth/reset-password",
    tag: "Auth",
    summary: "Choose a new password",
    description:
      "Takes the token of the mailed link. It works once and for 30 minutes. Using it ends every session of " +
      "the user, and every other link stops working; access tokens issued before expire within 15 minutes. A " +
      "token that is wrong, used or expired is 400. The new password follows the rules of sign-up; if it does " +
      "not (422), the token stays unused.",
    auth: "none",
    function: "api-auth",
    throttle: { rate: 5, burst: 10 },
    body: resetPasswordSchema,
    bodyBytes: CREDENTIALS_BYTES,
    bodyExample: { token: exampleMailedToken, new_password: "another sentence to remember" },
    responses: {
      200: {
        description: "The password has been changed. Sign in with it.",
        schema: messageSchema,
        example: {
          message: "The password has been changed and every session has ended; sign in with the new password",
        },
      },
    },
    refusals: { 400: "The token is wrong, used or expired.", 422: UNFIT_PASSWORD },
  },
  acceptInvitation: {
    method: "POST",
    path: "/auth/accept-invitation",
    tag: "Auth",
    summary: "Join a company by invitation, and sign in",
    description:
      "Takes the token of the mailed link, which works once and for 7 days, and makes a user with the role " +
      "`member`. Answers as sign-up does, sets the `refresh_token` cookie, and has the same rules for password " +
      "and `Idempotency-Key`. A token that is wrong, used, replaced by a newer invitation or expired is 400. " +
      "So is an address that has an account by now.",
    auth: "none",
    function: "api-auth",
    idempotent: true,
    rateLimit: { requests: 60, windowSeconds: 3_600 },
    throttle: { rate: 5, burst: 10 },
    body: acceptInvitationSchema,
    bodyBytes: CREDENTIALS_BYTES,
    bodyExample: {
      token: exampleMailedToken,
      password: "a sentence to remember",
      full_name: exampleMember.full_name,
    },
    created: "/auth/me",
    responses: {
      201: {
        description: "Joined and signed in.",
        schema: signUpAnswerSchema,
        example: { ...exampleToken, user: exampleMember },
      },
    },
    refusals: {
      400: "The token is wrong, used, replaced or expired, or its address has an account by now.",
      422: UNFIT_PASSWORD,
    },
  },
});
