import { escapeHtml } from "../../../notifications/mail/messages/escape-html.ts";
import { inlineMarkdown, markdown } from "./markdown.ts";
import { resolve, type Content, type OpenApiDocument, type Operation, type Response } from "./openapi.ts";
import { curlCommand, requestForm } from "./request-form.ts";
import { described, fieldsOf } from "./schema.ts";

const pretty = (value: unknown): string => escapeHtml(JSON.stringify(value, null, 2));

const example = (value: unknown): string =>
  value === undefined
    ? ""
    : `<details><summary>Example</summary><pre tabindex="0"><code>${pretty(value)}</code></pre></details>`;

const part = (title: string, content: string): string => (content === "" ? "" : `<h4>${title}</h4>${content}`);

const mediaType = (type: string): string => `<p class="media"><code>${escapeHtml(type)}</code></p>`;

const bodyPart = (content: Content): string =>
  Object.entries(content)
    .map(([type, media]) => mediaType(type) + (media.schema ? fieldsOf(media.schema) : "") + example(media.example))
    .join('<p class="or">or</p>');

function responseRow(status: string, response: Response): string {
  const types = Object.keys(response.content ?? {});
  const [media] = Object.values(response.content ?? {});
  const succeeded = /^[23]/.test(status);
  const examples = Object.values(media?.examples ?? {}).map(({ value }) => JSON.stringify(value));
  const content =
    succeeded && media?.schema
      ? (types[0] === "application/json" ? "" : types.map(mediaType).join("")) +
        fieldsOf(media.schema) +
        example(media.example)
      : examples.length === 0
        ? ""
        : `<p>For example ${examples.map((text) => `<code>${escapeHtml(text)}</code>`).join(" or ")}</p>`;
  const code = `<code class="${succeeded ? "good" : "bad"}">${escapeHtml(status)}</code>`;
  return `<dt>${code}</dt><dd><p>${inlineMarkdown(response.description)}</p>${content}</dd>`;
}

/** One operation: a line that opens to its parameters, body, answers, the call for a shell and a form that sends it. */
export function operationPart(
  method: string,
  path: string,
  operation: Operation,
  { components }: OpenApiDocument,
): string {
  const { operationId, summary, description, requestBody, responses } = operation;
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(parameter, components.parameters));
  const rows = parameters.map(({ name, schema, description: words = "", required = false }) =>
    described(name, schema, required, inlineMarkdown(words)),
  );
  const answers = Object.entries(responses).map(([status, response]) =>
    responseRow(status, resolve(response, components.responses)),
  );
  const title = [
    `<span class="method ${method}">${method.toUpperCase()}</span>`,
    `<h3><code>${escapeHtml(path).replaceAll("/", "/<wbr>")}</code></h3>`,
    `<span class="summary">${inlineMarkdown(summary)}</span>`,
  ].join(" ");
  return `<details class="operation" id="${operationId}">
<summary>${title}</summary>
${description === undefined ? "" : markdown(description)}
${part("Parameters", rows.length === 0 ? "" : `<dl class="fields">${rows.join("")}</dl>`)}
${part("Body", requestBody ? bodyPart(requestBody.content) : "")}
${part("Answers", `<dl class="answers">${answers.join("")}</dl>`)}
${part("Call", `<pre tabindex="0"><code>${escapeHtml(curlCommand(method, path, operation))}</code></pre>`)}
${requestForm(method, path, operation, parameters)}
</details>`;
}
