import type { Persona } from "./schemas.ts";

/** The persona of the documentation: in its group, and once promoted in the library. */
export const examplePersona: Persona = {
  id: "019a9f62-2c00-7d44-8e33-6b7c8d9e0f1a",
  persona_group_id: "019a9f61-1b00-7c11-9d22-5a6b7c8d9e0f",
  full_name: "Katharina Maurer",
  age: 34,
  gender: "Female",
  occupation: "accounts clerk",
  location: "Munich, Germany",
  income_level: "Middle",
  personality_traits: ["frugal", "curious", "direct"],
  trusted_brands: ["dm Bio"],
  distrusted_brands: ["Nestlé"],
  digital_habits: "Reads test magazines online before she buys anything over 20 euros.",
  price_sensitivity: "Compares the price per litre and waits for offers.",
  psychographic_notes: "Wants plain lists of ingredients and distrusts claims on the front of a pack.",
  avatar_url: "https://api.example.com/api/v1/avatars/019a9f62-2c00-7d44-8e33-6b7c8d9e0f1a?hair=long",
  library_persona_id: null,
  signals: [
    {
      source: "Reddit, r/germany",
      title: "Oat milk under one euro again",
      url: "https://www.reddit.com/r/germany/comments/1example",
      observed_at: "2026-11-20T06:12:40.000",
      excerpt: "The discounter's own brand is back at 95 cents and people ask whether it froths.",
      used_for: "Waits for offers and knows the price per litre of the own brand.",
    },
  ],
  created_at: "2026-11-20T20:44:09.000",
};
