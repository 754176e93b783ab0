/**
 * The part of the vocabulary of schema.org (30.0) that the shop writes: each type with the type it stands under, and the
 * properties it has of its own. Copied from the published definitions; a term that is not there is no term.
 */
const vocabulary: Readonly<Record<string, { under?: string; has: readonly string[] }>> = {
  Thing: {
    has: [
      "name",
      "description",
      "url",
      "image",
      "sameAs",
      "mainEntityOfPage",
      "potentialAction",
      "identifier",
      "alternateName",
    ],
  },
  Organization: {
    under: "Thing",
    has: [
      "logo",
      "legalName",
      "address",
      "contactPoint",
      "email",
      "telephone",
      "vatID",
      "brand",
      "hasMerchantReturnPolicy",
      "hasShippingService",
      "founder",
    ],
  },
  OnlineBusiness: { under: "Organization", has: [] },
  OnlineStore: { under: "OnlineBusiness", has: [] },
  Brand: { under: "Thing", has: ["logo", "slogan"] },
  Place: { under: "Thing", has: ["address", "geo", "telephone"] },
  Person: { under: "Thing", has: ["jobTitle", "worksFor", "address", "homeLocation", "knowsAbout", "gender"] },
  PostalAddress: {
    under: "Thing",
    has: ["streetAddress", "postalCode", "addressLocality", "addressRegion", "addressCountry", "telephone", "email"],
  },
  ContactPoint: {
    under: "Thing",
    has: ["telephone", "email", "contactType", "availableLanguage", "areaServed", "hoursAvailable"],
  },
  CreativeWork: {
    under: "Thing",
    has: [
      "headline",
      "author",
      "publisher",
      "datePublished",
      "dateModified",
      "inLanguage",
      "about",
      "mentions",
      "text",
      "wordCount",
      "isPartOf",
      "hasPart",
      "mainEntity",
      "keywords",
      "thumbnailUrl",
      "aggregateRating",
      "review",
    ],
  },
  Article: { under: "CreativeWork", has: ["articleBody", "articleSection"] },
  SocialMediaPosting: { under: "Article", has: [] },
  BlogPosting: { under: "SocialMediaPosting", has: [] },
  WebSite: { under: "CreativeWork", has: [] },
  WebPage: { under: "CreativeWork", has: ["breadcrumb", "primaryImageOfPage"] },
  FAQPage: { under: "WebPage", has: [] },
  CollectionPage: { under: "WebPage", has: [] },
  ProfilePage: { under: "WebPage", has: [] },
  Question: { under: "CreativeWork", has: ["acceptedAnswer", "suggestedAnswer", "answerCount"] },
  Answer: { under: "CreativeWork", has: [] },
  Review: { under: "CreativeWork", has: ["reviewBody", "reviewRating", "itemReviewed"] },
  ImageObject: { under: "CreativeWork", has: ["contentUrl", "width", "height", "caption"] },
  Rating: { under: "Thing", has: ["ratingValue", "bestRating", "worstRating", "author"] },
  AggregateRating: { under: "Rating", has: ["reviewCount", "ratingCount", "itemReviewed"] },
  ItemList: { under: "Thing", has: ["itemListElement", "numberOfItems", "itemListOrder"] },
  BreadcrumbList: { under: "ItemList", has: [] },
  ListItem: { under: "Thing", has: ["item", "position"] },
  SearchAction: { under: "Thing", has: ["target", "query", "query-input"] },
  Product: {
    under: "Thing",
    has: [
      "sku",
      "gtin",
      "size",
      "color",
      "pattern",
      "material",
      "brand",
      "audience",
      "offers",
      "aggregateRating",
      "review",
      "isVariantOf",
      "itemCondition",
      "category",
      "productID",
      "countryOfOrigin",
      "isRelatedTo",
    ],
  },
  ProductGroup: { under: "Product", has: ["productGroupID", "hasVariant", "variesBy"] },
  PeopleAudience: {
    under: "Thing",
    has: ["suggestedGender", "suggestedMinAge", "suggestedMaxAge", "suggestedAge", "requiredMinAge"],
  },
  Offer: {
    under: "Thing",
    has: [
      "price",
      "priceCurrency",
      "availability",
      "itemCondition",
      "shippingDetails",
      "hasMerchantReturnPolicy",
      "seller",
      "priceSpecification",
      "priceValidUntil",
      "sku",
      "gtin",
      "itemOffered",
    ],
  },
  OfferShippingDetails: { under: "Thing", has: ["shippingDestination", "shippingRate", "deliveryTime"] },
  DefinedRegion: { under: "Thing", has: ["addressCountry", "addressRegion", "postalCode"] },
  ShippingService: { under: "Thing", has: ["fulfillmentType", "handlingTime", "shippingConditions"] },
  ShippingConditions: {
    under: "Thing",
    has: ["shippingDestination", "shippingOrigin", "shippingRate", "orderValue", "transitTime", "doesNotShip"],
  },
  ServicePeriod: { under: "Thing", has: ["duration", "businessDays", "cutoffTime"] },
  MonetaryAmount: { under: "Thing", has: ["value", "minValue", "maxValue", "currency"] },
  QuantitativeValue: { under: "Thing", has: ["value", "minValue", "maxValue", "unitCode", "unitText"] },
  ShippingDeliveryTime: { under: "Thing", has: ["transitTime", "handlingTime", "cutoffTime", "businessDays"] },
  MerchantReturnPolicy: {
    under: "Thing",
    has: [
      "applicableCountry",
      "returnPolicyCategory",
      "merchantReturnDays",
      "returnMethod",
      "returnFees",
      "refundType",
      "returnPolicyCountry",
      "itemCondition",
    ],
  },
};

/** Members of enumerations the shop names, by the property that names them. */
const members: Readonly<Record<string, readonly string[]>> = {
  availability: ["InStock", "OutOfStock", "LimitedAvailability", "BackOrder", "PreOrder"],
  itemCondition: ["NewCondition", "UsedCondition"],
  returnPolicyCategory: ["MerchantReturnFiniteReturnWindow"],
  fulfillmentType: ["FulfillmentTypeDelivery"],
  returnMethod: ["ReturnByMail"],
  returnFees: ["FreeReturn"],
  refundType: ["FullRefund"],
};

const propertiesOf = (type: string): readonly string[] => {
  const known = vocabulary[type];
  return known ? [...known.has, ...(known.under ? propertiesOf(known.under) : [])] : [];
};

/** What of some structured data the vocabulary does not have, as paths; empty where all of it is. */
export function findStrangeTerms(value: unknown, path = "$"): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => findStrangeTerms(item, `${path}[${index}]`));
  if (typeof value !== "object" || value === null) return value === undefined ? [`${path} is not there`] : [];
  const thing = value as Record<string, unknown>;
  const type = thing["@type"];
  const entries = Object.entries(thing).filter(([name]) => !["@type", "@id", "@context"].includes(name));
  const below = entries.flatMap(([name, inner]) => findStrangeTerms(inner, `${path}.${name}`));
  /* Only a name of what is written elsewhere, or a list of things. */
  if (type === undefined)
    return entries.every(([name]) => name === "@graph") ? below : [`${path} has no type`, ...below];
  if (typeof type !== "string" || !Object.hasOwn(vocabulary, type))
    return [`${path} is a ${JSON.stringify(type)}`, ...below];
  const known = propertiesOf(type);
  const wrong = entries.flatMap(([name, inner]) => {
    if (!known.includes(name)) return [`${path}.${name} is nothing a ${type} has`];
    const allowed = members[name];
    const said = typeof inner === "string" ? inner.replace(/^https?:\/\/schema\.org\//, "") : null;
    return allowed && said !== null && !allowed.includes(said) ? [`${path}.${name} is no ${said}`] : [];
  });
  return [...wrong, ...below];
}
