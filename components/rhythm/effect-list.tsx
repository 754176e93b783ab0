import { useLocale, useTranslations } from "next-intl";
import { Icon } from "#components/ui/icon.tsx";
import { elided } from "#contract/elision.ts";
import { formatDate } from "#lib/dates/format.ts";
import { formatEuros } from "#lib/money/format.ts";
import type { Effect } from "#lib/subscriptions/effect.ts";

/** What a change would do, a sentence each. */
export function EffectList({ effects, name }: { effects: readonly Effect[]; name: string }) {
  const t = useTranslations("rhythm.effect");
  const locale = useLocale();
  const day = (date: string) => formatDate(date, locale, "weekday");
  const say = (effect: Effect): string => {
    switch (effect.code) {
      case "pausesUntil":
        return t("pausesUntil", { date: formatDate(effect.date, locale) });
      case "boxGivenUp":
        return t("boxGivenUp", { date: day(effect.date) });
      case "moves":
        return t("moves", { from: day(effect.from), to: day(effect.to) });
      case "next":
        return t("next", elided({ name, date: formatDate(effect.date, locale) }));
      case "rhythm":
        return t("rhythm", { count: effect.months });
      case "boxesAYear":
        return t("boxesAYear", { from: effect.from, to: effect.to });
      case "budget":
        return effect.budget === null ? t("budgetOpen") : t("budget", { amount: formatEuros(effect.budget, locale) });
      case "travels":
        return t("travels", {
          boxes: effect.boxes,
          date: effect.date === null ? "" : day(effect.date),
          place: effect.point === null ? "door" : "point",
          point: effect.point ?? "",
        });
      case "address":
        return effect.address === null ? t("newAddress") : t("address", { address: effect.address });
      case "fee": {
        const { fee, freeFrom } = effect;
        if (fee === 0) return t("feeNone");
        const amount = formatEuros(fee, locale);
        return freeFrom === null
          ? t("fee", { amount })
          : t("feeUntil", { amount, from: formatEuros(freeFrom, locale) });
      }
      default:
        return t(effect.code);
    }
  };
  if (effects.length === 0) return <p>{t("nothing")}</p>;
  return (
    <ul className="flex flex-col gap-1.5">
      {effects.map((effect) => (
        <li key={effect.code} className="flex gap-2">
          <Icon
            name={effect.code === "cannotUndo" ? "info" : "check"}
            size={20}
            className="mt-0.5 shrink-0 text-muted"
          />
          <span>{say(effect)}</span>
        </li>
      ))}
    </ul>
  );
}
