import { z } from "zod";
import { draftQuizCodes } from "./draft-box.ts";
import { endpoint } from "./endpoint.ts";
import { profileSchema } from "./profiles.ts";
import { quizCodeSchema } from "./quiz.ts";

/** Answers by the id of their question, in the shape the question's kind asks for. */
const answersSchema = z.record(z.string().max(60), z.unknown());

export const storedQuizAnswersSchema = z.object({
  code: quizCodeSchema,
  /** The quiz the profile is asked today, by the state of its subscriptions; `code` may be another one. */
  due_code: quizCodeSchema,
  /** Given under this code; null for a question that was passed over. */
  answers: answersSchema,
  /** What the profile and other quizzes tell of questions this one has no answer to: shown, and not asked for again. */
  known: answersSchema,
  /** Questions whose answer is doubtful by now: sizes told long ago or that do not fit together. */
  ask_again: z.array(z.string()),
  /** Every required question that is put has an answer. */
  is_complete: z.boolean(),
  /** Null as long as nothing was answered. */
  updated_at: z.iso.datetime().nullable(),
});
export type StoredQuizAnswers = z.infer<typeof storedQuizAnswersSchema>;

const params = z.strictObject({ id: z.uuid(), code: z.string().max(40) });

export const getQuizAnswers = endpoint({
  method: "GET",
  path: "/clients/me/kids/:id/quiz-answers/:code",
  auth: "bearer",
  origin: "added",
  summary: "What a profile has answered of a quiz so far, to go on with it, and what it told elsewhere",
  params,
  answer: storedQuizAnswersSchema,
  errors: ["NOT_FOUND"],
});

export const getKnownAnswers = endpoint({
  method: "GET",
  path: "/clients/me/kids/:id/answers",
  auth: "bearer",
  origin: "added",
  summary: "What a profile has answered in all quizzes, the newest word on top, as the stylist reads it",
  params: params.pick({ id: true }),
  answer: z.object({
    answers: answersSchema,
    /** The quiz each of them was given in. */
    codes: z.record(z.string(), quizCodeSchema),
    updated_at: z.iso.datetime().nullable(),
  }),
  errors: ["NOT_FOUND"],
});

/** `fields` of a refusal name the question: `body.answers.birthdate`. */
export const putQuizAnswers = endpoint({
  method: "PUT",
  path: "/clients/me/kids/:id/quiz-answers/:code",
  auth: "bearer",
  origin: "added",
  summary:
    "Answer some questions of a quiz; each is laid over the one before, in whichever quiz that was given; null passes over it. Once all required ones are answered, here or before, the profile takes its fields from them. Looks that were liked or not are judged with it",
  params,
  body: z.strictObject({ answers: answersSchema }),
  answer: profileSchema,
  errors: ["NOT_FOUND"],
});

/** Once for a key; a profile of the same name and birthdate that had no box yet takes the answers instead of a twin. */
export const createProfileFromQuiz = endpoint({
  method: "POST",
  path: "/clients/me/kids/from-quiz",
  auth: "bearer",
  origin: "added",
  idempotent: true,
  summary: "Make a profile of what was answered before there was an account: the answers and the judged looks with it",
  body: z.strictObject({ code: z.enum(draftQuizCodes), answers: answersSchema }),
  answer: profileSchema,
  status: 201,
  errors: [
    "TOO_MANY_PROFILES",
    "WOMAN_PROFILE_EXISTS",
    "IDEMPOTENCY_KEY_MISSING",
    "IDEMPOTENCY_KEY_REUSED",
    "REQUEST_IN_PROGRESS",
  ],
});
