import * as contract from "#contract/addresses.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { addAddress, changeAddress, deleteAddress } from "./service.ts";
import { readAddresses } from "./store.ts";

export const addressRoutes: Implementation[] = [
  implement(contract.getBillingAddresses, (_, { db, caller }) => readAddresses(db, caller.clientId, "billing")),
  implement(contract.getShippingAddresses, (_, { db, caller }) => readAddresses(db, caller.clientId, "shipping")),
  implement(contract.createBillingAddress, ({ body }, context) => addAddress(context, context.caller, "billing", body)),
  implement(contract.createShippingAddress, ({ body }, context) =>
    addAddress(context, context.caller, "shipping", body),
  ),
  implement(contract.updateBillingAddress, ({ params, body }, context) =>
    changeAddress(context, context.caller, "billing", params.id, body),
  ),
  implement(contract.updateShippingAddress, ({ params, body }, context) =>
    changeAddress(context, context.caller, "shipping", params.id, body),
  ),
  implement(contract.deleteBillingAddress, ({ params }, context) =>
    deleteAddress(context, context.caller, "billing", params.id),
  ),
  implement(contract.deleteShippingAddress, ({ params }, context) =>
    deleteAddress(context, context.caller, "shipping", params.id),
  ),
];
