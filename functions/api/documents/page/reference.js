// Renders the OpenAPI document that lies beside this page, with a table of contents.

const tagsOf = () => [...document.querySelectorAll("#reference .opblock-tag[data-tag]")];
const chaptersOf = () => [...document.querySelectorAll("#reference .info .description h2")];

function link(text, target) {
  const item = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  // Not an anchor: the part of the address after # names the operation that is open.
  button.addEventListener("click", () => target()?.scrollIntoView({ behavior: "smooth" }));
  item.append(button);
  return item;
}

function list(title, items) {
  const heading = document.createElement("h2");
  heading.textContent = title;
  const entries = document.createElement("ul");
  entries.append(...items);
  return [heading, entries];
}

function showContents() {
  const contents = document.getElementById("contents");
  const chapters = chaptersOf().map((heading) => link(heading.textContent, () => heading));
  const tags = tagsOf().map(({ id, dataset }) => link(dataset.tag, () => document.getElementById(id)));
  const schemas = link("Schemas", () => document.querySelector("#reference .models"));
  contents.replaceChildren(...list("Guide", chapters), ...list("Operations", [...tags, schemas]));
}

SwaggerUIBundle({
  url: new URL("openapi.json", document.baseURI).href,
  dom_id: "#reference",
  presets: [SwaggerUIBundle.presets.apis],
  layout: "BaseLayout",
  // Addresses of single operations can be passed on.
  deepLinking: true,
  docExpansion: "list",
  displayRequestDuration: true,
  syntaxHighlight: { activated: true, theme: "idea" },
  defaultModelRendering: "example",
  defaultModelsExpandDepth: 0,
  defaultModelExpandDepth: 2,
  // A token that was pasted goes when the page goes.
  persistAuthorization: false,
  // Documents are not sent to anybody for validation.
  validatorUrl: null,
  onComplete: showContents,
});
