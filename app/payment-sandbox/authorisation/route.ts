import { passToSandbox } from "../pass.ts";

/** The page on which a service such as PayPal is allowed to be charged later. */
const pass = (request: Request): Promise<Response> => passToSandbox(request, "authorisation");

export { pass as GET, pass as POST };
