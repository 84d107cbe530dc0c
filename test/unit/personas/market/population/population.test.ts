import { describe, expect, it } from "vitest";
import { activityShares } from "../../../../../functions/personas/market/population/activities.ts";
import { personsAged } from "../../../../../functions/personas/market/population/ages.ts";
import { educationShares } from "../../../../../functions/personas/market/population/education.ts";
import { householdShares } from "../../../../../functions/personas/market/population/households.ts";
import { incomeShares } from "../../../../../functions/personas/market/population/income.ts";
import {
  OCCUPATION_FAMILIES,
  occupationShares,
} from "../../../../../functions/personas/market/population/occupations.ts";
import {
  ACTIVITIES,
  EDUCATION_LEVELS,
  HOUSEHOLD_TYPES,
} from "../../../../../functions/personas/market/population/vocabulary.ts";

const GENDERS = ["Male", "Female"] as const;
const LEVELS = ["Low", "Middle", "High"] as const;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Weighted mean over everybody from one age to another and their activities. */
function mean(
  market: string,
  from: number,
  to: number,
  of: (age: number, gender: "Male" | "Female", activity: (typeof ACTIVITIES)[number]) => number,
): number {
  let [total, persons] = [0, 0];
  for (let age = from; age <= to; age += 1) {
    for (const gender of GENDERS) {
      const shares = activityShares(market, age, gender);
      for (const activity of ACTIVITIES) {
        const weight = personsAged(market, age, gender) * shares[activity];
        if (weight === 0) continue;
        total += weight * of(age, gender, activity);
        persons += weight;
      }
    }
  }
  return total / persons;
}

describe("shares of the population", () => {
  it("add up to 1 and are never negative, in every market, age, gender and activity", () => {
    const broken: string[] = [];
    const check = (label: string, shares: Record<string, number>) => {
      const values = Object.values(shares);
      if (Math.abs(sum(values) - 1) > 1e-9 || values.some((value) => !(value >= 0))) broken.push(label);
    };
    for (const market of ["DE", "US", "IN", "NG", "JP", "SA", "ZZ", "BT"]) {
      for (const age of [13, 16, 17, 18, 19, 22, 25, 31, 44, 57, 63, 70, 79, 90, 120]) {
        for (const gender of GENDERS) {
          check(`${market} ${age} ${gender}`, activityShares(market, age, gender));
          for (const activity of ACTIVITIES) {
            const label = `${market} ${age} ${gender} ${activity}`;
            check(label, educationShares(market, age, gender, activity));
            check(label, householdShares(market, age, gender, activity));
          }
          for (const education of EDUCATION_LEVELS) {
            if (age >= 26)
              check(`${market} ${age} ${education}`, occupationShares(market, Math.min(age, 60), gender, education));
          }
        }
      }
    }
    expect(broken).toEqual([]);
  });
});

describe("personsAged", () => {
  it("falls steadily beyond 90 and is never nobody up to 120", () => {
    const old = Array.from({ length: 31 }, (_, index) => personsAged("NG", 90 + index, "Male"));
    expect(old.every((persons, index) => persons > 0 && (index === 0 || persons < old[index - 1]!))).toBe(true);
    expect(personsAged("NG", 121, "Male")).toBe(0);
  });

  it("knows markets with many more men than women", () => {
    expect(personsAged("AE", 35, "Male") / personsAged("AE", 35, "Female")).toBeGreaterThan(2);
    expect(personsAged("DE", 85, "Female") / personsAged("DE", 85, "Male")).toBeGreaterThan(1.3);
  });
});

describe("educationShares", () => {
  it.each([
    ["DE", 28, 0.37],
    ["US", 30, 0.51],
    ["KR", 60, 0.27],
    ["IT", 60, 0.14],
  ])("gives %s at %d the published share of graduates", (market, age, published) => {
    const graduates = mean(market, age - 1, age + 1, (years, gender) => {
      const shares = educationShares(market, years, gender, "employed");
      return shares.bachelor + shares.master;
    });
    expect(Math.abs(graduates - published)).toBeLessThan(0.03);
  });

  it("gives nobody a degree before the age at which it can be earned", () => {
    expect(educationShares("US", 17, "Female", "employed")).toEqual({
      basic: 1,
      upper_secondary: 0,
      bachelor: 0,
      master: 0,
    });
    expect(educationShares("US", 20, "Female", "employed").bachelor).toBe(0);
    expect(educationShares("US", 22, "Female", "employed").master).toBe(0);
  });
});

describe("activityShares", () => {
  it.each(["DE", "US", "IN", "JP", "IT", "NG", "ZZ"])("follows the life course in %s", (market) => {
    expect(activityShares(market, 14, "Male").pupil).toBe(1);
    expect(activityShares(market, 21, "Female").student).toBeGreaterThan(0.2);
    expect(activityShares(market, 45, "Male").employed).toBeGreaterThan(0.75);
    expect(activityShares(market, 45, "Male").retired).toBe(0);
    expect(activityShares(market, 80, "Male")).toMatchObject({ retired: 1, student: 0, employed: 0 });
  });

  it("has women at home where few are employed", () => {
    expect(activityShares("PK", 40, "Female").homemaker).toBeGreaterThan(0.5);
    expect(activityShares("SE", 40, "Female").homemaker).toBeLessThan(0.15);
  });
});

describe("householdShares", () => {
  it.each([
    ["DE", 0.19, 0.34],
    ["DK", 0.04, 0.41],
    ["IT", 0.5, 0.31],
    ["US", 0.17, 0.26],
    ["IN", 0.34, 0.05],
    ["KR", 0.44, 0.22],
  ])(
    "gives %s its published shares of young adults with parents and of old people alone",
    (market, withParents, alone) => {
      // The sources count adults in homes of several generations as with their parents, hence the wide lower bound.
      const young = mean(
        market,
        25,
        34,
        (age, gender, activity) => householdShares(market, age, gender, activity).parents,
      );
      const old = mean(
        market,
        65,
        100,
        (age, gender, activity) => householdShares(market, age, gender, activity).alone,
      );
      expect(young).toBeGreaterThan(withParents * 0.5 - 0.01);
      expect(young).toBeLessThan(withParents * 1.25 + 0.02);
      expect(Math.abs(old - alone)).toBeLessThan(0.06);
    },
  );

  it("uses every household type somewhere", () => {
    const used = new Set<string>();
    for (const age of [16, 22, 34, 50, 88])
      for (const activity of ["pupil", "student", "employed", "retired"] as const) {
        if (activity === "pupil" && age > 19) continue;
        for (const [type, share] of Object.entries(householdShares("DE", age, "Female", activity)))
          if (share > 0) used.add(type);
      }
    expect([...used].sort()).toEqual([...HOUSEHOLD_TYPES].sort());
  });
});

describe("incomeShares", () => {
  it.each(["DE", "US", "IN", "BR", "ZZ"])("cuts the adults of %s into thirds", (market) => {
    for (const level of LEVELS) {
      const share = mean(market, 18, 90, (age, gender, activity) => {
        const educations = educationShares(market, age, gender, activity);
        return sum(
          EDUCATION_LEVELS.filter((education) => educations[education] > 0).map((education) => {
            const hasFamily = ["employed", "retired", "unemployed", "parental_leave"].includes(activity);
            const occupations = hasFamily
              ? occupationShares(market, Math.min(age, 60), gender, education)
              : { none: 1 };
            return (
              educations[education] *
              sum(
                Object.entries(occupations)
                  .filter(([, part]) => part > 0)
                  .map(
                    ([name, part]) =>
                      part * incomeShares(market, { age, education, activity, occupation: name })[level],
                  ),
              )
            );
          }),
        );
      });
      expect(Math.abs(share - 1 / 3)).toBeLessThan(0.02);
    }
  });

  it("rises with education and falls with unemployment", () => {
    const high = (source: Partial<Parameters<typeof incomeShares>[1]>) =>
      incomeShares("US", { age: 45, education: "upper_secondary", activity: "employed", occupation: null, ...source })
        .High;
    expect(high({ education: "master" })).toBeGreaterThan(2 * high({ education: "basic" }));
    expect(high({ activity: "unemployed" })).toBeLessThan(high({}) / 2);
    expect(high({ occupation: "management" })).toBeGreaterThan(high({ occupation: "cleaning and unskilled services" }));
  });
});

describe("occupationShares", () => {
  it("has farmers by the market's economy, doctors with the schooling and women where they work", () => {
    expect(occupationShares("IN", 40, "Male", "basic")["farming, forestry and fishing"]).toBeGreaterThan(0.3);
    expect(occupationShares("GB", 40, "Male", "basic")["farming, forestry and fishing"]).toBeLessThan(0.05);
    expect(occupationShares("DE", 40, "Male", "upper_secondary")["medicine and pharmacy"]).toBe(0);
    expect(occupationShares("DE", 25, "Male", "master")["medicine and pharmacy"]).toBe(0);
    expect(occupationShares("DE", 40, "Female", "bachelor")["nursing and care"]).toBeGreaterThan(
      3 * occupationShares("DE", 40, "Male", "bachelor")["nursing and care"]!,
    );
    expect(OCCUPATION_FAMILIES.length).toBeGreaterThan(15);
  });
});
