import * as addresses from "./addresses.ts";
import * as blog from "./blog.ts";
import * as cart from "./cart.ts";
import * as catalog from "./catalog.ts";
import * as client from "./client.ts";
import * as customerService from "./customer-service.ts";
import * as declarations from "./declarations.ts";
import * as delivery from "./delivery.ts";
import * as discounts from "./discounts.ts";
import * as documents from "./documents.ts";
import * as draftBox from "./draft-box.ts";
import * as emailChange from "./email-change.ts";
import type { Endpoint } from "./endpoint.ts";
import * as favourites from "./favourites.ts";
import * as giftCards from "./gift-cards.ts";
import * as loyalty from "./loyalty.ts";
import * as myData from "./my-data.ts";
import * as newsletter from "./newsletter.ts";
import * as orders from "./orders.ts";
import * as paymentMethods from "./payment-methods.ts";
import * as preview from "./preview.ts";
import * as previewChanges from "./preview-changes.ts";
import * as profileQuiz from "./profile-quiz.ts";
import * as profiles from "./profiles.ts";
import * as quiz from "./quiz.ts";
import * as ratings from "./ratings.ts";
import * as recycling from "./recycling.ts";
import * as referrals from "./referrals.ts";
import * as requests from "./requests.ts";
import * as reviews from "./reviews.ts";
import * as returns from "./returns.ts";
import * as session from "./session.ts";
import * as sizeAdvice from "./size-advice.ts";
import * as staff from "./staff.ts";
import * as subscriptions from "./subscriptions.ts";
import * as stockAlerts from "./stock-alerts.ts";
import * as tryOn from "./try-on.ts";
import * as towns from "./towns.ts";
import * as wallet from "./wallet.ts";
import * as suggestions from "./suggestions.ts";
import * as wardrobe from "./wardrobe.ts";
import * as website from "./website.ts";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "answer" in value;

const modules = {
  addresses,
  blog,
  cart,
  catalog,
  client,
  customerService,
  declarations,
  delivery,
  discounts,
  documents,
  draftBox,
  emailChange,
  favourites,
  giftCards,
  loyalty,
  myData,
  newsletter,
  orders,
  paymentMethods,
  preview,
  previewChanges,
  profileQuiz,
  profiles,
  quiz,
  ratings,
  recycling,
  referrals,
  requests,
  returns,
  reviews,
  session,
  sizeAdvice,
  staff,
  stockAlerts,
  subscriptions,
  tryOn,
  wallet,
  suggestions,
  towns,
  wardrobe,
  website,
};

/** Every call of the API by its name. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.values(modules).flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
  ),
);
