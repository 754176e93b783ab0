/** One business area of the backend. */
interface Area {
  name: AreaName;
  /** Folders of backend/ that belong to it as a whole, but for the files another area lists; named from backend/. */
  folders: readonly string[];
  /** Files of backend/ itself, and those that stand in a folder of another area. */
  files: readonly string[];
}

/** From the bottom to the top: an area knows itself and those before it. */
export const areaNames = [
  "drawings",
  "platform",
  "catalog",
  "content",
  "people",
  "money",
  "shop",
  "boxes",
  "letters",
  "operations",
  "demo",
] as const;
export type AreaName = (typeof areaNames)[number];

/**
 * Where each file of backend/ belongs: the longest place that holds it counts. Beside the eight areas of business stand
 * the engine that draws, which knows nothing of the shop; what the shop says whatever it sells; and what only a
 * demonstration has, which nothing of the product may know.
 */
export const areas: readonly Area[] = [
  { name: "drawings", folders: ["pictures"], files: [] },
  {
    name: "platform",
    folders: ["clock", "config", "db", "http", "jobs", "openapi", "storage"],
    files: [
      "context.ts",
      "exit-code.ts",
      // The company, which every letter and document names.
      "db/seed/content/legal/company.ts",
      // Days in Paris, working days, the last day of a month.
      "delivery/working-days.ts",
      "payment-methods/expiry.ts",
      "subscriptions/calendar.ts",
      // Keys that follow from the secret, one for each purpose.
      "session/keys.ts",
      // The outbox: how a mail is handed over, what boxes have to tell, and who carries it.
      "mails/box-mail-data.ts",
      "mails/create-mailer.ts",
      "mails/enqueue.ts",
      "mails/folder-mailer.ts",
      "mails/mailer.ts",
      "mails/smtp-mailer.ts",
      "mails/storefront-links.ts",
      // How a PDF is set, whatever it says.
      "documents/barcode.ts",
      "documents/fonts.ts",
      "documents/pdf.ts",
      "documents/qr-code.ts",
      "documents/typeset.ts",
    ],
  },
  {
    name: "catalog",
    folders: ["blog", "catalog", "delivery", "website"],
    files: [
      "db/schema/catalog.ts",
      // What a size and a season mean for a piece, whoever asks.
      "stylist/growth.ts",
      "stylist/season.ts",
    ],
  },
  {
    name: "content",
    folders: ["db/seed/content"],
    files: [
      "db/seed/scene-picture.ts",
      // The words for colours, fabrics and patterns; quizzes ask with them.
      "db/seed/content/vocabulary/colors.ts",
      "db/seed/content/vocabulary/fabrics.ts",
      "db/seed/content/vocabulary/garment.ts",
      "db/seed/content/vocabulary/patterns.ts",
    ],
  },
  {
    name: "people",
    folders: ["addresses", "clients", "email-change", "newsletter", "session", "towns"],
    files: ["db/schema/client.ts", "db/schema/newsletter.ts", "referral/godfather.ts"],
  },
  {
    name: "money",
    folders: ["ledger", "payment-methods", "payments", "wallet"],
    files: ["db/schema/ledger.ts", "db/schema/sandbox.ts"],
  },
  {
    name: "shop",
    folders: [
      "cart",
      "discounts",
      "favourites",
      "fulfilment",
      "gift-cards",
      "loyalty",
      "orders",
      "ratings",
      "referral",
      "refunds",
      "returns",
      "reviews",
      "stock-alerts",
    ],
    files: [
      "db/schema/after-sale.ts",
      "db/schema/favourite.ts",
      "db/schema/order.ts",
      "db/schema/review.ts",
      // Numbers of invoices and credit notes; how they look is a letter's.
      "documents/credit-notes.ts",
      "documents/issue-invoice.ts",
      // What an order, its payment and its refund are booked as, and the proof that the books say the same.
      "ledger/check.ts",
      "ledger/order-entries.ts",
      "ledger/sale.ts",
      // Whom a payment and a refund concern.
      "payments/domains.ts",
      "payments/webhooks.ts",
    ],
  },
  {
    name: "boxes",
    folders: [
      "draft-box",
      "profile-quiz",
      "profiles",
      "quizzes",
      "recycling",
      "requests",
      "stylist",
      "subscriptions",
      "suggestions",
      "wardrobe",
    ],
    files: [
      // What a client did in the shop and with boxes, in figures.
      "clients/deeds.ts",
      "db/schema/profile.ts",
      "db/schema/request.ts",
      // Writes to whoever has boxes to come.
      "payment-methods/warn-of-expiry.ts",
      "website/box-stylist.ts",
    ],
  },
  {
    name: "letters",
    folders: ["customer-service", "declarations", "documents", "mails"],
    files: [
      "jobs/send-mails.ts",
      // Chooses its readers by their children too.
      "newsletter/campaign.ts",
    ],
  },
  {
    name: "operations",
    folders: ["my-data", "staff"],
    files: [
      "app.ts",
      "implementations.ts",
      "main.ts",
      "open.ts",
      "serve.ts",
      // Moves the demo's clock and runs every job on the way.
      "clock/advance.ts",
      "db/schema.ts",
      "db/schema/staff.ts",
      "jobs/clean-up.ts",
      "jobs/run-due-jobs.ts",
    ],
  },
  {
    name: "demo",
    folders: [
      "db/seed",
      "db/seed/content/blog",
      "db/seed/content/collections",
      "db/seed/content/looks",
      "db/seed/content/vocabulary",
    ],
    files: [
      "db/seed/content/blog.ts",
      "db/seed/content/collections.ts",
      "db/seed/content/instagram.ts",
      "db/seed/content/looks.ts",
      "db/seed/content/people.ts",
      "db/seed/content/reviewers.ts",
      "db/seed/content/stylists.ts",
    ],
  },
];
