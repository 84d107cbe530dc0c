import { letterOf } from "../../../letters.ts";
import { SelectBox } from "../../../components/boxes.tsx";
import { Button } from "../../../components/button.tsx";
import { FEWEST_OFFERS, MOST_OFFERS, type Design, type Market, type Offer } from "./offers.ts";
import { rich, t } from "../../../language/say.ts";

interface OfferCardsProps {
  design: Design;
  market: Market;
  onChange: (market: Market) => void;
}

/** The offers side by side, level by level. */
export function OfferCards({ design, market, onChange }: OfferCardsProps) {
  const { offers, moved } = market;
  const put = (index: number, offer: Offer) => onChange({ offers: offers.with(index, offer), moved });
  const remove = (removed: number) =>
    onChange({
      offers: offers.filter((_, index) => index !== removed),
      moved: moved > removed ? moved - 1 : moved === removed ? 0 : moved,
    });
  return (
    <>
      <div class="offers">
        {offers.map((offer, index) => (
          <fieldset key={index} class="card">
            <legend>{t("Offer {letter}", { letter: letterOf(index) })}</legend>
            {design.attributes.map(({ name, levels }, attribute) => (
              <SelectBox
                key={name}
                label={name}
                value={String(offer[attribute])}
                choices={levels.map((label, level) => ({ value: String(level), label }))}
                onChange={(level) => put(index, offer.with(attribute, Number(level)))}
              />
            ))}
            {offers.length > FEWEST_OFFERS && (
              <Button tone="link" onClick={() => remove(index)}>
                {rich("Remove<span> offer {letter}</span>", {
                  letter: letterOf(index),
                  span: (text) => <span class="hidden">{text}</span>,
                })}
              </Button>
            )}
          </fieldset>
        ))}
      </div>
      {offers.length < MOST_OFFERS && (
        <Button onClick={() => onChange({ offers: [...offers, offers.at(-1)!], moved })}>{t("Add an offer")}</Button>
      )}
    </>
  );
}
