import type { systemRoutes } from "../../contracts/routes/system.ts";
import type { Handlers } from "../../shared/http/request.ts";

export interface SystemDependencies {
  version: string;
  environment: string;
  /** Whether the table answers. @throws when it does not */
  reachTable: () => Promise<void>;
  /** @returns SVG */
  drawAvatar: (id: string, hair?: "long" | "short") => Promise<string>;
}

export const createSystemHandlers = ({
  version,
  environment,
  reachTable,
  drawAvatar,
}: SystemDependencies): Handlers<typeof systemRoutes> => ({
  getHealth: async () => {
    await reachTable();
    return { status: 200, body: { status: "ok", version, environment } };
  },

  getAvatar: async ({ params, query }) => ({
    status: 200,
    text: await drawAvatar(params.avatar_id, query.hair),
    headers: {
      "content-type": "image/svg+xml",
      // The drawing follows from the address alone, so it never changes.
      "cache-control": "public, max-age=31536000, immutable",
    },
  }),
});
