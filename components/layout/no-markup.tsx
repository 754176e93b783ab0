/* What browsers get in place of `#markup/…` (see "imports" of package.json): the HTML is already there. */
const nothing = () => null;

export {
  nothing as clientTextsOf,
  nothing as FooterContent,
  nothing as notFoundTextsOf,
  nothing as PartContent,
  nothing as Places,
  nothing as ShellStart,
  nothing as ThumbPlaces,
};
