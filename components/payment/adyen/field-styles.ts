/** The text in Adyen's frames in the colours of the page's theme. Frames see neither its styles nor its fonts. */
export function fieldStyles() {
  const styles = getComputedStyle(document.documentElement);
  const token = (name: string): string => styles.getPropertyValue(`--${name}`).trim();
  return {
    base: { color: token("ink"), fontSize: "16px", fontFamily: '"Nunito Sans", ui-sans-serif, system-ui, sans-serif' },
    placeholder: { color: token("muted") },
    error: { color: token("danger") },
  };
}
