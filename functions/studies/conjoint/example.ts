import type * as z from "zod";
import type { ConjointDesign, conjointPreviewSchema } from "./design-schema.ts";
import { exampleAttributes } from "../simulation/example.ts";

/** Cut to one task; a real design has eight to fifteen. */
export const exampleDesign: ConjointDesign = {
  attributes: exampleAttributes,
  price_attribute: { attribute: 2, amounts: [1.49, 1.99, 2.49], currency: "EUR" },
  tasks_per_persona: 8,
  alternatives_per_task: 3,
  include_none: true,
  seed: "019a9f63-3d00-7e55-9f44-7c8d9e0f1a2b",
  versions: [
    [
      {
        task_id: "v1-t1",
        offers: [
          [0, 2, 1],
          [1, 0, 0],
          [2, 1, 2],
        ],
      },
    ],
  ],
  holdouts: [
    {
      task_id: "holdout-1",
      offers: [
        [1, 2, 2],
        [2, 0, 1],
        [0, 1, 0],
      ],
    },
  ],
  scenarios: [
    {
      name: "Shelf",
      offers: [
        [0, 1, 1],
        [2, 0, 0],
      ],
    },
  ],
  diagnostics: {
    d_error: 0.42,
    d_efficiency: 91.3,
    relative_efficiency: 94.1,
    condition: 2.6,
    mean_balance: 0.98,
    attributes: [
      { attribute: "Brand", level_counts: [8, 8, 8], balance: 1, complete_overlap: 0, mean_distinct_levels: 2.9 },
      { attribute: "Protein", level_counts: [8, 8, 8], balance: 1, complete_overlap: 0, mean_distinct_levels: 2.9 },
      { attribute: "Price", level_counts: [9, 8, 7], balance: 0.93, complete_overlap: 0, mean_distinct_levels: 3 },
    ],
    associations: [
      { attributes: ["Brand", "Protein"], cramers_v: 0.09 },
      { attributes: ["Brand", "Price"], cramers_v: 0.13 },
      { attributes: ["Protein", "Price"], cramers_v: 0.11 },
    ],
    predicted_standard_errors: {
      personas: 5,
      levels: [
        { attribute: "Brand", standard_errors: [0.19, 0.19, 0.19] },
        { attribute: "Protein", standard_errors: [0.2, 0.19, 0.2] },
        { attribute: "Price", standard_errors: [0.19, 0.19, 0.21] },
      ],
      none: 0.29,
    },
    recommended_tasks: 7,
    repeated_tasks: 0,
  },
};

/** The preview of its only task. */
export const examplePreview: z.infer<typeof conjointPreviewSchema> = {
  design: exampleDesign,
  tasks: [
    {
      task_id: "v1-t1",
      holdout: false,
      offers: [
        [1, 0, 0],
        [0, 2, 1],
        [2, 1, 2],
      ].map((levels, index) => ({
        offer: [1, 0, 2][index]!,
        features: [2, 0, 1].map((attribute) => ({
          attribute: exampleAttributes[attribute]!.name,
          level: exampleAttributes[attribute]!.levels[levels[attribute]!]!,
        })),
      })),
      include_none: true,
    },
  ],
};
