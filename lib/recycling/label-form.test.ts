import { describe, expect, it } from "vitest";
import { createRecyclingLabel } from "#contract/recycling.ts";
import { blockedReasonOf, isBlockedReason } from "./blocked-reason.ts";
import { labelRequestSchema, senderSchema, toLabelBody } from "./label-form.ts";

const sender = {
  firstname: "Jeanne",
  lastname: "Martin",
  street: "12 rue des Lilas",
  street_extra: "",
  postcode: "44000",
  city: "Nantes",
  country_code: "FR" as const,
  phone: "+33 6 12 34 56 78",
};

describe("a label", () => {
  it("is asked for as the call takes it", () => {
    const request = labelRequestSchema.parse({ parcel_count: "2", email: "jeanne@example.com" });
    expect(createRecyclingLabel.body.safeParse(toLabelBody(request, senderSchema.parse(sender))).success).toBe(true);
  });
  it.each(["0", "6", "", "x"])("is not made for %s parcels", (parcel_count) =>
    expect(labelRequestSchema.safeParse({ parcel_count, email: "a@example.com" }).success).toBe(false),
  );
  it("wants a postcode of its country", () =>
    expect(senderSchema.safeParse({ ...sender, postcode: "1043" }).error?.issues[0]?.path).toEqual(["postcode"]));
  it("is refused for reasons that have a page, and for others the form tells", () => {
    expect(blockedReasonOf("COUNTRY_NOT_SUPPORTED")).toBe("country");
    expect(blockedReasonOf("TOO_MANY_LABELS")).toBe("too-many-labels");
    expect(blockedReasonOf("TOO_MANY_REQUESTS")).toBeNull();
    expect(isBlockedReason("foo")).toBe(false);
  });
});
