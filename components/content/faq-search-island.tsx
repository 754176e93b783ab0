"use client";

import { useEffect } from "react";

const formOf = ({ target }: Event): HTMLFormElement | null =>
  target instanceof Element ? target.closest<HTMLFormElement>("form[data-faq-search]") : null;

const deeds = () => import("./answer-faq.ts");

/** Answers the search of the FAQ on the page itself; where what does that does not come, a page of its own does. */
export function FaqSearchIsland() {
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const form = formOf(event);
      if (!form) return;
      event.preventDefault();
      deeds()
        .then(({ answerFaq }) => answerFaq(form))
        .catch(() => form.submit());
    };
    const onReset = (event: Event) => {
      const form = formOf(event);
      if (!form || !(event.target instanceof Element)) return;
      const isEmptied = event.target instanceof HTMLInputElement && event.target.value === "";
      if (!isEmptied && !event.target.closest("[data-faq-all]")) return;
      const field = form.querySelector<HTMLInputElement>("input[type=search]");
      if (field && event.type === "click") {
        field.value = "";
        field.focus();
      }
      /* It has come where a question was answered; else there is nothing to give back. */
      deeds()
        .then(({ showAllQuestions }) => showAllQuestions(form))
        .catch(() => undefined);
    };
    document.addEventListener("submit", onSubmit);
    document.addEventListener("input", onReset);
    document.addEventListener("click", onReset);
    return () => {
      document.removeEventListener("submit", onSubmit);
      document.removeEventListener("input", onReset);
      document.removeEventListener("click", onReset);
    };
  }, []);
  return null;
}
