import { describe, expect, it } from "vitest";
import { getProduct } from "#contract/catalog.ts";
import { getTicket } from "#contract/customer-service.ts";
import { getOrder } from "#contract/orders.ts";
import { getRequest } from "#contract/requests.ts";
import { getReturn } from "#contract/returns.ts";
import { getSubscriptions } from "#contract/subscriptions.ts";
import { fillPath } from "#lib/http/address.ts";
import { planOwnLookUps } from "./own-look-up.ts";
import { routes } from "./routes.ts";

const id = "11111111-2222-4333-8444-555555555555";
const order = fillPath(getOrder.path, { id });
const profile = fillPath(getSubscriptions.path, { id });
const box = fillPath(getRequest.path, { id, rid: 7 });
const product = fillPath(getProduct.path, { id: 12 });

describe("what has to be the client's before a page of the account is rendered", () => {
  it.each<[string, string[]]>([
    [`/infos/rating/${id}`, [order]],
    [`/de/infos/failed-payment/${id}/success`, [order]],
    [`/infos/edit/return-deadline/${id}`, [order]],
    [`/infos/returns/order/${id}`, [order]],
    [`/nl/infos/returns/order/${id}/success`, [order]],
    [`/${id}/satisfied`, [order]],
    [`/infos/returns/${id}`, [fillPath(getReturn.path, { id })]],
    [`/infos/returns/${id}/success`, [fillPath(getReturn.path, { id })]],
    [`/infos/messages/${id}`, [fillPath(getTicket.path, { id })]],
    [`/profil/${id}`, [profile]],
    [`/es/profil/woman/${id}`, [profile]],
    [`/${id}/malle`, [profile]],
    [`/quiz/new-kid/kid/${id}`, [profile]],
    [`/quiz/profile/photo/${id}`, [profile]],
    [`/infos/preview/${id}/7`, [box]],
    [`/infos/preview/${id}/7/comment`, [box]],
    [`/${id}/suggestions/7`, [box]],
    [`/${id}/suggestions/0`, [profile]],
    [`/${id}/suggestions/7/product/12-robe`, [box, product]],
    [`/de/${id}/your-shop/new/12-kleid`, [profile, product]],
  ])("asks for the records that %s names", (path, expected) => expect(planOwnLookUps(path)).toEqual(expected));

  it.each(["/infos", "/infos/orders", "/infos/returns", "/profil", "/shop/girls", "/no-such-page"])(
    "asks for nothing about %s",
    (path) => expect(planOwnLookUps(path)).toEqual([]),
  );

  it("asks about every page of the account that names a record", () => {
    const named = Object.entries(routes).filter(([, { path }]) => /^\/infos\/.*\{/.test(path));
    const unasked = named.filter(([, { path }]) => {
      const filled = path.replaceAll(/\{[^}]+\}/g, id);
      return planOwnLookUps(filled).length === 0;
    });
    expect(unasked.map(([name]) => name)).toEqual([]);
  });

  it("knows by itself that a piece has a number", () => {
    expect(planOwnLookUps(`/${id}/your-shop/new/robe`)).toBe("missing");
  });
});
