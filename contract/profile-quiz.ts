import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { profileSchema } from "./profiles.ts";
import { quizCodeSchema } from "./quiz.ts";

/** Answers by the id of their question, in the shape the question's kind asks for. */
const answersSchema = z.record(z.string().max(60), z.unknown());

export const storedQuizAnswersSchema = z.object({
  code: quizCodeSchema,
  answers: answersSchema,
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
  summary: "What a profile has answered of a quiz so far, to go on with it",
  params,
  answer: storedQuizAnswersSchema,
  errors: ["NOT_FOUND"],
});

/** `fields` of a refusal name the question: `body.answers.birthdate`. */
export const putQuizAnswers = endpoint({
  method: "PUT",
  path: "/clients/me/kids/:id/quiz-answers/:code",
  auth: "bearer",
  origin: "added",
  summary:
    "Answer some questions of a quiz; null takes an answer back. Once all required ones are answered the profile takes its fields from them",
  params,
  body: z.strictObject({ answers: answersSchema }),
  answer: profileSchema,
  errors: ["NOT_FOUND"],
});
