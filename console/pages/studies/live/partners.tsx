import { callApi } from "../../../api/client.ts";
import { useAnswer } from "../../../components/answers.tsx";
import { Avatar } from "../../../components/avatar.tsx";
import type { Study } from "../study-kinds.ts";
import { n, t } from "../../../language/say.ts";

/** More participants are asked one by one: a question to all would take minutes, and few users read more answers. */
export const MOST_AT_ONCE = 30;
/** The value for all of them in the choice of a partner. */
export const EVERYBODY = "everybody";

/** A participant to talk with. */
export interface Partner {
  id: string;
  name: string;
  avatarUrl: string | undefined;
  /** Age and occupation: `34, nurse`; empty until it is known. */
  about: string;
  /** Two or three traits; empty for real respondents. */
  traits: string;
}

const TRAITS = 3;

/** The participants with their known facts. For a deleted persona only the name is known. */
export function usePartners({ progress, persona_group_id }: Study, project_id: string): Partner[] {
  const { data } = useAnswer(
    async (signal) => {
      const personas = await callApi("listPersonas", { params: { project_id, group_id: persona_group_id }, signal });
      return new Map(personas.map((persona) => [persona.id, persona]));
    },
    [project_id, persona_group_id],
  );
  return progress.personas.map(({ persona_id: id, full_name }) => {
    const person = data?.get(id);
    return {
      id,
      name: full_name ?? t("Persona"),
      avatarUrl: person?.avatar_url,
      about: [person?.age, person?.occupation].filter((fact) => fact != null && fact !== "").join(", "),
      traits: (person?.personality_traits ?? []).slice(0, TRAITS).join(", "),
    };
  });
}

/** The speaker: face, name, age, occupation and traits. */
export const PartnerCard = ({ partner, lang }: { partner: Partner; lang: string }) => (
  <div class="partner-card">
    {partner.avatarUrl ? <Avatar url={partner.avatarUrl} size={48} /> : <span class="avatar blank" />}
    <p>
      <strong>{partner.name}</strong>
      <span class="quiet" lang={lang} dir="auto">
        {partner.about}
      </span>
      <span class="quiet" lang={lang} dir="auto">
        {partner.traits}
      </span>
    </p>
  </div>
);

interface PartnersProps {
  partners: readonly Partner[];
  /** An id, or {@link EVERYBODY}. */
  chosen: string;
  /** The number of questions put to a persona. */
  asked: (id: string) => number;
  onChoose: (id: string) => void;
  lang: string;
}

/** The choice of whom to ask next: one of them, or all. */
export const Partners = ({ partners, chosen, asked, onChoose, lang }: PartnersProps) => (
  <fieldset class="partners">
    <legend>{t("Whom do you ask?")}</legend>
    {partners.length > 1 && partners.length <= MOST_AT_ONCE && (
      <label class="partner">
        <input type="radio" name="partner" checked={chosen === EVERYBODY} onChange={() => onChoose(EVERYBODY)} />
        <span class="avatar everybody" aria-hidden="true">
          {partners.length}
        </span>
        <span>
          {t("Everybody")}
          <span class="quiet">{t("Answers side by side")}</span>
        </span>
      </label>
    )}
    {partners.map(({ id, name, avatarUrl, about }) => (
      <label key={id} class="partner">
        <input type="radio" name="partner" checked={id === chosen} onChange={() => onChoose(id)} />
        {avatarUrl ? <Avatar url={avatarUrl} /> : <span class="avatar blank" />}
        <span>
          {name}
          {about && (
            <span class="quiet" lang={lang} dir="auto">
              {about}
            </span>
          )}
          {asked(id) > 0 && <span class="quiet">{n(asked(id), "{count} question", "{count} questions")}</span>}
        </span>
      </label>
    ))}
  </fieldset>
);
