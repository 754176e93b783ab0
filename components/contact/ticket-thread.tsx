import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import type { TicketThread as Thread } from "#contract/customer-service.ts";
import { cx } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { formatFileSize } from "#lib/customer-service/file-size.ts";
import { formatInstant } from "#lib/dates/format.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { href } from "#lib/routing/href.ts";
import { TicketBadge } from "./ticket-badge.tsx";
import { TicketReply } from "./ticket-reply.tsx";

/** One exchange with customer service: what was written, the oldest first, and the field to write on. */
export async function TicketThread({ thread }: { thread: Thread }) {
  const locale = await getLocale();
  const [t, messages] = await Promise.all([getTranslations("tickets"), loadMessages(locale)]);
  const { id, number, object, status, order_number: order } = thread;
  return (
    <>
      <header className="flex flex-col items-start gap-2">
        <TicketBadge status={status} />
        <h2 className="max-w-full text-2xl">{object}</h2>
        <p className="text-muted">
          {t("number", { number })}
          {order !== null && ` · ${t("order", { number: order })}`}
        </p>
      </header>
      <ol aria-label={t("thread")} className="flex flex-col gap-4">
        {thread.messages.map((message) => (
          <Message key={message.id} message={message} locale={locale} t={t} />
        ))}
      </ol>
      <NextIntlClientProvider messages={pickMessages(messages, "tickets", "contact", "validation", "error")}>
        {/* What was typed belongs to the words above: an answer begins a new field. */}
        <TicketReply key={thread.messages.length} id={id} status={status} count={thread.messages.length} />
      </NextIntlClientProvider>
      <TextLink standalone href={href(locale, "infos-messages")} className="self-start">
        {t("all")}
      </TextLink>
    </>
  );
}

interface MessageProps {
  message: Thread["messages"][number];
  locale: Awaited<ReturnType<typeof getLocale>>;
  t: Awaited<ReturnType<typeof getTranslations<"tickets">>>;
}

function Message({ message: { author, name, content, attachments, created_at: at }, locale, t }: MessageProps) {
  const isOwn = author === "CLIENT";
  return (
    <li
      className={cx(
        "flex max-w-[44rem] flex-col gap-2 rounded px-5 py-4",
        isOwn ? "ms-6 self-end bg-tint sm:ms-16" : "me-6 self-start border-[1.5px] border-line bg-surface sm:me-16",
      )}
    >
      <p className="text-sm text-muted">
        <b className="text-ink">{isOwn ? t("you") : name === null ? t("shop") : t("team", { name })}</b>,{" "}
        <time dateTime={at}>{formatInstant(at, locale)}</time>
      </p>
      {/* A mail may bring nothing but a picture. */}
      {content !== "" && <p className="whitespace-pre-line">{content}</p>}
      {attachments.map(({ name: file, bytes, url }) => (
        <a
          key={url}
          href={url}
          download={file}
          className="inline-flex min-h-11 items-center gap-2 self-start font-bold underline decoration-thread decoration-2 underline-offset-4"
        >
          <Icon name="mail" size={20} className="shrink-0" />
          <span className="min-w-0">{t("open", { name: file, size: formatFileSize(bytes, locale) })}</span>
        </a>
      ))}
    </li>
  );
}
