import type { Answer } from "../../../clients/typescript/src/index.ts";
import { Avatar } from "../../components/avatar.tsx";
import type { Group } from "./definition.ts";
import { t } from "../../language/say.ts";

type Personas = Answer<"listPersonas">;

/** The personas of an audience by their faces, and places for those who are on their way. */
export function People({ group, personas: listed, base }: { group: Group; personas: Personas; base: string }) {
  const written = group.generation_status === "generating" ? (group.progress?.personas ?? []) : [];
  const coming = written.filter(({ status }) => status !== "complete");
  // The list is read after the count above it, and may already have more personas.
  const early = new Set(coming.map(({ persona_id }) => persona_id));
  const personas = listed.filter(({ id }) => !early.has(id));
  if (personas.length + coming.length === 0) return null;
  return (
    <ul class="people" aria-label={t("Personas")}>
      {personas.map(({ id, full_name, age, occupation, avatar_url, library_persona_id }) => (
        <li key={id}>
          <Avatar url={avatar_url} size={72} />
          <p>
            <a href={`#${base}/personas/${id}`}>{full_name}</a>
            {age !== null && `, ${age}`}
            {library_persona_id && (
              <>
                {" "}
                <span class="badge">{t("from the library")}</span>
              </>
            )}
          </p>
          <p class="quiet">{occupation}</p>
        </li>
      ))}
      {coming.map(({ persona_id, full_name, status }) => (
        <li key={persona_id} class="coming">
          <span class="face" aria-hidden="true" />
          <p class="quiet">{full_name ?? (status === "running" ? t("Being written…") : t("Waiting…"))}</p>
        </li>
      ))}
    </ul>
  );
}
