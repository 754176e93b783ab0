const lookOf = ({ target }: Event): HTMLFormElement | null =>
  target instanceof Element ? target.closest<HTMLFormElement>("form[data-look]") : null;

const deeds = () => import("./take-look.ts");
const ignore = () => undefined;

/** Answers what is pressed in the looks of a page, whose markup is in the HTML only; answers how to stop. */
export function listenToLooks(): () => void {
  const onSubmit = (event: SubmitEvent) => {
    const look = lookOf(event);
    if (!look) return;
    event.preventDefault();
    deeds()
      .then(({ takeLook }) => takeLook(look))
      .catch(ignore);
  };
  const onChange = (event: Event) => {
    const look = lookOf(event);
    if (!look) return;
    const size = event.target instanceof HTMLSelectElement ? event.target.selectedOptions[0]?.text : undefined;
    deeds()
      .then(({ followSize, showLookTotal }) => {
        if (size !== undefined) followSize(look, size);
        return showLookTotal(look);
      })
      .catch(ignore);
  };
  const onFocusIn = (event: FocusEvent) => {
    const look = lookOf(event);
    if (!look) return;
    deeds()
      .then(({ followChosenSize }) => followChosenSize(look))
      .catch(ignore);
  };
  document.addEventListener("submit", onSubmit);
  document.addEventListener("change", onChange);
  document.addEventListener("focusin", onFocusIn);
  return () => {
    document.removeEventListener("submit", onSubmit);
    document.removeEventListener("change", onChange);
    document.removeEventListener("focusin", onFocusIn);
  };
}
