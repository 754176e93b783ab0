import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createBillingAddress,
  createShippingAddress,
  deleteShippingAddress,
  getBillingAddresses,
  getShippingAddresses,
  maxAddresses,
  updateBillingAddress,
  updateShippingAddress,
} from "#contract/addresses.ts";
import { getClient } from "#contract/client.ts";
import { aClient, anAddress, aShippingAddress } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const list = async (token: string) =>
  (await api.call(getShippingAddresses, { token })).map(({ street, is_default }) => [street, is_default]);

async function threeAddresses() {
  const { token } = await aClient(api);
  const ids: string[] = [];
  for (const street of ["1 rue A", "2 rue B", "3 rue C"]) {
    ids.push((await aShippingAddress(api, token, { street })).id);
    api.clock.advance(1000);
  }
  const [first = "", second = "", third = ""] = ids;
  return { token, first, second, third };
}

it.each(["city", "country_code", "phone", "postcode", "street"] as const)(
  "says that %s is missing in the words of the specification",
  async (field) => {
    const { token } = await aClient(api);
    const { [field]: _, ...body } = anAddress();
    for (const create of [createShippingAddress, createBillingAddress])
      expect(await api.fail(create, { token, body })).toMatchObject({
        code: "VALIDATION",
        detail: "You need to include all the required fields",
        fields: [{ path: `body.${field}`, code: "required" }],
      });
  },
);

describe("the default address", () => {
  it("is the first one, then the one that is chosen, and stands first in the list", async () => {
    const { token, third } = await threeAddresses();
    expect(await list(token)).toEqual([
      ["1 rue A", true],
      ["3 rue C", false],
      ["2 rue B", false],
    ]);
    const chosen = await api.call(updateShippingAddress, { token, params: { id: third }, body: { is_default: true } });
    expect(chosen.is_default).toBe(true);
    expect(await list(token)).toEqual([
      ["3 rue C", true],
      ["2 rue B", false],
      ["1 rue A", false],
    ]);
  });

  it("passes to the newest when it is deleted, and stays when another is", async () => {
    const { token, first, second } = await threeAddresses();
    await api.call(deleteShippingAddress, { token, params: { id: second } });
    expect(await list(token)).toEqual([
      ["1 rue A", true],
      ["3 rue C", false],
    ]);
    await api.call(deleteShippingAddress, { token, params: { id: first } });
    expect(await list(token)).toEqual([["3 rue C", true]]);
  });

  it("is one, however many are added or chosen at once", async () => {
    const { token } = await aClient(api);
    const added = await Promise.all(Array.from({ length: 5 }, () => aShippingAddress(api, token)));
    expect(added.filter(({ is_default }) => is_default)).toHaveLength(1);
    await Promise.all(
      added.map(({ id }) => api.call(updateShippingAddress, { token, params: { id }, body: { is_default: true } })),
    );
    expect((await list(token)).filter(([, isDefault]) => isDefault)).toHaveLength(1);
  });

  it("of billing is another than that of shipping", async () => {
    const { token } = await aClient(api);
    await aShippingAddress(api, token);
    const billing = await api.call(createBillingAddress, { token, body: anAddress({ street: "9 rue Z" }) });
    expect(billing.is_default).toBe(true);
    expect(await api.call(getBillingAddresses, { token })).toEqual([billing]);
    expect(
      (await api.fail(updateShippingAddress, { token, params: { id: billing.id }, body: { city: "Lyon" } })).code,
    ).toBe("NOT_FOUND");
  });
});

it("are at most fifty of both kinds, also when many are added at once", async () => {
  const { token } = await aClient(api);
  for (let street = 0; street < maxAddresses - 2; street += 1)
    await api.call(createBillingAddress, { token, body: anAddress({ street: `${street} rue A` }) });
  const add = () =>
    api.request("/clients/me/shipping-addresses", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(anAddress()),
    });
  const answers = await Promise.all([add(), add(), add(), add()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409]);
  for (const create of [createShippingAddress, createBillingAddress])
    expect((await api.fail(create, { token, body: anAddress() })).code).toBe("TOO_MANY_ADDRESSES");
});

describe("changing an address", () => {
  it("leaves what is not given as it is, the second line too", async () => {
    const { token } = await aClient(api);
    const before = await aShippingAddress(api, token, { street_extra: "Bâtiment B" });
    const after = await api.call(updateShippingAddress, { token, params: { id: before.id }, body: { city: "Rezé" } });
    expect(after).toEqual({ ...before, city: "Rezé" });
    expect(await api.call(getShippingAddresses, { token })).toEqual([after]);
  });

  it("checks the postcode against the country that results", async () => {
    const { token } = await aClient(api);
    const { id } = await aShippingAddress(api, token);
    const change = (body: object) => ({ token, params: { id }, body });
    expect((await api.fail(updateShippingAddress, change({ country_code: "BE" }))).code).toBe("POSTCODE_INVALID");
    expect((await api.fail(updateShippingAddress, change({ postcode: "4400" }))).code).toBe("POSTCODE_INVALID");
    expect(await api.call(updateShippingAddress, change({ country_code: "BE", postcode: "1000" }))).toMatchObject({
      country_code: "BE",
    });
  });
});

describe("adding an address", () => {
  it.each([
    [{ country_code: "FR", postcode: "4400" }],
    [{ country_code: "NL", postcode: "1011" }],
    [{ country_code: "BE", postcode: "10000" }],
  ] as const)("refuses the postcode of %j", async (change) => {
    const { token } = await aClient(api);
    const problem = await api.fail(createShippingAddress, { token, body: anAddress(change) });
    expect(problem.fields).toEqual([{ path: "body.postcode", code: "postcode_invalid" }]);
  });
  it.each(["street", "postcode", "city", "country_code", "phone"])("needs %s", async (field) => {
    const { token } = await aClient(api);
    const body = Object.fromEntries(Object.entries(anAddress()).filter(([name]) => name !== field));
    expect((await api.fail(createShippingAddress, { token, body })).fields).toEqual([
      expect.objectContaining({ path: `body.${field}` }),
    ]);
  });
  it("needs no more than the five, and is then in the name of the account", async () => {
    const { token } = await aClient(api, { firstname: "Jeanne", lastname: "Moreau" });
    const { street, postcode, city, country_code, phone } = anAddress();
    const five = { street, postcode, city, country_code, phone };
    for (const create of [createShippingAddress, createBillingAddress]) {
      const address = await api.call(create, { token, body: five });
      expect(address).toMatchObject({ ...five, firstname: "Jeanne", lastname: "Moreau" });
    }
    expect(await api.call(getShippingAddresses, { token })).toMatchObject([
      { firstname: "Jeanne", lastname: "Moreau" },
    ]);
    const friend = await api.call(createShippingAddress, { token, body: { ...five, lastname: "Petit" } });
    expect(friend).toMatchObject({ firstname: "", lastname: "Petit" });
  });
  it("names an account without a name as the first parcel, as far as that fits what it has", async () => {
    const names = async (token: string) => {
      const { firstname, lastname } = await api.call(getClient, { token });
      return [firstname, lastname];
    };
    const { token } = await aClient(api, { firstname: "", lastname: "" });
    const add = (create: typeof createShippingAddress, firstname: string) =>
      api.call(create, { token, body: anAddress({ firstname, lastname: "Moreau" }) });
    await add(createBillingAddress, "Paul");
    expect(await names(token)).toEqual(["", ""]);
    for (const firstname of ["Jeanne", "Lou"]) await add(createShippingAddress, firstname);
    expect(await names(token)).toEqual(["Jeanne", "Moreau"]);

    const half = await aClient(api, { firstname: "Ada", lastname: "" });
    const send = (firstname: string) =>
      api.call(createShippingAddress, { token: half.token, body: anAddress({ firstname, lastname: "Moreau" }) });
    await send("Lou");
    expect(await names(half.token)).toEqual(["Ada", ""]);
    await send("Ada");
    expect(await names(half.token)).toEqual(["Ada", "Moreau"]);
  });
  it("refuses a country the shop does not deliver to", async () => {
    const { token } = await aClient(api);
    expect((await api.fail(createShippingAddress, { token, body: { ...anAddress(), country_code: "US" } })).code).toBe(
      "VALIDATION",
    );
  });
});

describe("an address of another client", () => {
  it("does not exist", async () => {
    const [owner, other] = [await aClient(api), await aClient(api)];
    const { id } = await aShippingAddress(api, owner.token);
    for (const target of [id, randomUUID()]) {
      const input = { token: other.token, params: { id: target } };
      expect((await api.fail(updateShippingAddress, { ...input, body: { is_default: true } })).code).toBe("NOT_FOUND");
      expect((await api.fail(updateBillingAddress, { ...input, body: { city: "Lyon" } })).code).toBe("NOT_FOUND");
      expect((await api.fail(deleteShippingAddress, input)).code).toBe("NOT_FOUND");
    }
    expect(await list(owner.token)).toEqual([["12 rue des Lilas", true]]);
  });
});
