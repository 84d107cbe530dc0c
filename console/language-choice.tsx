import { SelectBox } from "./components/boxes.tsx";
import { choose, chosen, languages, type Language } from "./language/chosen.ts";
import { t } from "./language/say.ts";

/** Languages by their own names: who does not read English finds theirs. */
export const languageChoices = languages.map((value) => ({
  value,
  label: new Intl.DisplayNames([value], { type: "language" }).of(value) ?? value,
}));

/** In what language the console speaks, on this device. */
export const LanguageChoice = () => (
  <SelectBox
    label={t("Display language")}
    choices={languageChoices}
    value={chosen}
    onChange={(language) => choose(language as Language)}
  />
);
