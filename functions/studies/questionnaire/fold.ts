/** A text without accents, which capitals often lack; as long as before where the text is composed. */
export const fold = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").normalize("NFC");
