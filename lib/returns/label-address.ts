import type { Return } from "#contract/returns.ts";

/** Where the label of a return is had as a PDF; a plain address, the same in every language. */
export const labelAddress = ({ id }: Pick<Return, "id">, format: "A4" | "A6" = "A4"): string =>
  `/api/clients/me/returns/${id}/label.pdf${format === "A4" ? "" : `?format=${format}`}`;

/** A label is of use until the parcel came. */
export const hasLabel = ({ status }: Pick<Return, "status">): boolean => status === "DECLARED";
