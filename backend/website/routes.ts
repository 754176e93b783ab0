import * as contract from "#contract/website.ts";
import { homeDeliveryDays } from "../delivery/delays.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { readChanges } from "./changes.ts";
import { readPageChanges } from "./page-changes.ts";
import { isSalesSeason } from "./sales.ts";
import * as service from "./service.ts";
import { apiVersion } from "./version.ts";

export const websiteRoutes: Implementation[] = [
  implement(contract.getSelectedMedia, (_, context) => service.getSelectedMedia(context)),
  implement(contract.getStylists, ({ query }, context) => service.getStylists(query.page, context)),
  implement(contract.getStylist, ({ params }, context) => service.getStylist(params.slug, context)),
  implement(contract.getLooks, ({ query }, context) => service.getLooks(query, context)),
  implement(contract.getBrands, ({ query }, context) => service.getBrands(query.page, context)),
  implement(contract.getBrand, ({ params }, context) => service.getBrand(params.slug, context)),
  implement(contract.getFaq, (_, context) => service.getFaq(context)),
  implement(contract.getLegalContents, (_, context) => service.getLegalContents(context)),
  implement(contract.getChanges, ({ query }, context) => readChanges(context, query.after)),
  implement(contract.getPageChanges, (_, context) => readPageChanges(context)),
  implement(contract.getSeoMetadata, (_, context) => service.getSeoMetadata(context)),
  implement(contract.getConfig, ({ params }, context) => service.getConfig(params.key, context)),
  implement(contract.getIsSales, async (_, { clock }) => isSalesSeason(clock.now())),
  implement(contract.getTranslations, ({ params }, context) =>
    service.getTranslations({ ...context, locale: params.locale }),
  ),
  implement(contract.getEditorial, ({ params }, context) => service.getEditorial(params.slug, context)),
  implement(contract.getDelays, async (_, { localeOption }) => {
    const { min, max } = homeDeliveryDays(localeOption);
    return { optimistic_delivery_delay: min, pessimistic_delivery_delay: max };
  }),
  implement(contract.getVersion, async () => ({ version: apiVersion })),
];
