"use client";

import { useRouter } from "next/navigation";
import { useEffect, useTransition } from "react";
import { focusHeading } from "#components/navigation/focus-heading.ts";
import { whenIdle } from "#lib/browser/when-idle.ts";
import { isSignedIn } from "#lib/session/client-status.ts";
import { announce } from "#components/ui/toast-store.ts";
import { guardFilterSheet, wideScreen } from "./filter-sheet.ts";
import { formAddress } from "./form-address.ts";
import { layOutCards } from "./lay-out-cards.ts";
import { planFocus, type ShownList } from "./plan-focus.ts";

/* A list and its filtered variant are two pages: what has to outlive the change from one to the other stands here. */
let focusAfter: { name: string; value: string } | null = null;
let lastShown: { list: ShownList; status: string } | null = null;

/**
 * Makes the filter form a navigation inside the page: a choice on a wide screen applies at once, focus stays on it, and
 * the number of results is announced. Pages and chips are links to the same path, whose focus nobody else looks after.
 * Without this script the form is a plain GET form with a button.
 */
export function ListIsland({ list, status }: { list: ShownList; status: string }) {
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
        !isListForm(target.form) ||
        isLeft(target.form)
      )
        return;
      const isSort = target instanceof HTMLSelectElement;
      if (!isSort && (target.type !== "checkbox" || !matchMedia(wideScreen).matches)) return;
      focusAfter = { name: target.name, value: isSort ? "" : target.value };
      target.form.requestSubmit();
    };
    document.addEventListener("submit", onSubmit);
    document.addEventListener("change", onChange);
    return () => {
      document.removeEventListener("submit", onSubmit);
      document.removeEventListener("change", onChange);
    };
  }, [router]);

  useEffect(guardFilterSheet, []);
  useEffect(forgetChoicesWhenLeft, [list.id]);
  useEffect(offerOwnSizes, [list.id]);
  useEffect(layOutCards, [list.id]);

  useEffect(() => {
    document.documentElement.toggleAttribute("data-list-busy", isPending);
    return () => document.documentElement.removeAttribute("data-list-busy");
  }, [isPending]);

  useEffect(() => {
    const before = lastShown;
    lastShown = { list, status };
    if (focusAfter) focusChoice(focusAfter);
    else if (before && before.list.id !== list.id) focusList(before.list, list);
    focusAfter = null;
    if (before && (before.list.id !== list.id || before.status !== status)) announce(status);
  }, [list, status]);

  return null;
}

const isListForm = (form: HTMLFormElement): boolean => form.dataset.list !== undefined;

/** A choice made on a list just before another one came in its place, told when that has happened. */
const isLeft = (form: HTMLFormElement): boolean => form.closest(".lc")?.checkVisibility() === false;

/** The page is kept, hidden, when its visitor goes on: it must not come back with the choices that led to another one. */
function forgetChoicesWhenLeft(): () => void {
  const forms = [...document.querySelectorAll<HTMLFormElement>("form[data-list]")].filter((form) =>
    form.closest(".lc")?.checkVisibility(),
  );
  return () => {
    for (const form of forms) {
      form.reset();
      form.dispatchEvent(new Event("change"));
    }
  };
}

/** For who is signed in: buttons with the sizes of the family, once nothing else is to do. */
function offerOwnSizes(): (() => void) | undefined {
  if (!isSignedIn()) return undefined;
  return whenIdle(() => {
    const place = [...document.querySelectorAll<HTMLElement>("[data-own-list-sizes]")].find((element) =>
      element.closest(".lc")?.checkVisibility(),
    );
    if (place) import("./own-list-sizes.ts").then(({ showOwnListSizes }) => showOwnListSizes(place)).catch(() => {});
  });
}

function focusList(before: ShownList, now: ShownList): void {
  const goal = planFocus(before, now);
  if (goal === null) {
    // What had the focus may have gone with the list it stood in, e.g. for the browser's way back.
    const isLost = document.activeElement === document.body || !document.activeElement?.checkVisibility();
    if (isLost && before.slug === now.slug) focusHeading();
  } else if (goal === "heading") focusHeading();
  else {
    const chips = [...document.querySelectorAll<HTMLElement>(".la a")].filter((chip) => chip.checkVisibility());
    chips[goal.chip]?.focus({ preventScroll: true });
  }
}

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
