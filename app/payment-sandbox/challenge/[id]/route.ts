import { passToSandbox } from "../../pass.ts";

type Context = { params: Promise<{ id: string }> };

/** The page on which a payment is confirmed. */
async function pass(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  return passToSandbox(request, `challenge/${encodeURIComponent(id)}`);
}

export { pass as GET, pass as POST };
