import { expect, it } from "vitest";
import { withInitials } from "../../../../functions/personas/people/with-initials.ts";

it("tells namesakes apart by middle initials, whatever letter comes first", () => {
  expect(withInitials("Emma Smith", 0, 7)).toBe("Emma Smith");
  expect(withInitials("Emma Smith", 1, 0)).toBe("Emma A. Smith");
  expect(withInitials("Emma Jane Smith", 1, 25)).toBe("Emma Z. Jane Smith");
  expect(withInitials("Cher", 2, 0)).toBe("Cher B.");
  for (const first of [0, 11, 999])
    expect(new Set(Array.from({ length: 800 }, (_, number) => withInitials("Emma Smith", number, first))).size).toBe(
      800,
    );
});
