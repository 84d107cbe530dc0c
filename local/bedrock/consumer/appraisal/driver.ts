import type { Slots } from "../wording/template.ts";
import type { DriverBearing } from "./loadings.ts";

/** A reason for or against: what it is, how strongly it moves the person, and the words it needs. */
export interface Driver {
  /** A claim's id, or `price`, `trusted_brand`, `habit`, … : the key of its sentences. */
  id: string;
  bearing: DriverBearing;
  /** About −1.6..1; the sign says whether it speaks for or against the offer. */
  effect: number;
  slots: Slots;
}
