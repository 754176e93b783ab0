/** Only for addresses outside every language; all others have a page of their own for it. Next's own would travel with every page. */
export default function NoLanguage() {
  return <h1>404</h1>;
}
