/** Where a look is sent to whole, and its fields: the pieces that are taken, and the size of each. */
export const lookAddress = "/api/look-form";
export const pieceField = "piece";
export const sizeField = (productId: number): string => `size-${productId}`;
