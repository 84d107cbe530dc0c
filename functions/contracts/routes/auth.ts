import {
  loginSchema,
  signUpAnswerSchema,
  signUpSchema,
  tokenAnswerSchema,
  userSchema,
} from "../../domain/company/schemas.ts";
import { passwordSchema } from "../../domain/company/password.ts";
import { defineRoutes } from "../route.ts";

const exampleUser = {
  id: "019a9f5e-7c1a-7d3e-9b51-3f1a2c4d5e6f",
  email: "mia@example.com",
  full_name: "Mia Berger",
  company_id: "019a9f5e-7c1a-7d3e-9b51-000000000001",
  company_name: "Haferfreunde GmbH",
  role: "owner",
};
const exampleToken = { access_token: "eyJhbGciOiJIUzI1NiJ9.e30.c2ln", token_type: "bearer" };

export const authRoutes = defineRoutes({
  signUp: {
    method: "POST",
    path: "/auth/signup",
    tag: "Auth",
    summary: "Create a company and its owner, and sign in",
    description:
      "Sets the `refresh_token` cookie as login does. A taken e-mail address is 400. A password has 8 to 128 characters, is not among the most common ones and not the e-mail address; there are no composition rules.",
    auth: "none",
    function: "api-auth",
    rateLimit: { requests: 10, windowSeconds: 3_600 },
    body: signUpSchema.extend({ password: passwordSchema }),
    bodyExample: {
      email: "mia@example.com",
      password: "a sentence you remember",
      company_name: "Haferfreunde GmbH",
      full_name: "Mia Berger",
    },
    responses: {
      201: {
        description: "Signed up and signed in.",
        schema: signUpAnswerSchema,
        example: { ...exampleToken, user: exampleUser },
      },
    },
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
    body: loginSchema,
    bodyExample: { email: "mia@example.com", password: "a sentence you remember" },
    responses: {
      200: {
        description: "Signed in; sets the `refresh_token` cookie.",
        schema: tokenAnswerSchema,
        example: exampleToken,
      },
    },
    errors: [401],
  },
  refreshSession: {
    method: "POST",
    path: "/auth/refresh",
    tag: "Auth",
    summary: "Exchange the refresh token for a new access token",
    description:
      "Consumes the `refresh_token` cookie and sets its successor. A token lives 30 days, a session at most 180. The same token again within 10 seconds (an answer was lost, two tabs asked at once) gets the same successor; after that its use ends the session.",
    auth: "none",
    function: "api-auth",
    responses: {
      200: { description: "A new access token.", schema: tokenAnswerSchema, example: exampleToken },
    },
    errors: [401],
  },
  logOut: {
    method: "POST",
    path: "/auth/logout",
    tag: "Auth",
    summary: "End the session",
    description:
      "Revokes the session of the `refresh_token` cookie and clears the cookie; an access token stays valid until it expires.",
    auth: "bearer",
    function: "api-auth",
    responses: { 204: { description: "The session has ended." } },
  },
  getCurrentUser: {
    method: "GET",
    path: "/auth/me",
    tag: "Auth",
    summary: "The signed-in user",
    auth: "bearer",
    function: "api-auth",
    responses: { 200: { description: "The user.", schema: userSchema, example: exampleUser } },
  },
});
