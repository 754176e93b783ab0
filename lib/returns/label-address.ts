import type { Return } from "#contract/returns.ts";

/** Where the label of a return is had as a PDF; a plain address, the same in every language. */
export const labelAddress = ({ id }: Pick<Return, "id">): string => `/api/clients/me/returns/${id}/label.pdf`;

/** A label is of use until the parcel came. */
export const hasLabel = ({ status }: Pick<Return, "status">): boolean => status === "DECLARED";
