import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Stands before a server: who comes is let through, or finds nobody, as if the server was not there. */
export interface Gate {
  url: string;
  shut: () => Promise<void>;
  open: () => Promise<void>;
}

export async function openGate(targetPort: number): Promise<Gate> {
  const passing = new Set<Socket>();
  const join = (socket: Socket, other: Socket) => {
    passing.add(socket);
    /* A connection that breaks is closed then. */
    socket.on("error", () => undefined);
    socket.on("close", () => {
      passing.delete(socket);
      other.destroy();
    });
    socket.pipe(other);
  };
  const server = createServer((from) => {
    const to = connect(targetPort, "127.0.0.1");
    join(from, to);
    join(to, from);
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    open: () => listen(port),
    shut: async () => {
      if (!server.listening) return;
      server.close();
      for (const socket of passing) socket.destroy();
      await once(server, "close");
    },
  };
}
