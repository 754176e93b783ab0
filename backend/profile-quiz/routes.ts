import * as contract from "#contract/profile-quiz.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { answerQuiz } from "./answer.ts";
import { joinFromQuiz } from "./join.ts";
import { readKnownAnswers, readQuizAnswers } from "./read.ts";

export const profileQuizRoutes: Implementation[] = [
  implement(contract.getQuizAnswers, ({ params }, context) =>
    readQuizAnswers(context, context.caller, params.id, params.code),
  ),
  implement(contract.getKnownAnswers, ({ params }, context) => readKnownAnswers(context, context.caller, params.id)),
  implement(contract.putQuizAnswers, ({ params, body }, context) =>
    answerQuiz(context, context.caller, params.id, params.code, body.answers),
  ),
  implement(contract.createProfileFromQuiz, ({ body }, context) => joinFromQuiz(context, body)),
];
