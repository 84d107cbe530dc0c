import { callApi } from "../../../api/client.ts";
import { Loaded, useAnswer } from "../../../components/answers.tsx";
import { navigate, usePlace } from "../../../router.ts";
import type { StudyProps } from "../study-props.ts";
import { Demand, PriceSlider } from "./demand.tsx";
import { OfferCards } from "./offer-cards.tsx";
import { atPrice, offerByName, pricesOf, readMarket, writtenMarket, type Design, type Market } from "./offers.ts";
import { Shares } from "./shares.tsx";
import "./market.css";
import { n, t } from "../../../language/say.ts";

/** The market once for each price of the moved offer, or unchanged if there is no price. */
function scenariosOf(design: Design, { offers, moved }: Market) {
  const prices = pricesOf(design);
  const named = (market: Market["offers"]) => market.map((offer) => offerByName(offer, design));
  if (prices.length === 0) return [{ name: t("Offers"), offers: named(offers) }];
  return prices.map(({ level, label }) => ({
    name: label,
    offers: named(offers.with(moved, atPrice(offers[moved]!, design, level))),
  }));
}

function SimulatorOf({ design, params }: Pick<StudyProps, "params"> & { design: Design }) {
  const { path, query } = usePlace();
  const market = readMarket(query, design);
  const scenarios = scenariosOf(design, market);
  const wanted = JSON.stringify(scenarios);
  const answer = useAnswer(
    async (signal) => ({
      market,
      wanted,
      ...(await callApi("simulateShares", { params, body: { scenarios }, signal })),
    }),
    [params.simulation_id, wanted],
  );
  const onChange = (next: Market) => navigate(`${path}?${writtenMarket(next)}`, { replace: true });
  const isOld = answer.data !== undefined && answer.data.wanted !== wanted;
  const price = design.price_attribute;
  return (
    <section aria-label={t("Simulator")}>
      <p class="introduction">
        {t(
          "Compare offers and see how many of the personas would choose each. The address of this page " +
            "contains the offers: keep it to come back to them. Nothing is stored.",
        )}
      </p>
      <OfferCards design={design} market={market} onChange={onChange} />
      {price && <PriceSlider design={design} market={market} onChange={onChange} />}
      <h2>{t("Which offers the personas would choose")}</h2>
      <p role="status" class="quiet">
        {isOld ? t("Calculating…") : ""}
      </p>
      <Loaded answer={answer.error ? { ...answer, data: undefined } : answer} what={t("the shares")}>
        {({ personas, scenarios: found, market: answered }) => {
          // Until the new answer arrives, the old one is shown with its own offers.
          const shown = isOld ? answered : market;
          const own = price && shown.offers[shown.moved]![price.attribute];
          const at = price ? pricesOf(design).findIndex(({ level }) => level === own) : 0;
          return (
            <div class={isOld ? "old" : undefined} aria-busy={isOld}>
              <Shares scenario={found[at]!} />
              <p class="quiet">
                {n(
                  personas,
                  "Estimated from the choices of {count} persona, as in the report. These are shares " +
                    "of preference, not of the market: they leave out who knows an offer, and where it " +
                    "can be bought.",
                  "Estimated from the choices of {count} personas, as in the report. These are shares " +
                    "of preference, not of the market: they leave out who knows an offer, and where it " +
                    "can be bought.",
                )}
              </p>
              {price && <Demand design={design} market={shown} scenarios={found} />}
            </div>
          );
        }}
      </Loaded>
    </section>
  );
}

/** Simulates, from a conjoint study, which of these offers people would buy. */
export const Simulator = ({ study, params }: StudyProps) =>
  study.conjoint_design && <SimulatorOf design={study.conjoint_design} params={params} />;
