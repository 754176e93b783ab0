/* What browsers get in place of `#markup/…` (see "imports" of package.json): the HTML is already there. */
const nothing = () => null;

export { nothing as FooterContent, nothing as Places, nothing as ThumbPlaces };
