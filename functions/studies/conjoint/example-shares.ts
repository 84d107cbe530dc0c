import { exampleAttributes } from "../simulation/example.ts";
import type * as z from "zod";
import type { preferenceSharesSchema } from "./report-schema.ts";

const levels = [
  ["Alpenhof", "3 g", "1.99 EUR"],
  ["Store brand", "1 g", "1.49 EUR"],
];

/** Two offers next to each other, by the names of their attributes. */
export const exampleOffers = levels.map((offer) =>
  Object.fromEntries(offer.map((level, index) => [exampleAttributes[index]!.name, level])),
);

export const exampleShares: z.infer<typeof preferenceSharesSchema> = {
  personas: 100,
  scenarios: [
    {
      name: "Shelf",
      offers: [
        { levels: levels[0]!, share: 52.4, interval: [44.1, 60.6] },
        { levels: levels[1]!, share: 31.9, interval: [24.6, 40.2] },
      ],
      none: { share: 15.7, interval: [10.9, 22.1] },
    },
  ],
};
