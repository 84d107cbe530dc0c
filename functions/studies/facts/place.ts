const sameText = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Whether a name matches a place `City, Country`: its city alone, or both. */
export const isPlace = (name: string, place: string): boolean =>
  sameText(name, place) || sameText(name, place.split(",")[0] ?? "");
