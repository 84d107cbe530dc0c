import type { systemRoutes } from "./routes.ts";
import type { ApiHandlers } from "../../platform/http/reads.ts";

export interface SystemDependencies {
  version: string;
  environment: string;
  /** Checks that the table answers. @throws if it does not */
  reachTable: () => Promise<void>;
  /** @returns SVG */
  drawAvatar: (id: string, hair?: "long" | "short") => Promise<string>;
}

export const systemHandlers: ApiHandlers<typeof systemRoutes, SystemDependencies> = {
  getHealth: {
    load: async ({ version, environment, reachTable }) => {
      await reachTable();
      return { status: 200, body: { status: "ok", version, environment } };
    },
  },

  getAvatar: {
    load: async ({ drawAvatar }, { params, query }) => ({
      status: 200,
      text: await drawAvatar(params.avatar_id, query.hair),
      headers: { "content-type": "image/svg+xml" },
    }),
  },
};
