/** The variables of a shop of its own, on whatever this machine has open: its ports, its data, its build. What the shell sets wins. */
export const ownShop: Readonly<Record<"PORT" | "API_PORT" | "DATA_DIR" | "NEXT_DIST_DIR", string>> = {
  PORT: "3600",
  API_PORT: "4600",
  DATA_DIR: ".data-attack",
  /* A shop may be open on the build of this checkout. */
  NEXT_DIST_DIR: ".next-attack",
};
