/** The lists of one person's shop in the order of its navigation, with the pages they stand on. */
export const shopLists = {
  all: { page: "kidId-your-shop", piece: null },
  new: { page: "kidId-your-shop-new", piece: "kidId-your-shop-new-productId" },
  looks: { page: "kidId-your-shop-looks", piece: "kidId-your-shop-looks-productId" },
  promo: { page: "kidId-your-shop-promo", piece: "kidId-your-shop-promo-productId" },
  essentials: { page: "kidId-your-shop-essentials", piece: "kidId-your-shop-essentials-productId" },
  recommendations: { page: "kidId-your-shop-recommendations", piece: "kidId-your-shop-recommendations-productId" },
} as const;
export type ShopList = keyof typeof shopLists;
/** Lists whose pieces have pages of their own. */
export type PieceList = Exclude<ShopList, "all">;
