import { putQuizAnswers } from "#contract/profile-quiz.ts";
import type { QuizAnswers } from "#contract/quiz-answers.ts";
import type { QuizCode } from "#contract/quiz.ts";
import { serverFieldErrors } from "#lib/forms/server-field-errors.ts";
import { browserApi } from "#lib/http/browser-client.ts";

/** Question and code of what the API did not take. */
type Refused = Record<string, string>;

/** Puts answers on a profile; answers which it refused. Throws when nothing was saved for another reason. */
export async function saveAnswers(profileId: string, code: QuizCode, answers: QuizAnswers): Promise<Refused> {
  try {
    await browserApi().call(putQuizAnswers, { params: { id: profileId, code }, body: { answers } });
    return {};
  } catch (error) {
    const refused = Object.entries(serverFieldErrors(error)).flatMap(([path, broken]) =>
      path.startsWith("answers.") ? [[path.slice("answers.".length).split(".")[0] ?? "", broken] as const] : [],
    );
    if (refused.length === 0) throw error;
    return Object.fromEntries(refused);
  }
}
