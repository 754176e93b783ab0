"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { DraftBox } from "#contract/draft-box.ts";
import { pictureAddress } from "#components/catalog/picture.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { ClosedTrunk, OpeningTrunk } from "#components/ui/trunk.tsx";
import { elided } from "#contract/elision.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";
import { formatDate } from "#lib/dates/format.ts";
import { formatEuros } from "#lib/money/format.ts";
import { composeBox, keepDraftBox, wearerOf, type Alternative, type BoxWish } from "#lib/quiz/draft-calls.ts";
import { changeDraft, draftKey, readDraft } from "#lib/quiz/draft-store.ts";
import { firstMissing } from "#lib/quiz/screens.ts";
import { href } from "#lib/routing/href.ts";
import { openAddress } from "#lib/routing/open-address.ts";
import { DraftLook } from "./draft-look.tsx";
import type { QuizEndingProps } from "./ending-props.ts";

type BoxViewProps = Omit<QuizEndingProps, "name">;

const arrangementOf = (box: DraftBox): number[][] =>
  box.looks.map(({ items }) => items.map(({ variant }) => variant.variant_id));

/** The box for these answers: composed from today's stock, with prices and reasons. Nothing of it is reserved. */
export function DraftBoxView({ quiz, answers, screens, profile, heading, onShow, onBack }: BoxViewProps) {
  const t = useTranslations("draftBox");
  const errorT = useTranslations("error");
  const locale = useLocale();
  const key = draftKey(quiz.code, profile?.id);
  const wearer = useMemo(() => wearerOf(quiz.code, answers), [quiz.code, answers]);
  const [box, setBox] = useState<DraftBox | null>(null);
  const [failure, setFailure] = useState<ErrorKey | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [before, setBefore] = useState<{ box: DraftBox; wish: BoxWish } | null>(null);
  const [wish, setWish] = useState<BoxWish>(() => {
    const draft = readDraft(key);
    const wishes = draft?.wishes ?? [];
    if (!draft?.box) return { seed: 1, without: [], wishes };
    const { seed, without, looks } = draft.box;
    return { seed, without, wishes, ...(looks.length > 0 ? { looks } : {}) };
  });
  const missing = screens[firstMissing(screens, answers)];
  const name = typeof answers["firstname"] === "string" ? answers["firstname"] : (profile?.firstname ?? "");
  const isWoman = quiz.profile_type === "WOMAN";

  const keep = (next: DraftBox, asked: BoxWish) =>
    changeDraft(key, quiz.code, {
      step: "box",
      box: { seed: next.seed, without: asked.without, looks: arrangementOf(next) },
    });

  const compose = async (asked: BoxWish): Promise<DraftBox | null> => {
    setIsBusy(true);
    try {
      const next = await composeBox(wearer, asked);
      setBox(next);
      setFailure(null);
      keep(next, asked);
      return next;
    } catch (error) {
      /* What was shown before sold out: chosen anew rather than not at all. */
      const { looks, ...others } = asked;
      if (looks) return compose(others);
      setFailure(errorKey(error));
      return null;
    } finally {
      setIsBusy(false);
    }
  };
  const composeAtFirst = useEffectEvent(() => void compose(wish));
  const isIncomplete = missing !== undefined;
  useEffect(() => {
    if (!isIncomplete) composeAtFirst();
  }, [isIncomplete]);

  const change = async (asked: BoxWish, said: string) => {
    const shown = box;
    const next = await compose(asked);
    if (!next) return;
    if (shown) setBefore({ box: shown, wish });
    setWish(asked);
    announce(said);
  };

  const another = () => {
    const { wishes, without } = wish;
    void change({ seed: (box?.seed ?? wish.seed) + 1, without, wishes }, t("anotherDone"));
  };
  const swap = (look: number, item: number, alternative: Alternative) => {
    if (!box) return;
    const gone = box.looks[look]?.items[item]?.product.id;
    const looks = arrangementOf(box).map((row, lookIndex) =>
      row.map((variant, itemIndex) =>
        lookIndex === look && itemIndex === item ? alternative.variant.variant_id : variant,
      ),
    );
    const without = gone === undefined ? wish.without : [...new Set([...wish.without, gone])];
    void change(
      { seed: box.seed, without, wishes: wish.wishes, looks },
      t("swapped", { name: alternative.product.name }),
    );
  };
  const undo = () => {
    if (!before) return;
    setBox(before.box);
    setWish(before.wish);
    keep(before.box, before.wish);
    setBefore(null);
    announce(t("undone"));
  };

  const join = async () => {
    if (!profile) {
      onShow("account");
      return;
    }
    if (!box) return;
    setIsBusy(true);
    try {
      await keepDraftBox(profile.id, { looks: arrangementOf(box), without: wish.without });
      openAddress(href(locale, "quiz-code-membership-kidId", { code: quiz.code, kidId: profile.id }));
    } catch (error) {
      setFailure(errorKey(error));
      setIsBusy(false);
    }
  };

  if (missing)
    return (
      <div className="quiz-screen">
        <h1 ref={heading} tabIndex={-1} className="quiz-question">
          {t("missingTitle")}
        </h1>
        <p className="mt-3 text-lg">{t("missingText")}</p>
        <div className="quiz-actions">
          <Button size="lg" onClick={() => onShow(missing.id)}>
            {t("missingWay")}
          </Button>
        </div>
      </div>
    );
  if (failure && !box)
    return (
      <div className="quiz-screen">
        <h1 ref={heading} tabIndex={-1} className="quiz-question">
          {t("failedTitle")}
        </h1>
        <Alert tone="warning" className="mt-6">
          {errorT(failure)}
        </Alert>
        <div className="quiz-actions">
          {failure === "NOT_ENOUGH_PIECES" && (
            <Button variant="secondary" onClick={() => onShow("budget_level")}>
              {t("widen")}
            </Button>
          )}
          <Button onClick={() => void compose(wish)} loading={isBusy}>
            {t("again")}
          </Button>
        </div>
      </div>
    );
  if (!box)
    return (
      <div className="quiz-screen text-center" aria-busy="true">
        <ClosedTrunk />
        <h1 ref={heading} tabIndex={-1} className="quiz-question mt-6">
          {t("composing")}
        </h1>
      </div>
    );

  const { totals, stylist } = box;
  const euros = (amount: number) => formatEuros(amount, locale);
  return (
    <div className="draft-box">
      <button type="button" className="quiz-back" onClick={onBack}>
        <Icon name="chevron-left" size={20} />
        {t("backToAnswers")}
      </button>
      <div className="draft-box-opening">
        <OpeningTrunk />
        <h1 ref={heading} tabIndex={-1} className="quiz-question">
          {isWoman ? t("titleWoman") : t("title", elided({ name }))}
        </h1>
        <p className="text-lg">
          {t("intro", {
            pieces: totals.pieces,
            looks: box.looks.length,
            date: formatDate(box.delivery_date, locale, "weekday"),
          })}
        </p>
        <p className="draft-box-sum">
          <b>{euros(totals.items_total_ttc)}</b> <span>{t("ifAllKept")}</span>
        </p>
      </div>

      <figure className="draft-box-stylist">
        <img
          src={pictureAddress(stylist.image)}
          width={stylist.image.width}
          height={stylist.image.height}
          alt={stylist.image.alt}
          style={{ background: stylist.image.placeholder }}
        />
        <div>
          <blockquote>{stylist.note}</blockquote>
          <figcaption>{t("stylist", { name: stylist.firstname, city: stylist.city })}</figcaption>
        </div>
      </figure>

      {box.size_advice.alerts.length > 0 && (
        <Alert
          tone="warning"
          title={t("sizesTitle")}
          action={
            <Button
              size="sm"
              variant="secondary"
              onClick={() => onShow(box.size_advice.alerts[0]?.field ?? "top_size")}
            >
              {t("sizesWay")}
            </Button>
          }
        >
          {t("sizesText")}
        </Alert>
      )}

      {box.unfulfilled_wishes.length > 0 && (
        <Alert tone="info" title={t("unfulfilled.title", { count: box.unfulfilled_wishes.length })}>
          <ul className="flex flex-col gap-1">
            {box.unfulfilled_wishes.map(({ product, reason }) => (
              <li key={product.id}>
                <b>{product.name}</b> <span>{t(`unfulfilled.${reason}`)}</span>
              </li>
            ))}
          </ul>
        </Alert>
      )}

      <ol className="draft-looks" aria-busy={isBusy}>
        {box.looks.map((look, index) => (
          <DraftLook
            key={look.look_index}
            look={look}
            number={index + 1}
            wearer={wearer}
            looks={arrangementOf(box)}
            without={wish.without}
            isBusy={isBusy}
            onSwap={(item, alternative) => swap(index, item, alternative)}
          />
        ))}
      </ol>

      <div className="draft-box-more">
        <Button variant="secondary" onClick={another} loading={isBusy}>
          <Icon name="return" size={18} />
          {t("another")}
        </Button>
        {before && (
          <Button variant="ghost" onClick={undo}>
            {t("undo")}
          </Button>
        )}
      </div>
      {failure && (
        <Alert tone="warning" className="mt-4">
          {errorT(failure)}
        </Alert>
      )}

      <section className="draft-box-bill" aria-label={t("bill")}>
        <dl>
          <div>
            <dt>{t("allPieces", { count: totals.pieces })}</dt>
            <dd>{euros(totals.items_total_ttc)}</dd>
          </div>
          {totals.keep_all_percent > 0 && (
            <>
              <div>
                <dt>{t("keepAll", { percent: totals.keep_all_percent })}</dt>
                <dd>{euros(-totals.keep_all_discount_ttc)}</dd>
              </div>
              <div className="font-bold">
                <dt>{t("keepAllTotal")}</dt>
                <dd>{euros(totals.keep_all_total_ttc)}</dd>
              </div>
            </>
          )}
        </dl>
        <p>{t("notReserved")}</p>
      </section>

      <div className="draft-box-join">
        <p>
          <b>{t("joinTitle")}</b>
          <span>{t("joinText")}</span>
        </p>
        <Button size="lg" onClick={() => void join()} loading={isBusy}>
          {isWoman ? t("joinWoman") : t("join")}
        </Button>
      </div>
    </div>
  );
}
