import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";

export interface SmtpServer {
  url: string;
  /** Messages that were taken, as they came over the wire. */
  messages: string[];
  /** Answers the next messages with this line instead of taking them; null takes them again. */
  refuseWith: (line: string | null) => void;
  close: () => Promise<void>;
}

/** A mail server that speaks just enough SMTP to take a message, on a free port of this machine. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  let refusal: string | null = null;

  const server = createServer((socket) => {
    sockets.add(socket);
    let pending = "";
    let data: string[] | null = null;
    const answer = (line: string) => socket.write(`${line}\r\n`);
    const takeLine = (line: string) => {
      if (data !== null) {
        if (line !== ".") return data.push(line.replace(/^\.\./, "."));
        if (refusal === null) messages.push(data.join("\n"));
        data = null;
        return answer(refusal ?? "250 taken");
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === "DATA") data = [];
      return answer({ EHLO: "250 local", HELO: "250 local", DATA: "354 go on", QUIT: "221 bye" }[verb] ?? "250 ok");
    };
    answer("220 local");
    socket
      .setEncoding("utf8")
      .on("error", () => undefined)
      .on("data", (chunk: string) => {
        const lines = (pending + chunk).split("\r\n");
        pending = lines.pop() ?? "";
        lines.forEach(takeLine);
      });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    refuseWith: (line) => {
      refusal = line;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
