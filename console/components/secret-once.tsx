import { Button } from "./button.tsx";
import { CopyField } from "./copy-field.tsx";
import { t } from "../language/say.ts";

interface SecretOnceProps {
  label: string;
  value: string;
  /** Where the user should keep it. */
  keep: string;
  onKept: () => void;
}

/** A secret that the service only shows this once. */
export const SecretOnce = ({ label, value, keep, onKept }: SecretOnceProps) => (
  <div class="card" role="status">
    <CopyField label={label} value={value} />
    <p>{t("It is shown only once. {keep}", { keep })}</p>
    <Button onClick={onKept}>{t("I have saved it")}</Button>
  </div>
);
