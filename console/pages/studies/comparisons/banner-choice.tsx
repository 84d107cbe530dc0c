import { SelectBox } from "../../../components/boxes.tsx";
import { Button } from "../../../components/button.tsx";
import type { Choice } from "../../../components/fields.tsx";
import { rich, t } from "../../../language/say.ts";

/** More do not fit on a screen. */
export const MOST_BANNERS = 4;

interface BannerChoiceProps {
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** The choice of columns: one fact, question or experiment, or several side by side. */
export function BannerChoice({ choices, chosen, onChange }: BannerChoiceProps) {
  const free = choices.filter(({ value }) => !chosen.includes(value));
  return (
    <div class="banner-choice">
      {chosen.map((banner, index) => (
        <div key={index}>
          <SelectBox
            label={index === 0 ? t("In columns") : t("In columns, group {index}", { index: index + 1 })}
            value={banner}
            choices={choices.filter(({ value }) => value === banner || !chosen.includes(value))}
            onChange={(value) => onChange(chosen.with(index, value))}
          />
          {index > 0 && (
            <Button tone="link" onClick={() => onChange(chosen.filter((one) => one !== banner))}>
              {rich("Remove<span> group {index}</span>", {
                index: index + 1,
                span: (text) => <span class="hidden">{text}</span>,
              })}
            </Button>
          )}
        </div>
      ))}
      {chosen.length < MOST_BANNERS && free.length > 0 && (
        <Button onClick={() => onChange([...chosen, free[0]!.value])}>{t("Add columns")}</Button>
      )}
    </div>
  );
}
