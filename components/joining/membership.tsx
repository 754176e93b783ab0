import { getLocale, getTranslations } from "next-intl/server";
import type { Profile } from "#contract/profiles.ts";
import { DayPicker } from "#components/forms/day-picker.tsx";
import { RhythmDrawing } from "#components/rhythm/rhythm-drawing.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import type { JoiningChoice } from "#lib/joining/choice.ts";
import { formatTags, formatWholeEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { BudgetDrawing, type BudgetSize } from "./budget-drawing.tsx";

/** The levels of the quiz, in euros. */
const budgets: Record<Profile["profile_type"], Record<BudgetSize, number>> = {
  KID: { small: 140, middle: 210, large: 300 },
  WOMAN: { small: 220, middle: 320, large: 480 },
};
const rhythms = [1, 2, 3];

interface MembershipProps {
  profile: Profile;
  days: readonly string[];
  /** Where the form leads, with what was chosen. */
  action: string;
  /** What was chosen before. */
  chosen: JoiningChoice | null;
}

/** Once or again and again, for how much, from when on. A plain form whose answers are the address of the next page. */
export async function Membership({ profile, days, action, chosen }: MembershipProps) {
  const [t, locale] = await Promise.all([getTranslations("rhythm"), getLocale()]);
  const [first] = days;
  if (first === undefined) {
    return (
      <Alert
        tone="warning"
        action={
          <ButtonLink size="sm" href={href(locale, "contact")}>
            {t("membership.write")}
          </ButtonLink>
        }
      >
        {t("membership.noDay")}
      </Alert>
    );
  }
  const isGone = chosen !== null && !days.includes(chosen.date);
  return (
    <form action={action} method="get" className="flex flex-col gap-8">
      <p className="text-lg">{t("membership.text")}</p>
      {isGone && <Alert tone="warning">{t("membership.gone")}</Alert>}
      <RadioGroup
        name="rhythm"
        legend={t("membership.how")}
        defaultValue={chosen === null ? "2" : chosen.frequency === null ? "once" : String(chosen.frequency)}
        options={[
          ...rhythms.map((months) => ({
            value: String(months),
            label: t("membership.every", { count: months }),
            description: t("boxesAYear", { count: 12 / months }),
            note: <RhythmDrawing frequency={months} />,
          })),
          {
            value: "once",
            label: t("membership.once"),
            description: t("membership.onceText"),
            note: <RhythmDrawing frequency={null} />,
          },
        ]}
      />
      <RadioGroup
        name="budget"
        legend={t("membership.budget")}
        hint={t("membership.budgetHint")}
        defaultValue={chosen?.budget == null ? "open" : String(chosen.budget)}
        options={[
          ...(Object.entries(budgets[profile.profile_type]) as [BudgetSize, number][]).map(([size, euros]) => ({
            value: String(euros),
            label: t("membership.upTo", { amount: formatWholeEuros(euros * 100, locale) }),
            description: (
              <>
                {t(`membership.buys.${size}`)}
                <BudgetDrawing size={size} />
              </>
            ),
          })),
          { value: "open", label: t("budget.open") },
        ]}
      />
      <DayPicker
        name="date"
        legend={t("membership.date")}
        hint={t("membership.dateHint")}
        days={days}
        defaultValue={chosen && !isGone ? chosen.date : first}
        locale={formatTags[locale]}
        texts={{ previous: t("day.previous"), next: t("day.next"), notFree: t("day.notFree") }}
      />
      <Button type="submit" size="lg" block>
        {t("membership.next")}
      </Button>
    </form>
  );
}
