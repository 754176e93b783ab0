import { moveBoxes } from "#backend/requests/life.ts";
import { getOrder, type Order } from "#contract/orders.ts";
import { getKidRequests } from "#contract/requests.ts";
import { aHousehold, anyPieces, comeBack, subscribe, type Household } from "./box-builders.ts";
import type { TestApi } from "./create-test-api.ts";
import { present } from "./test-catalogue.ts";

const dayMs = 86_400_000;

/** Lets days pass for boxes. */
export async function liveWithBoxes(api: TestApi, days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    api.clock.advance(dayMs);
    for (let round = 0; round < 5; round++) await moveBoxes(api.dependencies, anyPieces);
  }
}

export interface BoxHousehold extends Household {
  order: Order;
  boxId: number;
}

/** Households whose only box was delivered some days ago, each with a token of now. */
export async function deliveredBoxes(api: TestApi, count: number): Promise<BoxHousehold[]> {
  const homes: Household[] = [];
  for (let index = 0; index < count; index++) homes.push(await aHousehold(api));
  for (const home of homes) await subscribe(api, home, { frequency: null });
  await liveWithBoxes(api, 17);
  const delivered: BoxHousehold[] = [];
  for (const home of homes) {
    const token = await comeBack(api, home);
    const box = present((await api.call(getKidRequests, { token, params: { id: home.kid.id } }))[0]);
    const order = await api.call(getOrder, { token, params: { id: present(box.order).id } });
    if (order.status !== "DELIVERED") throw new Error(`the box is ${order.status}`);
    delivered.push({ ...home, token, order, boxId: box.id });
  }
  return delivered;
}
