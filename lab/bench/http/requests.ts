import type { PreparedProject } from "./prepare-project.ts";

/** A request whose handler all servers run. */
export interface ComparedRequest {
  /** Which handler answers it, in words of the table. */
  handler: string;
  /** Below `/api/v1`. */
  path: string;
  headers: Record<string, string>;
}

/** A handler without any storage, one that reads one item, and one that reads many. */
export const comparedRequests = ({ projectId, token }: PreparedProject): ComparedRequest[] => {
  const headers = { authorization: `Bearer ${token}` };
  return [
    { handler: "health", path: "/health", headers: {} },
    { handler: "get project", path: `/projects/${projectId}`, headers },
    { handler: "list simulations", path: `/projects/${projectId}/simulations`, headers },
  ];
};
