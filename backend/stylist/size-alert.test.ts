import { describe, expect, it } from "vitest";
import { sizeAlertsOf, type SizeFacts } from "./size-alert.ts";

const kid = (change: Partial<SizeFacts> = {}): SizeFacts => ({
  profileType: "KID",
  sex: "BOY",
  birthdate: "2020-09-01",
  sizes: { top_size: "6 ans", bottom_size: "6 ans", shoe_size: "30" },
  toldOn: { top_size: "2026-10-20", bottom_size: "2026-10-20", shoe_size: "2026-10-20" },
  lastFit: {},
  ...change,
});
const codes = (facts: SizeFacts, day = "2026-12-01") =>
  sizeAlertsOf(facts, day).map(({ code, field }) => `${code} ${field}`);

describe("sizeAlertsOf", () => {
  it("has nothing to ask about sizes that suit the age and were told lately", () => expect(codes(kid())).toEqual([]));

  it("doubts the 2 years of a boy of seven, and names what he more likely wears", () => {
    const facts = kid({ birthdate: "2019-11-01", sizes: { top_size: "2 ans", bottom_size: "6 ans", shoe_size: null } });
    expect(sizeAlertsOf(facts, "2026-12-01")[0]).toEqual({
      code: "OUTGROWN",
      field: "top_size",
      told: "2 ans",
      expected: "8 ans",
      told_on: "2026-10-20",
    });
  });

  it("doubts a size that even a tall child of that age would drown in", () =>
    expect(codes(kid({ sizes: { top_size: "12 ans", bottom_size: "10 ans", shoe_size: null } }))).toEqual([
      "FAR_TOO_LARGE top_size",
      "FAR_TOO_LARGE bottom_size",
    ]));

  it("asks a baby's parents again after two months and a schoolchild's after nine", () => {
    const baby = kid({
      birthdate: "2026-05-10",
      sizes: { top_size: "6 mois", bottom_size: "6 mois", shoe_size: null },
      toldOn: { top_size: "2026-10-01", bottom_size: "2026-11-20" },
    });
    expect(codes(baby)).toEqual(["STALE top_size"]);
    expect(codes(kid(), "2027-07-20")).toEqual(["STALE top_size", "STALE bottom_size", "STALE shoe_size"]);
    expect(codes(kid(), "2027-05-20")).toEqual(["STALE shoe_size"]);
  });

  it("passes on what the last pieces taught", () => {
    const [alert] = sizeAlertsOf(kid({ lastFit: { bottom_size: "TOO_SMALL" } }), "2026-12-01");
    expect(alert).toMatchObject({ code: "LAST_TOO_SMALL", field: "bottom_size", expected: "8 ans" });
  });

  it("doubts a top and a bottom that do not belong to one body, a woman's too", () => {
    const woman = kid({
      profileType: "WOMAN",
      birthdate: null,
      sizes: { top_size: "XS", bottom_size: "XL", shoe_size: "38" },
      toldOn: {},
    });
    expect(codes(woman)).toEqual(["FAR_APART bottom_size"]);
  });

  it("never says that a woman's size is out of date", () =>
    expect(
      codes(
        kid({
          profileType: "WOMAN",
          sizes: { top_size: "M", bottom_size: "L", shoe_size: "39" },
          toldOn: { top_size: "2021-01-01" },
        }),
      ),
    ).toEqual([]));

  it("doubts shoes four sizes off what feet of that age wear", () =>
    expect(codes(kid({ sizes: { top_size: "6 ans", bottom_size: "6 ans", shoe_size: "23" } }))).toEqual([
      "OUTGROWN shoe_size",
    ]));
});
