const sameText = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Whether a name is that of a place `City, Country`: of the city, or of both. */
export const isPlace = (name: string, place: string): boolean =>
  sameText(name, place) || sameText(name, place.split(",")[0] ?? "");
