import * as z from "zod";
import { defineRoutes } from "../../platform/http/route.ts";

export const systemRoutes = defineRoutes({
  getHealth: {
    method: "GET",
    path: "/health",
    tag: "System",
    summary: "Check that the service is reachable and works",
    description:
      "200 means that the functions run, that the database has just answered, and that it has stored something " +
      "within the last five seconds. Otherwise the answer is 500.",
    auth: "none",
    function: "api-system",
    responses: {
      200: {
        description: "The service is up, and its database reads and writes.",
        schema: z
          .object({ status: z.literal("ok"), version: z.string(), environment: z.string() })
          .meta({ id: "Health" }),
        example: { status: "ok", version: "0.2.0", environment: "production" },
      },
    },
  },
  getAvatar: {
    content: "synthetic",
    method: "GET",
    path: "/avatars/{avatar_id}",
    tag: "System",
    summary: "The drawn profile image of a persona",
    description:
      "Target of a persona's `avatar_url`. The drawing is computed from the address alone and reveals nothing " +
      "about any company, so image tags can load it without a token.",
    auth: "none",
    // The drawing follows from the address alone, so it never changes.
    cache: "public, max-age=31536000, immutable",
    function: "api-system",
    query: z.object({
      hair: z
        .enum(["long", "short"], "must be long or short")
        .optional()
        .meta({ description: "Length of the hair; any if absent." }),
    }),
    responses: { 200: { description: "An SVG image.", contentType: "image/svg+xml" } },
  },
});
