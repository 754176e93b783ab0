import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";

export interface SmtpServer {
  url: string;
  /** Messages that were taken, as they came over the wire. */
  messages: string[];
  /** Who sent them to whom, as said before the message, and who signed in for it. */
  envelopes: { user: string | null; from: string; to: string[] }[];
  /** Answers the next messages with this line instead of taking them; null takes them again. */
  refuseWith: (line: string | null) => void;
  close: () => Promise<void>;
}

/** `AUTH PLAIN` sends `\0user\0password` in Base64. */
function readPlain(line: string): { user: string; password: string } {
  const [, user = "", password = ""] = Buffer.from(line.split(" ")[2] ?? "", "base64")
    .toString()
    .split("\0");
  return { user, password };
}

/**
 * A mail server that speaks just enough SMTP to take a message, on a free port of this machine. With `account` it takes
 * none from who did not sign in.
 */
export async function startSmtpServer(account?: { user: string; password: string }): Promise<SmtpServer> {
  const messages: string[] = [];
  const envelopes: SmtpServer["envelopes"] = [];
  const sockets = new Set<Socket>();
  let refusal: string | null = null;

  const server = createServer((socket) => {
    sockets.add(socket);
    let pending = "";
    let data: string[] | null = null;
    let envelope: SmtpServer["envelopes"][number] = { user: null, from: "", to: [] };
    const answer = (line: string) => socket.write(`${line}\r\n`);
    const takeLine = (line: string) => {
      if (data !== null) {
        if (line !== ".") return data.push(line.replace(/^\.\./, "."));
        if (refusal === null) {
          messages.push(data.join("\n"));
          envelopes.push(envelope);
        }
        data = null;
        return answer(refusal ?? "250 taken");
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === "EHLO") return answer(account ? "250-local\r\n250 AUTH PLAIN" : "250 local");
      if (verb === "AUTH") {
        const { user, password } = readPlain(line);
        if (user !== account?.user || password !== account.password) return answer("535 wrong user or password");
        envelope.user = user;
        return answer("235 welcome");
      }
      if (verb === "MAIL") {
        if (account && envelope.user === null) return answer("530 sign in first");
        envelope = { ...envelope, from: /<(.*?)>/.exec(line)?.[1] ?? "", to: [] };
      }
      if (verb === "RCPT") envelope.to.push(/<(.*?)>/.exec(line)?.[1] ?? "");
      if (verb === "DATA") data = [];
      return answer({ DATA: "354 go on", QUIT: "221 bye" }[verb] ?? "250 ok");
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
    url: `smtp://${account ? `${account.user}:${account.password}@` : ""}127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    envelopes,
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
