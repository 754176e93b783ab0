import { addressRoutes } from "./addresses/routes.ts";
import { blogRoutes } from "./blog/routes.ts";
import { cartRoutes } from "./cart/routes.ts";
import { catalogRoutes } from "./catalog/routes.ts";
import { clientRoutes } from "./clients/routes.ts";
import { customerServiceRoutes } from "./customer-service/routes.ts";
import { declarationRoutes } from "./declarations/routes.ts";
import { deliveryRoutes } from "./delivery/routes.ts";
import { discountRoutes } from "./discounts/routes.ts";
import { documentRoutes } from "./documents/routes.ts";
import { draftBoxRoutes } from "./draft-box/routes.ts";
import { emailChangeRoutes } from "./email-change/routes.ts";
import { favouriteRoutes } from "./favourites/routes.ts";
import { giftCardRoutes } from "./gift-cards/routes.ts";
import type { Implementation } from "./http/implementation.ts";
import { loyaltyRoutes } from "./loyalty/routes.ts";
import { myDataRoutes } from "./my-data/routes.ts";
import { newsletterRoutes } from "./newsletter/routes.ts";
import { orderRoutes } from "./orders/routes.ts";
import { paymentMethodRoutes } from "./payment-methods/routes.ts";
import { sandboxRoutes } from "./payments/sandbox/routes.ts";
import { profileQuizRoutes } from "./profile-quiz/routes.ts";
import { profileRoutes } from "./profiles/routes.ts";
import { quizRoutes } from "./quizzes/routes.ts";
import { ratingRoutes } from "./ratings/routes.ts";
import { recyclingRoutes } from "./recycling/routes.ts";
import { referralRoutes } from "./referral/routes.ts";
import { requestRoutes } from "./requests/routes.ts";
import { returnRoutes } from "./returns/routes.ts";
import { reviewRoutes } from "./reviews/routes.ts";
import { sessionRoutes } from "./session/routes.ts";
import { staffRoutes } from "./staff/routes.ts";
import { stockAlertRoutes } from "./stock-alerts/routes.ts";
import { subscriptionRoutes } from "./subscriptions/routes.ts";
import { townRoutes } from "./towns/routes.ts";
import { walletRoutes } from "./wallet/routes.ts";
import { suggestionRoutes } from "./suggestions/routes.ts";
import { wardrobeRoutes } from "./wardrobe/routes.ts";
import { websiteRoutes } from "./website/routes.ts";

/** Every call the API answers; a test compares it with the endpoint table. */
export const implementations: readonly Implementation[] = [
  ...sessionRoutes,
  ...clientRoutes,
  ...emailChangeRoutes,
  ...myDataRoutes,
  ...addressRoutes,
  ...paymentMethodRoutes,
  ...profileQuizRoutes,
  ...profileRoutes,
  ...subscriptionRoutes,
  ...requestRoutes,
  ...sandboxRoutes,
  ...giftCardRoutes,
  ...loyaltyRoutes,
  ...newsletterRoutes,
  ...deliveryRoutes,
  ...discountRoutes,
  ...cartRoutes,
  ...favouriteRoutes,
  ...orderRoutes,
  ...returnRoutes,
  ...declarationRoutes,
  ...documentRoutes,
  ...ratingRoutes,
  ...reviewRoutes,
  ...recyclingRoutes,
  ...referralRoutes,
  // Before the catalogue: `/products/suggestions` is no product.
  ...suggestionRoutes,
  ...draftBoxRoutes,
  ...catalogRoutes,
  ...townRoutes,
  ...walletRoutes,
  ...customerServiceRoutes,
  ...blogRoutes,
  ...quizRoutes,
  ...wardrobeRoutes,
  ...websiteRoutes,
  ...staffRoutes,
  ...stockAlertRoutes,
];
