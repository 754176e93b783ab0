import type { NextRequest } from "next/server";
import { openDoor } from "#lib/session/door.ts";

type Context = { params: Promise<{ path: string[] }> };

const handle = async (request: NextRequest, { params }: Context): Promise<Response> => {
  const { path } = await params;
  return openDoor(request, `/${path.map(encodeURIComponent).join("/")}`);
};

export { handle as GET, handle as POST, handle as PUT, handle as PATCH, handle as DELETE };
