import type { Answer } from "../../clients/typescript/src/index.ts";
import { date } from "../words.ts";
import { Facts } from "./facts.tsx";
import { profileWord } from "../profile-words.ts";
import { t } from "../language/say.ts";

type Person = Pick<
  Answer<"getPersona">,
  | "age"
  | "gender"
  | "location"
  | "occupation"
  | "income_level"
  | "personality_traits"
  | "trusted_brands"
  | "distrusted_brands"
  | "digital_habits"
  | "price_sensitivity"
  | "psychographic_notes"
  | "signals"
>;

/** The facts about a persona, and the signals they are based on. */
export function PersonaProfile({ person }: { person: Person }) {
  const { signals } = person;
  return (
    <>
      <Facts
        facts={[
          [t("Age"), person.age],
          [t("Gender"), profileWord(person.gender)],
          [t("Place"), person.location],
          [t("Occupation"), person.occupation],
          [t("Income"), person.income_level && profileWord(person.income_level)],
          [t("Personality"), person.personality_traits.join(", ")],
          [t("Trusts"), person.trusted_brands.join(", ")],
          [t("Distrusts"), person.distrusted_brands.join(", ")],
          [t("Digital habits"), person.digital_habits],
          [t("Prices"), person.price_sensitivity],
        ]}
      />
      <p class="text" dir="auto">
        {person.psychographic_notes}
      </p>
      {signals.length > 0 && (
        <section aria-label={t("Signals")}>
          <h2>{t("Signals of the market")}</h2>
          <ul class="list">
            {signals.map(({ source, title, url, observed_at, excerpt, used_for }) => (
              <li key={`${source} ${title}`}>
                {url && /^https?:/i.test(url) ? (
                  <a href={url} target="_blank" rel="noreferrer">
                    {title}
                  </a>
                ) : (
                  <strong>{title}</strong>
                )}
                <p>{excerpt}</p>
                <p class="quiet">
                  {t("{source}, {observed_at}. For: {used_for}", { source, observed_at: date(observed_at), used_for })}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
