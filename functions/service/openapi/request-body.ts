import * as z from "zod";
import type { ZodOpenApiMediaTypeObject, ZodOpenApiRequestBodyObject } from "zod-openapi";
import { largestBody, type Multipart, type Route } from "../../platform/http/route.ts";
import { sizeText } from "../../platform/http/size-text.ts";

/** The schema of a file: OpenAPI 3.1 requires the media type, generators for 3.0 require the format. */
const fileSchema = ({ file, maxBytes }: Multipart): z.ZodType =>
  z.unknown().meta({
    override: {
      type: "string",
      format: "binary",
      contentMediaType: "application/octet-stream",
      description: `${file} At most ${sizeText(maxBytes)}.`,
    },
  });

/** Shows a field with its value in the example of the JSON body, unless it has its own example. */
function withExample(name: string, field: z.ZodType, bodyExample: unknown): z.ZodType {
  const meta = field.meta() ?? {};
  const example = (bodyExample as Record<string, unknown> | undefined)?.[name];
  return meta.example !== undefined || example === undefined ? field : field.meta({ ...meta, example });
}

function form(multipart: Multipart, bodyExample: unknown): ZodOpenApiMediaTypeObject {
  const fields = Object.entries(multipart.fields.shape) as [string, z.ZodType][];
  return {
    schema: z.object({
      file: fileSchema(multipart),
      ...Object.fromEntries(fields.map(([name, field]) => [name, withExample(name, field, bodyExample)])),
    }),
  };
}

/** The request body of an operation: JSON, a form with a file, or either; undefined if it reads no body. */
export function requestBody(route: Route): ZodOpenApiRequestBodyObject | undefined {
  const { body, bodyExample, bodyOptional, multipart } = route;
  if (!body && !multipart) return undefined;
  return {
    ...(body ? { description: `JSON of at most ${sizeText(largestBody(route))}.` } : {}),
    required: !bodyOptional,
    content: {
      ...(multipart ? { "multipart/form-data": form(multipart, bodyExample) } : {}),
      ...(body
        ? {
            "application/json": {
              schema: body,
              ...(bodyExample === undefined ? {} : { example: bodyExample }),
            },
          }
        : {}),
    },
  };
}
