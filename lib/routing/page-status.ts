/**
 * With what status the page of a rewrite is answered. Next loses the status a rewrite is given: the middleware names it
 * here, and the storefront's server, which reads and removes the header, answers with it (`front-door/answer.ts`).
 */
export const pageStatusHeader = "x-page-status";
