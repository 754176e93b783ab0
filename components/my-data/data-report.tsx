import { getTranslations } from "next-intl/server";
import { Fragment, type ReactNode } from "react";
import { brandName } from "#contract/brand-name.ts";
import { questionsOf } from "#contract/quiz-answers.ts";
import type { Locale } from "#contract/locale.ts";
import type { MyData, ProfileData } from "#contract/my-data.ts";
import { AddressCard } from "#components/account/address-card.tsx";
import { Facts } from "#components/account/facts.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { formatSize } from "#lib/catalog/size.ts";
import { formatDate } from "#lib/dates/format.ts";
import { formatEuros } from "#lib/money/format.ts";
import { answerText } from "#lib/quiz/answer-text.ts";
import { findQuiz } from "#lib/quiz/api.ts";

/** Names of files behind what was written. */
const inBrackets = (names: readonly string[]): string => (names.length === 0 ? "" : ` (${names.join(", ")})`);

interface ReportProps {
  data: MyData;
  locale: Locale;
}

/** All that the shop keeps of a client, for people to read: by subject, with pictures. What is empty says so by its number. */
export async function DataReport({ data, locale }: ReportProps) {
  const t = await getTranslations("myData.report");
  const day = (moment: string) => formatDate(moment, locale);
  const euros = (amount: number) => formatEuros(amount, locale);
  const { account } = data;
  const [newest, oldest] = [data.mails[0], data.mails.at(-1)];
  return (
    <div className="flex flex-col gap-2">
      <p className="text-muted">{t("madeAt", { date: formatDate(data.made_at, locale, "minute") })}</p>
      <Subject title={t("account")}>
        <Facts
          facts={[
            { label: t("name"), value: `${account.firstname} ${account.lastname}`.trim() || null },
            { label: t("email"), value: account.email },
            { label: t("phone"), value: account.phone },
            { label: t("language"), value: account.locale },
            { label: t("since"), value: day(account.created_at) },
            { label: t("from"), value: data.signed_up_from },
            { label: t("optinKid"), value: t(account.is_optin_kid ? "yes" : "no") },
            { label: t("optinWoman"), value: t(account.is_optin_woman ? "yes" : "no") },
            ...data.consents.map(({ line, is_given: isGiven, at }) => ({
              label: `${t(line === "KID" ? "optinKid" : "optinWoman")} · ${day(at)}`,
              value: t(isGiven ? "yes" : "no"),
            })),
            ...data.newsletters.map(({ list, since }) => ({ label: t(`newsletter.${list}`), value: day(since) })),
            ...account.payment_methods.map(({ brand, last4, expiration_date: until }) => ({
              label: t("paymentMethod"),
              value: `${brandName(brand)}${last4 && ` ${last4}`}${until === null ? "" : ` · ${day(until)}`}`,
            })),
          ]}
        />
      </Subject>
      <Subject title={t("addresses")} count={data.shipping_addresses.length + data.billing_addresses.length}>
        <div className="grid gap-4 sm:grid-cols-2">
          {data.shipping_addresses.map((address) => (
            <AddressCard key={address.id} title={t("shipping")} address={address} locale={locale} />
          ))}
          {data.billing_addresses.map((address) => (
            <AddressCard key={address.id} title={t("billing")} address={address} locale={locale} />
          ))}
        </div>
      </Subject>
      {data.profiles.map((told) => (
        <Subject key={told.profile.id} title={t("profile", { name: told.profile.firstname })}>
          <ProfileReport told={told} locale={locale} />
        </Subject>
      ))}
      <Subject title={t("orders")} count={data.orders.length}>
        <ul className="grid gap-5">
          {data.orders.map((order) => (
            <li key={order.id} className="grid gap-2">
              <p>
                <b>{order.number}</b> · {day(order.created_at)} · {t(`orderKind.${order.kind}`)} ·{" "}
                {euros(order.total_amount_ttc)}
              </p>
              <ul className="flex flex-wrap gap-3">
                {order.lines.map(({ id, name, size, image }) => (
                  <Piece key={id} name={name} size={size} image={image} locale={locale} />
                ))}
              </ul>
              {order.rating && <p>{t("rated", { score: order.rating.overall ?? 0, comment: order.rating.comment })}</p>}
            </li>
          ))}
        </ul>
      </Subject>
      <Lines
        title={t("returns")}
        lines={data.returns.map(({ id, order, created_at: at, items }) => ({
          id,
          text: t("return", { number: order.number, count: items.reduce((sum, { quantity }) => sum + quantity, 0) }),
          at: day(at),
        }))}
      />
      <Lines
        title={`${t("wallet")} · ${euros(data.wallet.amount)}`}
        lines={data.wallet.transactions.map(({ id, at, amount, order }) => ({
          id,
          text: `${amount > 0 ? "+" : ""}${euros(amount)}${order ? ` · ${order.number}` : ""}`,
          at: day(at),
        }))}
      />
      <Lines
        title={`${t("points")} · ${data.points.balance}`}
        lines={data.points.movements.map(({ id, at, points, order }) => ({
          id,
          text: `${points > 0 ? "+" : ""}${points}${order ? ` · ${order.number}` : ""}`,
          at: day(at),
        }))}
      />
      <Lines
        title={t("giftCards")}
        lines={[
          ...data.gift_cards.given.map(({ id, amount, recipient, date }) => ({
            id,
            text: t("given", { amount: euros(amount), name: recipient.name }),
            at: day(date),
          })),
          ...data.gift_cards.received.map(({ id, amount, redeemed_at: at }) => ({
            id,
            text: t("received", { amount: euros(amount) }),
            at: at === null ? "" : day(at),
          })),
        ]}
      />
      <Lines
        title={t("friends")}
        lines={data.referrals.friends.map(({ firstname, since }) => ({
          id: since,
          text: firstname === "" ? t("aFriend") : firstname,
          at: day(since),
        }))}
      />
      <Lines
        title={t("labels")}
        lines={data.recycling_labels.map(({ id, tracking_numbers: numbers, created_at: at }) => ({
          id,
          text: numbers.join(", "),
          at: day(at),
        }))}
      />
      <Lines
        title={t("reviews")}
        lines={data.reviews.map(({ product, score, text, at }) => ({
          id: `${product} ${at}`,
          text: t("review", { product, score, text }),
          at: day(at),
        }))}
      />
      <Lines
        title={t("favourites")}
        lines={data.favourites.map(({ product_id: id, product, since }) => ({
          id: String(id),
          text: product,
          at: day(since),
        }))}
      />
      <Lines
        title={t("alerts")}
        lines={data.stock_alerts.map(({ variant_id: id, product, size, since }) => ({
          id: String(id),
          text: `${product} · ${formatSize(size, locale, "–")}`,
          at: day(since),
        }))}
      />
      <Lines
        title={t("declarations")}
        lines={data.declarations.map(({ number, kind, contract, at }) => ({
          id: number,
          text: `${t(`declaration.${kind}`)} · ${number} · ${contract}`,
          at: day(at),
        }))}
      />
      <Lines
        title={t("messages")}
        lines={data.messages.flatMap(({ number, object, content, attachment_names: files, at, answers }) => [
          { id: number, text: `${object}: ${content}${inBrackets(files)}`, at: day(at) },
          ...answers.map((answer) => ({
            id: `${number} ${answer.at}`,
            text: `${t(answer.author === "CLIENT" ? "you" : "team")} ${answer.content}${inBrackets(answer.attachment_names)}`,
            at: day(answer.at),
          })),
        ])}
      />
      <Subject title={t("mails")} count={data.mails.length}>
        {/* Their texts are in the client's mailbox; one by one they stand in the file. */}
        {newest && oldest && <p>{t("mailsBetween", { from: day(oldest.at), until: day(newest.at) })}</p>}
      </Subject>
      <Lines
        title={t("devices")}
        lines={data.devices.map(({ signed_in_at: at, last_seen_at: seen, is_open: isOpen }) => ({
          id: at,
          text: t(isOpen ? "deviceOpen" : "deviceClosed", { date: day(seen) }),
          at: day(at),
        }))}
      />
      <Lines
        title={t("visits")}
        lines={data.staff_visits.map(({ started_at: at, staff_firstname: name, reason }) => ({
          id: at,
          text: [name, reason].filter(Boolean).join(": "),
          at: day(at),
        }))}
      />
    </div>
  );
}

function Subject({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  return (
    <Disclosure summary={count === undefined ? title : `${title} (${count})`} headingLevel={2} open>
      <div className="pb-4">{children}</div>
    </Disclosure>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly { id: string; text: string; at: string }[] }) {
  return (
    <Subject title={title} count={lines.length}>
      <ul className="divide-y-[1.5px] divide-line">
        {lines.map(({ id, text, at }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="min-w-0">{text}</span>
            <span className="text-sm text-muted">{at}</span>
          </li>
        ))}
      </ul>
    </Subject>
  );
}

interface PieceProps {
  name: string;
  size: string;
  image: { url: string; placeholder: string };
  locale: Locale;
}

function Piece({ name, size, image, locale }: PieceProps) {
  return (
    <li className="w-24">
      <img
        src={image.url}
        alt=""
        width={96}
        height={128}
        loading="lazy"
        decoding="async"
        className="aspect-3/4 w-full rounded object-cover"
        style={{ background: image.placeholder }}
      />
      <span className="mt-1 block text-sm leading-snug">
        {name} · {formatSize(size, locale, "–")}
      </span>
    </li>
  );
}

async function ProfileReport({ told, locale }: { told: ProfileData; locale: Locale }) {
  const { profile, quizzes, judged_looks: looks, boxes, wardrobe } = told;
  const [t, asked] = await Promise.all([
    getTranslations("myData.report"),
    Promise.all(quizzes.map(({ code }) => findQuiz(locale, code))),
  ]);
  const size = (value: string | null) => value && formatSize(value, locale, "–");
  return (
    <div className="grid gap-5">
      {profile.photo_url !== null && (
        <img src={profile.photo_url} alt="" width={96} height={96} className="size-24 rounded object-cover" />
      )}
      <Facts
        facts={[
          { label: t("birthdate"), value: profile.birthdate && formatDate(profile.birthdate, locale) },
          { label: t("top"), value: size(profile.top_size) },
          { label: t("bottom"), value: size(profile.bottom_size) },
          { label: t("shoe"), value: size(profile.shoe_size) },
          { label: t("words"), value: profile.description },
        ]}
      />
      {quizzes.map(({ code, answers, updated_at: at }, index) => {
        const quiz = asked[index];
        if (!quiz) return null;
        return (
          <section key={code}>
            <h3 className="mb-1 text-lg">{t("answers", { date: formatDate(at, locale) })}</h3>
            <Facts
              facts={questionsOf(quiz).map((question) => ({
                label: question.title,
                value: answerText(question, answers[question.id], locale),
              }))}
            />
          </section>
        );
      })}
      {looks.length > 0 && (
        <section>
          <h3 className="mb-1 text-lg">{t("looks")}</h3>
          <p>{looks.map(({ name, is_liked: isLiked }) => `${isLiked ? "♥" : "✕"} ${name}`).join(" · ")}</p>
        </section>
      )}
      {boxes.length > 0 && (
        <section>
          <h3 className="mb-1 text-lg">{t("boxes")}</h3>
          <ul className="grid gap-1">
            {boxes.map(({ box, messages }) => (
              <Fragment key={`${box.id} ${box.delivery_date}`}>
                <li>{t("box", { date: formatDate(box.delivery_date, locale), count: box.items.length })}</li>
                {messages.map(({ author, text, at }) => (
                  <li key={at} className="ps-4 text-muted">
                    {t(author === "CLIENT" ? "you" : "stylist")} {text}
                  </li>
                ))}
              </Fragment>
            ))}
          </ul>
        </section>
      )}
      {wardrobe.length > 0 && (
        <section>
          <h3 className="mb-2 text-lg">{t("wardrobe")}</h3>
          <ul className="flex flex-wrap gap-3">
            {wardrobe.map(({ id, name, size, image }) => (
              <Piece key={id} name={name} size={size} image={image} locale={locale} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
