"use client";

import { useRouter } from "next/navigation";
import { useEffect, useTransition } from "react";
import { announce } from "#components/ui/toast-store.ts";
import { formAddress } from "./form-address.ts";
import { layOutCards } from "./lay-out-cards.ts";

/** Below this width the filters are a sheet that is applied with its button. */
const wideScreen = "(min-width: 64rem)";

/* A list and its filtered variant are two pages: what has to outlive the change from one to the other stands here. */
let focusAfter: { name: string; value: string } | null = null;
let lastShown: string | null = null;

/**
 * Makes the filter form a navigation inside the page: a choice on a wide screen applies at once, focus stays on it, and
 * the number of results is announced. `list` names what is shown. Without this script the form is a plain GET form with a button.
 */
export function ListIsland({ list, status }: { list: string; status: string }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !isListForm(form)) return;
      event.preventDefault();
      form.closest<HTMLElement>("[popover]")?.hidePopover?.();
      startTransition(() => router.push(formAddress(form.action, new FormData(form)), { scroll: false }));
    };
    const onChange = ({ target }: Event) => {
      if (
        !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) ||
        !target.form ||
        !isListForm(target.form)
      )
        return;
      const isSort = target instanceof HTMLSelectElement;
      if (!isSort && (target.type !== "checkbox" || !matchMedia(wideScreen).matches)) return;
      focusAfter = { name: target.name, value: isSort ? "" : target.value };
      target.form.requestSubmit();
    };
    // Behind the open sheet nothing scrolls. It tells of itself, but not to those around it.
    const onToggle = (event: ToggleEvent) => {
      if (event.target instanceof Element && event.target.matches(".lf")) holdPage(event.newState === "open");
    };
    document.addEventListener("submit", onSubmit);
    document.addEventListener("change", onChange);
    document.addEventListener("toggle", onToggle, true);
    return () => {
      document.removeEventListener("submit", onSubmit);
      document.removeEventListener("change", onChange);
      document.removeEventListener("toggle", onToggle, true);
      holdPage(false);
    };
  }, [router]);

  useEffect(layOutCards, [list]);

  useEffect(() => {
    document.documentElement.toggleAttribute("data-list-busy", isPending);
    return () => document.documentElement.removeAttribute("data-list-busy");
  }, [isPending]);

  useEffect(() => {
    if (focusAfter) focusChoice(focusAfter);
    focusAfter = null;
    const shown = `${list} ${status}`;
    if (lastShown !== null && lastShown !== shown) announce(status);
    lastShown = shown;
  }, [list, status]);

  return null;
}

const holdPage = (isHeld: boolean): void => {
  document.documentElement.toggleAttribute("data-list-filters", isHeld);
};

const isListForm = (form: HTMLFormElement): boolean => form.dataset.list !== undefined;

/** Lists the visitor left stay in the document, hidden; focus belongs to the one that is seen. */
function focusChoice({ name, value }: { name: string; value: string }): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-list]")) {
    for (const field of form.elements) {
      const isSame =
        field instanceof HTMLSelectElement
          ? field.name === name
          : field instanceof HTMLInputElement && field.name === name && field.value === value;
      if (!isSame || !(field as HTMLElement).checkVisibility()) continue;
      (field as HTMLElement).focus({ preventScroll: true });
      return;
    }
  }
}
