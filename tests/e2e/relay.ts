import { once } from "node:events";
import { createServer } from "node:http";

export interface Relay {
  /** Bodies that were sent to a path. */
  received: (path: string) => readonly string[];
  /** Puts another text in the place of what a path answers. */
  change: (path: string, edit: (text: string) => string) => void;
  /** As if the network was gone. */
  close: () => Promise<void>;
  open: () => Promise<void>;
}

/** A server in front of the storefront, so that a test can take the network away and change single answers. */
export function createRelay(port: number, target: string): Relay {
  const edits = new Map<string, (text: string) => string>();
  const bodies: { path: string; body: string }[] = [];
  const relay = createServer((request, answer) => {
    const path = request.url ?? "/";
    const forward = async () => {
      const headers = Object.entries(request.headers).filter(([name]) => !["host", "connection"].includes(name));
      const body = request.method === "POST" ? Buffer.concat(await request.toArray()) : undefined;
      if (body) bodies.push({ path, body: body.toString() });
      const answered = await fetch(target + path, {
        method: request.method ?? "GET",
        headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
        redirect: "manual",
        ...(body ? { body } : {}),
      });
      const edit = edits.get(path);
      const bytes = edit ? edit(await answered.text()) : Buffer.from(await answered.arrayBuffer());
      for (const [name, value] of answered.headers)
        if (!["content-encoding", "content-length", "transfer-encoding", "connection"].includes(name))
          answer.setHeader(name, value);
      answer.writeHead(answered.status);
      answer.end(bytes);
    };
    forward().catch(() => answer.destroy());
  });
  return {
    received: (path) => bodies.filter((sent) => sent.path === path).map(({ body }) => body),
    change: (path, edit) => edits.set(path, edit),
    open: async () => {
      relay.listen(port);
      await once(relay, "listening");
    },
    close: async () => {
      if (!relay.listening) return;
      relay.closeAllConnections();
      relay.close();
      await once(relay, "close");
    },
  };
}
