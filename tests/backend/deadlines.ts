import { planNextCharge } from "#backend/orders/charge-retries.ts";
import * as law from "#backend/orders/withdrawal.ts";
import { planDelivery } from "#backend/delivery/working-days.ts";
import * as parcel from "#backend/fulfilment/schedule.ts";
import * as card from "#backend/gift-cards/withdraw.ts";
import { formatHour, formatInstant, formatMoment } from "#backend/mails/format.ts";
import { isExpired } from "#backend/payment-methods/expiry.ts";
import * as box from "#backend/requests/schedule.ts";
import * as goods from "#backend/returns/rules.ts";
import { addDays, addMonths, todayOf } from "#backend/subscriptions/calendar.ts";
import { formatDate } from "#lib/dates/format.ts";
import { shopDay, shopTime } from "#lib/dates/shop-day.ts";

const dayMs = 86_400_000;

/** Every deadline that begins with a moment or ends at one, and how it is told. */
function deadlinesFrom(moment: Date) {
  const [today, later] = [todayOf(moment), new Date(moment.getTime() + 20 * dayMs)];
  const delivery = addDays(today, 30);
  const returnUntil = parcel.shopReturnUntil(today);
  return {
    today,
    nextMonth: addMonths(today, 1),
    delivery: planDelivery(moment, { min: 2, max: 5 }),
    return: {
      until: returnUntil,
      lawful: law.withdrawUntil(today, null),
      handInBy: goods.handInBy(moment),
      isLost: goods.isLost(today, later),
      refundBy: goods.refundBy(moment, later),
      settleAt: goods.settleAt(moment),
    },
    giftCard: card.withdrawUntil({ status: "ACTIVE", paidAt: moment }, new Date(moment.getTime() + 14 * dayMs)),
    charge: { next: planNextCharge(moment, moment), isCardOver: isExpired(today, moment) },
    box: {
      composeAt: box.composeAt(delivery, moment, false),
      previewUntil: box.previewUntil(delivery, moment),
      prepareAt: box.prepareAt(delivery),
      shipAt: box.shipAt(delivery),
      deliverAt: box.deliverAt(delivery),
      returnUntil: box.returnUntilAfter(today),
      reminders: box.reminderMoments(today, box.returnUntilAfter(today)),
      closeAt: box.closeAt(box.returnUntilAfter(today), false),
    },
    told: {
      page: [formatDate(moment.toISOString(), "fr", "minute"), shopDay(moment), shopTime(moment.toISOString())],
      mail: [formatHour, formatMoment, formatInstant].map((format) => format(moment.toISOString(), "de-DE")),
    },
  };
}

/** What a program says of moments, and how far its own clock is from UTC in January and in July. */
export const tellDeadlines = (moments: readonly string[]): string =>
  JSON.stringify({
    minutesBehindUtc: ["2026-01-15", "2026-07-15"].map((day) => new Date(day).getTimezoneOffset()),
    deadlines: Object.fromEntries(moments.map((moment) => [moment, deadlinesFrom(new Date(moment))])),
  });

if (import.meta.main) process.stdout.write(tellDeadlines(process.argv.slice(2)));
