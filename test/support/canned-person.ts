/** A person as a model writes one, for tests that say themselves what the model answers. */
export const cannedPerson = {
  full_name: "Jón Arnason",
  occupation: "Fisherman",
  personality_traits: ["calm", "dry", "stubborn"],
  trusted_brands: ["66°North"],
  distrusted_brands: ["Nestlé"],
  digital_habits: "Reads mbl.is on the boat.",
  price_sensitivity: "Pays for what lasts.",
  psychographic_notes: "Says little and means it.",
};
