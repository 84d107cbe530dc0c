import type { Answer } from "../../clients/typescript/src/index.ts";
import { date } from "../words.ts";
import { Facts } from "./facts.tsx";

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

/** Who a persona is, and what that rests on. */
export function PersonaProfile({ person }: { person: Person }) {
  const { signals } = person;
  return (
    <>
      <Facts
        facts={[
          ["Age", person.age],
          ["Gender", person.gender],
          ["Place", person.location],
          ["Occupation", person.occupation],
          ["Income", person.income_level],
          ["Personality", person.personality_traits.join(", ")],
          ["Trusts", person.trusted_brands.join(", ")],
          ["Distrusts", person.distrusted_brands.join(", ")],
          ["Digital habits", person.digital_habits],
          ["Prices", person.price_sensitivity],
        ]}
      />
      <p class="text" dir="auto">
        {person.psychographic_notes}
      </p>
      {signals.length > 0 && (
        <section aria-label="Signals">
          <h2>Signals of the market</h2>
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
                  {source}, {date(observed_at)}. For: {used_for}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
