import { page, quiet, type GuardName, type Route } from "./route.ts";

type Guards = readonly GuardName[];

const auth: Guards = ["lc-auth"];
const member: Guards = ["lc-auth", "signed-up"];
const suggestions: Guards = ["lc-auth", "signed-up", "profile-suggestions"];
const preview: Guards = ["lc-auth", "signed-up", "preview"];
const profileShop: Guards = ["lc-auth", "shop"];
const profile: Guards = ["lc-auth", "profile"];
const kids: Guards = ["lc-auth", "kids"];
const newKid: Guards = ["lc-auth", "kids", "new-kid"];
const newWoman: Guards = ["lc-auth", "new-woman"];
const points: Guards = ["lc-auth", "loyalty"];

const daily = { changeFrequency: "daily" } as const;
const weekly = { changeFrequency: "weekly" } as const;
const shop = { feature: "shop" } as const;
const giftcards = { feature: "giftcards" } as const;
const customShop = { feature: "custom_shop" } as const;
const loyalty = { feature: "loyalty" } as const;
const blog = { guards: ["blog"], feature: "blog" } as const;
const recycle = { guards: ["littlegeste"], feature: "recycle" } as const;
const quiz = { layout: "quiz" } as const;
const womanQuiz = { layout: "quiz", feature: "woman" } as const;

/**
 * Every page of the shop, once. The doors of the middleware, `href()`, the guards, the theme, the banner, the sitemap,
 * robots, the footer and the check that pages and rows match all read it. Names are those of the product specification.
 */
export const routes = {
  index: page("/", daily),
  looks: page("/looks", weekly),
  /* Beside the specification's rows: looks of an age, of a season, or both (decision 58). */
  "looks-choice": quiet("/looks/{choice}"),
  woman: page("/woman", { ...daily, feature: "woman" }),
  concept: page("/concept"),
  contact: page("/contact"),
  loyalty: page("/loyalty", loyalty),
  referral: page("/referral"),
  faq: page("/faq"),
  blog: page("/blog", { ...blog, ...weekly }),
  "blog-page": page("/blog/{page}", { ...blog, indexing: "listed" }),
  "blog-category-name": page("/blog/category/{name}", { ...blog, ...weekly, indexing: "listed" }),
  brands: page("/brands"),
  "brands-page": page("/brands/{page}", { indexing: "listed" }),
  stylists: page("/stylists"),
  "stylists-page": page("/stylists/{page}", { indexing: "listed" }),
  /* Beside the specification's rows: looks, brands and stylists have pages of their own (decision 58). */
  "look-id": page("/look/{id}", { ...shop, ...weekly, indexing: "listed" }),
  "brand-slug": page("/brand/{slug}", { ...shop, ...weekly, indexing: "listed" }),
  "stylist-slug": page("/stylist/{slug}", { ...weekly, indexing: "listed" }),
  testimonials: page("/testimonials", weekly),
  "terms-and-conditions": page("/terms-and-conditions"),
  /* Beside the specification's rows: one page a legal text, and what the directive on accessibility asks for (decision 52). */
  "terms-and-conditions-subject": page("/terms-and-conditions/{subject}", { indexing: "listed" }),
  accessibility: page("/accessibility"),
  giftcard: page("/giftcard", giftcards),
  "giftcard-checkout": quiet("/giftcard/checkout", [], giftcards),
  "giftcard-payment-successful": quiet("/giftcard/payment-successful", [], giftcards),
  /* Beside the specification's rows: where whoever was given a card opens it. */
  "giftcard-open": quiet("/giftcard/open", [], giftcards),
  littlegeste: page("/littlegeste", recycle),
  "littlegeste-create-label": quiet("/littlegeste/create-label", ["littlegeste"], { feature: "recycle" }),
  "littlegeste-address": quiet("/littlegeste/address", ["littlegeste"], { feature: "recycle" }),
  "littlegeste-confirmation": quiet("/littlegeste/confirmation", ["littlegeste"], { feature: "recycle" }),
  "littlegeste-blocked-reason": quiet("/littlegeste/blocked/{reason}", ["littlegeste"], { feature: "recycle" }),
  /* Where contracts end, for everybody, and where its mailed link leads (decision 45). */
  withdrawal: page("/withdrawal"),
  cancellation: page("/cancellation"),
  "declaration-confirm": quiet("/declaration/confirm"),
  /* Where the links of mails about a sold-out size lead. */
  "stock-alert": quiet("/stock-alert"),
  "unsub-number-list": quiet("/unsub/{number}/{list}"),
  "staff-consent": quiet("/staff-consent"),
  sitemap: page("/sitemap.xml", { layout: "none", indexing: "noindex" }),

  shop: page("/shop", { ...shop, ...daily }),
  "shop-cart": quiet("/shop/cart", [], shop),
  /* Beside the specification's rows: what somebody keeps of the shop (decision 59). */
  favourites: quiet("/favourites", [], shop),
  "shop-checkout": quiet("/shop/checkout", [], shop),
  "shop-all-products": page("/shop/all-products", { ...shop, ...daily }),
  "shop-birth-gift": page("/shop/birth-gift", { ...shop, ...weekly }),
  "shop-your-shop": quiet("/shop/your-shop", [], shop),
  "shop-product-id": quiet("/shop/product/{id}", [], { ...shop, ...weekly }),
  /* Beside the specification's rows: every review of a product (decision 48). */
  "shop-product-reviews": quiet("/shop/product/{id}/reviews/{page}", [], shop),
  "shop-collection": page("/shop/{collection}", { ...shop, ...daily, indexing: "listed" }),
  "shop-collection-productId": page("/shop/{collection}/{productId}", { ...shop, ...weekly, indexing: "listed" }),
  "shop-payment-successful": quiet("/shop/payment-successful", auth, shop),

  "your-shop": quiet("/your-shop", ["shop"], customShop),
  "your-shop-new": quiet("/your-shop/new", ["shop"], customShop),
  "your-shop-looks": quiet("/your-shop/looks", ["shop"], customShop),
  "your-shop-essentials": quiet("/your-shop/essentials", ["shop"], customShop),
  "your-shop-recommendations": quiet("/your-shop/recommendations", ["shop"], customShop),
  "kidId-your-shop": quiet("/{kidId}/your-shop", profileShop, customShop),
  "kidId-your-shop-new": quiet("/{kidId}/your-shop/new", profileShop, customShop),
  "kidId-your-shop-new-productId": quiet("/{kidId}/your-shop/new/{productId}", profileShop, customShop),
  "kidId-your-shop-looks": quiet("/{kidId}/your-shop/looks", profileShop, customShop),
  "kidId-your-shop-looks-productId": quiet("/{kidId}/your-shop/looks/{productId}", profileShop, customShop),
  "kidId-your-shop-promo": quiet("/{kidId}/your-shop/promo", profileShop, customShop),
  "kidId-your-shop-promo-productId": quiet("/{kidId}/your-shop/promo/{productId}", profileShop, customShop),
  "kidId-your-shop-essentials": quiet("/{kidId}/your-shop/essentials", profileShop, customShop),
  "kidId-your-shop-essentials-productId": quiet("/{kidId}/your-shop/essentials/{productId}", profileShop, customShop),
  "kidId-your-shop-recommendations": quiet("/{kidId}/your-shop/recommendations", profileShop, customShop),
  "kidId-your-shop-recommendations-productId": quiet(
    "/{kidId}/your-shop/recommendations/{productId}",
    profileShop,
    customShop,
  ),
  "kidId-suggestions": quiet("/{kidId}/suggestions", suggestions),
  "kidId-suggestions-requestId": quiet("/{kidId}/suggestions/{requestId}", suggestions),
  "kidId-suggestions-requestId-success": quiet("/{kidId}/suggestions/{requestId}/success", suggestions),
  "kidId-suggestions-requestId-product-id": quiet("/{kidId}/suggestions/{requestId}/product/{id}", suggestions),
  "kidId-malle": quiet("/{kidId}/malle", profile),
  /* Beside the specification's rows: what a profile owns (decision 40). */
  "kidId-wardrobe": quiet("/{kidId}/wardrobe", profile),
  "kidId-malle-subscription-delivery": quiet("/{kidId}/malle/{subscription}/delivery", profile),

  login: quiet("/login", ["guest"]),
  "login-kid-choice": quiet("/login/kid-choice", kids),
  /* Signs out first and is a page for guests then, so the guard has nothing to keep out. */
  logout: quiet("/logout"),
  /* For everybody where the address carries a mailed link. */
  "reset-password": quiet("/reset-password", ["guest"]),

  /* Where mailed links of a change of the e-mail lead, signed in or not. */
  "email-agree": quiet("/email/agree"),
  "email-confirm": quiet("/email/confirm"),
  "email-take-back": quiet("/email/take-back"),

  infos: quiet("/infos", auth),
  "infos-help": quiet("/infos/help", auth),
  "infos-messages": quiet("/infos/messages", auth),
  "infos-messages-id": quiet("/infos/messages/{id}", auth),
  "infos-staff-visits": quiet("/infos/staff-visits", auth),
  "infos-data": quiet("/infos/data", auth),
  "infos-data-export": quiet("/infos/data/export", auth),
  "infos-data-delete": quiet("/infos/data/delete", auth),
  "infos-kids": quiet("/infos/kids", profile),
  "infos-orders": quiet("/infos/orders", auth),
  "infos-wallet": quiet("/infos/wallet", auth),
  "infos-all-boxes": quiet("/infos/all-boxes", auth),
  "infos-edit": quiet("/infos/edit", auth),
  "infos-edit-password": quiet("/infos/edit/password", auth),
  "infos-edit-addresses": quiet("/infos/edit/addresses", auth),
  "infos-edit-return-mode": quiet("/infos/edit/return-mode", auth),
  "infos-edit-return-mode-confirmation": quiet("/infos/edit/return-mode/confirmation", auth),
  "infos-edit-return-deadline-orderId": quiet("/infos/edit/return-deadline/{orderId}", auth),
  "infos-add-payment": quiet("/infos/add/payment", member),
  "infos-add-giftcard": quiet("/infos/add-giftcard", auth, giftcards),
  /* Beside the specification's rows: the cards a client gave and received. */
  "infos-giftcards": quiet("/infos/giftcards", auth, giftcards),
  "infos-loyalty": quiet("/infos/loyalty", points, loyalty),
  "infos-loyalty-history": quiet("/infos/loyalty/history", points, loyalty),
  "infos-return-labels": quiet("/infos/return-labels", auth),
  "infos-returns": quiet("/infos/returns", member),
  "infos-returns-id": quiet("/infos/returns/{id}", member),
  "infos-returns-id-success": quiet("/infos/returns/{id}/success", member),
  "infos-returns-order-id": quiet("/infos/returns/order/{id}", member),
  "infos-returns-order-id-success": quiet("/infos/returns/order/{id}/success", member),
  "infos-subscriptions": quiet("/infos/subscriptions", member),
  "infos-referral": quiet("/infos/referral", auth),
  "infos-failed-payment": quiet("/infos/failed-payment", auth),
  "infos-failed-payment-orderId": quiet("/infos/failed-payment/{orderId}", auth),
  "infos-failed-payment-orderId-success": quiet("/infos/failed-payment/{orderId}/success", auth),
  "infos-littlegeste": quiet("/infos/littlegeste", ["lc-auth", "littlegeste"], { feature: "recycle" }),
  "infos-rating-orderId": quiet("/infos/rating/{orderId}", member),
  "infos-preview": quiet("/infos/preview", preview),
  "infos-preview-profileId-requestId": quiet("/infos/preview/{profileId}/{requestId}", preview),
  "infos-preview-profileId-requestId-comment": quiet("/infos/preview/{profileId}/{requestId}/comment", preview),
  "infos-preview-profileId-requestId-confirmation": quiet(
    "/infos/preview/{profileId}/{requestId}/confirmation",
    preview,
  ),

  profil: quiet("/profil", member),
  "profil-profileId": quiet("/profil/{profileId}", member),
  "profil-woman-profileId": quiet("/profil/woman/{profileId}", member, { feature: "woman" }),
  "orderId-satisfied": quiet("/{orderId}/satisfied", member),

  "quiz-code": quiet("/quiz/{code}", [], quiz),
  "quiz-code-slug": quiet("/quiz/{code}/{slug}", [], quiz),
  "quiz-comment-kidId": quiet("/quiz/comment/{kidId}", kids, quiz),
  "quiz-signup-kid": page("/quiz/signup/kid", quiz),
  "quiz-signup-woman": page("/quiz/signup/woman", womanQuiz),
  "quiz-new-kid-kid": quiet("/quiz/new-kid/kid", newKid, quiz),
  "quiz-new-kid-kid-editingKidId": quiet("/quiz/new-kid/kid/{editingKidId}", newKid, quiz),
  "quiz-new-profile-woman": quiet("/quiz/new-profile/woman", newWoman, womanQuiz),
  "quiz-new-profile-woman-editingKidId": quiet("/quiz/new-profile/woman/{editingKidId}", newWoman, womanQuiz),
  "quiz-code-kid-kidId": quiet("/quiz/{code}/kid/{kidId}", kids, quiz),
  "quiz-code-photo-kidId": quiet("/quiz/{code}/photo/{kidId}", kids, quiz),
  "quiz-code-woman-kidId": quiet("/quiz/{code}/woman/{kidId}", auth, womanQuiz),
  "quiz-code-comment-kidId": quiet("/quiz/{code}/comment/{kidId}", kids, quiz),
  "quiz-code-profile-kidId": quiet("/quiz/{code}/profile/{kidId}", kids, quiz),
  "quiz-code-checkout-kidId": quiet("/quiz/{code}/checkout/{kidId}", kids, quiz),
  "quiz-code-membership-kidId": quiet("/quiz/{code}/membership/{kidId}", kids, quiz),
  "quiz-code-subscription-kidId": quiet("/quiz/{code}/subscription/{kidId}", kids, quiz),
  "quiz-code-woman-slug-kidId": quiet("/quiz/{code}/woman/{slug}/{kidId}", auth, womanQuiz),
  "quiz-code-woman-profile-kidId": quiet("/quiz/{code}/woman/profile/{kidId}", auth, womanQuiz),
  "quiz-code-woman-size-alert-profileId": quiet("/quiz/{code}/woman/size-alert/{profileId}", auth, womanQuiz),
  "quiz-additional-quiz-confirm-kidId": quiet("/quiz/additional-quiz/confirm/{kidId}", auth, quiz),
  "quiz-confirm-kidId-requestId": quiet("/quiz/confirm/{kidId}/{requestId}", auth, quiz),
  "quiz-confirm-woman-kidId-requestId": quiet("/quiz/confirm/woman/{kidId}/{requestId}", auth, womanQuiz),
} satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
/** Every row but the one that is no page. */
export type PageName = Exclude<RouteName, "sitemap">;
