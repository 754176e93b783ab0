import "server-only";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import type { ClientSession } from "#lib/session/server.ts";

/** Words of the forms that stand beside the questions of a quiz. */
export const quizFormMessages = async ({ locale }: ClientSession) =>
  pickMessages(await loadMessages(locale), "quizPages", "validation", "error");
