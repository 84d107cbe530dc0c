/** The parts of an OpenAPI 3.1 document that this service uses, as the reference page reads them. */
export interface Reference {
  $ref: string;
}

export interface Schema {
  $ref?: string;
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: (string | number | null)[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

export interface Parameter {
  in: "path" | "query" | "header" | "cookie";
  name: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
export type Content = Record<string, MediaType>;

export interface Response {
  description: string;
  headers?: Record<string, unknown>;
  content?: Content;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: object[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Response | Reference>;
}

export interface OpenApiDocument {
  info: { title: string; version: string; description: string };
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Response>;
  };
}

/** The last part of `#/components/schemas/Persona`. */
export const nameOfReference = (reference: string): string => reference.slice(reference.lastIndexOf("/") + 1);

/** A part of the document; if it is a reference, the part that it refers to. */
export function resolve<T extends object>(part: T | Reference, components: Record<string, T>): T {
  if (!("$ref" in part)) return part;
  const found = components[nameOfReference(part.$ref)];
  if (!found) throw new Error(`The OpenAPI document lacks ${part.$ref}.`);
  return found;
}
