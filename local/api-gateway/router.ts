import type { FunctionName } from "../../functions/platform/functions/environment.ts";
import type { Route } from "../../functions/platform/http/route.ts";
import { gatewayResource } from "../../functions/platform/http/route.ts";

export interface Match {
  function: FunctionName;
  /** The gateway's resource: `/v1/projects/{project_id}`. */
  resource: string;
  pathParameters: Record<string, string>;
}

interface Node {
  literal: Map<string, Node>;
  parameter?: { name: string; node: Node };
  methods: Map<string, { function: FunctionName; resource: string }>;
}
const newNode = (): Node => ({ literal: new Map(), methods: new Map() });

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/**
 * Finds the route of a request by its segments. As in API Gateway, a literal segment wins over a placeholder.
 * @returns a function of method and path below the stage (`/v1/…`)
 */
export function createRouter(routes: readonly Route[]): (method: string, path: string) => Match | undefined {
  const root = newNode();
  for (const route of routes) {
    const resource = gatewayResource(route.path);
    let node = root;
    for (const segment of resource.split("/").slice(1)) {
      const placeholder = /^\{(.+)\}$/.exec(segment)?.[1];
      if (placeholder === undefined) {
        const next = node.literal.get(segment) ?? newNode();
        node.literal.set(segment, next);
        node = next;
      } else {
        node.parameter ??= { name: placeholder, node: newNode() };
        node = node.parameter.node;
      }
    }
    node.methods.set(route.method, { function: route.function, resource });
  }

  const find = (
    node: Node,
    segments: readonly string[],
    method: string,
    parameters: Record<string, string>,
  ): Match | undefined => {
    const [segment, ...rest] = segments;
    if (segment === undefined) {
      const found = node.methods.get(method);
      return found && { ...found, pathParameters: parameters };
    }
    const literal = node.literal.get(segment);
    const direct = literal && find(literal, rest, method, parameters);
    if (direct || !node.parameter || segment === "") return direct;
    return find(node.parameter.node, rest, method, { ...parameters, [node.parameter.name]: decode(segment) });
  };
  return (method, path) => find(root, path.split("/").slice(1), method, {});
}
