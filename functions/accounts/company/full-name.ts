/** The name a person gave, or the part of the e-mail address before `@`. */
export const fullNameOr = (email: string, given: string | null | undefined): string =>
  given ?? (email.split("@")[0] as string);
