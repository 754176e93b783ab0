import * as contract from "#contract/stock-alerts.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { confirmStockAlert, createStockAlert, endStockAlerts } from "./service.ts";

export const stockAlertRoutes: Implementation[] = [
  implement(contract.createStockAlert, ({ body }, context) => createStockAlert(body, context)),
  implement(contract.confirmStockAlert, ({ body }, context) => confirmStockAlert(body.token, context)),
  implement(contract.endStockAlerts, ({ body }, context) => endStockAlerts(body.token, context)),
];
