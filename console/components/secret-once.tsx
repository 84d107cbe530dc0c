import { Button } from "./button.tsx";
import { CopyField } from "./copy-field.tsx";
import { t } from "../language/say.ts";

interface SecretOnceProps {
  label: string;
  value: string;
  /** Where it is to be kept. */
  keep: string;
  onKept: () => void;
}

/** A secret that the service says this once. */
export const SecretOnce = ({ label, value, keep, onKept }: SecretOnceProps) => (
  <div class="card" role="status">
    <CopyField label={label} value={value} />
    <p>{t("It is shown only once. {keep}", { keep })}</p>
    <Button onClick={onKept}>{t("I have saved it")}</Button>
  </div>
);
