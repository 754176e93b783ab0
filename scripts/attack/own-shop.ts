const own = {
  PORT: "3600",
  API_PORT: "4600",
  DATA_DIR: ".data-attack",
  /* A shop may be open on the build of this checkout. */
  NEXT_DIST_DIR: ".next-attack",
};

/** The variables of a shop of its own, on whatever this machine has open: its ports, its data, its build. What the shell sets wins. */
export const ownShop = (
  shell: Readonly<Record<string, string | undefined>>,
): Readonly<Record<keyof typeof own, string>> => ({
  PORT: shell["PORT"] || own.PORT,
  API_PORT: shell["API_PORT"] || own.API_PORT,
  DATA_DIR: shell["DATA_DIR"] || own.DATA_DIR,
  NEXT_DIST_DIR: shell["NEXT_DIST_DIR"] || own.NEXT_DIST_DIR,
});
