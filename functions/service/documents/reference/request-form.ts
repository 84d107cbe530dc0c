import { escapeHtml } from "../../../notifications/mail/messages/escape-html.ts";
import type { MediaType, Operation, Parameter, Schema } from "./openapi.ts";

/** Placeholder for the address of the service until a request shows it. */
export const BASE_URL = "{{base-url}}";

const FORM = "multipart/form-data";
const JSON_TYPE = "application/json";

/** The content of a request's body, if it has one. */
interface Body {
  json: MediaType | undefined;
  form: Schema | undefined;
}
const bodyOf = ({ requestBody }: Operation): Body => ({
  json: requestBody?.content[JSON_TYPE],
  form: requestBody?.content[FORM]?.schema,
});

const exampleOf = (media: MediaType | undefined): string => JSON.stringify(media?.example ?? {}, null, 2);
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const textOf = (example: unknown): string => (typeof example === "string" ? example : "TEXT");
const isFile = ({ format }: Schema): boolean => format === "binary";

/** The operation as a shell command; readers replace the names in capitals. */
export function curlCommand(method: string, path: string, operation: Operation): string {
  const { json, form } = bodyOf(operation);
  const address = `${BASE_URL}${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase())}`;
  const parts = [
    `curl${method === "get" || json || form ? "" : ` -X ${method.toUpperCase()}`} '${address}'`,
    ...((json || form) && method !== "post" ? [`-X ${method.toUpperCase()}`] : []),
    ...(operation.security?.length === 0 ? [] : [`-H "Authorization: Bearer $TOKEN"`]),
    ...(form
      ? Object.entries(form.properties ?? {}).map(
          ([name, schema]) => `-F ${name}=${isFile(schema) ? "@FILE" : quoted(textOf(schema.example))}`,
        )
      : json
        ? ["-H 'Content-Type: application/json'", `-d ${quoted(exampleOf(json))}`]
        : []),
  ];
  return parts.join(" \\\n  ");
}

/** A label with its input; ids are unique on the page, which has many forms. */
function input(id: string, name: string, attributes: string): string {
  return `<label for="${escapeHtml(id)}">${escapeHtml(name)}</label><input id="${escapeHtml(id)}" ${attributes}>`;
}

/** The form with which a reader sends the operation; the page's script does it. */
export function requestForm(method: string, path: string, operation: Operation, parameters: Parameter[]): string {
  const { json, form } = bodyOf(operation);
  const idOf = (name: string) => `${operation.operationId}-${name}`;
  const places = parameters
    .filter((parameter) => parameter.in !== "cookie")
    .map((parameter) =>
      input(
        idOf(parameter.name),
        parameter.name,
        `data-in="${parameter.in}" name="${escapeHtml(parameter.name)}"${parameter.required ? " required" : ""}`,
      ),
    );
  const fields = Object.entries(form?.properties ?? {}).map(([name, schema]) =>
    input(idOf(name), name, `data-in="form" name="${escapeHtml(name)}"${isFile(schema) ? ' type="file"' : ""}`),
  );
  const text =
    json && !form
      ? [
          `<label for="${idOf("body")}">Body</label>` +
            `<textarea id="${idOf("body")}" data-in="body" rows="8" spellcheck="false">` +
            `${escapeHtml(exampleOf(json))}</textarea>`,
        ]
      : [];
  const request = `data-method="${method.toUpperCase()}" data-path="${escapeHtml(path)}"`;
  return `<details class="try"><summary>Try it</summary><form ${request}>
${[...places, ...fields, ...text].join("\n")}
<button>Send</button><output aria-live="polite"></output><pre tabindex="0" hidden></pre></form></details>`;
}
