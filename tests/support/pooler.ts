/**
 * A connection pooler in transaction mode, as small as one can be: clients share a few connections of the server, each for the length of a transaction.
 * Like poolers older than pgbouncer 1.21 it knows nothing of named prepared statements. The first clients sign in through it to the server.
 */
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

type Message = { readonly type: string; readonly bytes: Buffer };

/** Cuts a stream into messages of the protocol; the first of a client has no type. */
const reader = (isFirstUntyped: boolean, take: (message: Message) => void): ((piece: Buffer) => void) => {
  let rest = Buffer.alloc(0);
  let isUntyped = isFirstUntyped;
  return (piece) => {
    rest = Buffer.concat([rest, piece]);
    for (;;) {
      const head = isUntyped ? 0 : 1;
      if (rest.length < head + 4) return;
      const length = head + rest.readInt32BE(head);
      if (rest.length < length) return;
      const bytes = rest.subarray(0, length);
      rest = rest.subarray(length);
      const type = isUntyped ? '' : String.fromCharCode(bytes[0]!);
      isUntyped = false;
      take({ type, bytes: Buffer.from(bytes) });
    }
  };
};

type Client = { readonly socket: Socket; readonly waiting: Buffer[]; server: Server | undefined; expected: number; isQueued: boolean };
type Server = { readonly socket: Socket; owner: Client | undefined; /** Set while a client signs in through it. */ guest: Client | undefined };

export type Pooler = {
  readonly port: number;
  /** Transactions that went through, most clients at once, and names of prepared statements that clients asked for. */
  readonly seen: { transactions: number; clients: number; names: Set<string> };
  readonly servers: () => number;
  stop(): Promise<void>;
};

export const startPooler = async (upstream: { readonly path: string }, size: number): Promise<Pooler> => {
  const servers: Server[] = [];
  const clients = new Set<Client>();
  const queue: Client[] = [];
  const welcome: Buffer[] = [];
  const seen = { transactions: 0, clients: 0, names: new Set<string>() };

  const serve = (client: Client, server: Server): void => {
    server.owner = client;
    client.server = server;
    for (const bytes of client.waiting.splice(0)) server.socket.write(bytes);
  };
  const next = (server: Server): void => {
    const client = queue.shift();
    if (!client) return;
    client.isQueued = false;
    if (clients.has(client)) serve(client, server);
    else next(server);
  };
  const send = (client: Client, { type, bytes }: Message): void => {
    if (type === 'X') return void client.socket.end();
    if (type === 'Q' || type === 'S') client.expected += 1;
    if (type === 'P' && bytes[5] !== 0) seen.names.add(bytes.subarray(5, bytes.indexOf(0, 5)).toString());
    if (client.server) return void client.server.socket.write(bytes);
    client.waiting.push(bytes);
    const free = servers.find(({ owner, guest }) => !owner && !guest);
    if (free) serve(client, free);
    else if (!client.isQueued) {
      client.isQueued = true;
      queue.push(client);
    }
  };

  const open = (guest: Client, startup: Buffer): void => {
    const server: Server = { socket: connect(upstream.path), owner: undefined, guest };
    servers.push(server);
    server.socket.write(startup);
    server.socket.on('error', () => server.socket.destroy());
    server.socket.on('close', () => {
      servers.splice(servers.indexOf(server), 1);
      (server.owner ?? server.guest)?.socket.destroy();
    });
    server.socket.on(
      'data',
      reader(false, ({ type, bytes }) => {
        if (server.guest) {
          if (welcome.at(-1)?.[0] !== 90 && 'SKZ'.includes(type)) welcome.push(bytes);
          server.guest.socket.write(bytes);
          if (type === 'Z') server.guest = undefined;
          if (type === 'Z') next(server);
          return;
        }
        const client = server.owner;
        client?.socket.write(bytes);
        if (type !== 'Z' || !client) return;
        client.expected -= 1;
        if (client.expected > 0 || String.fromCharCode(bytes[5]!) !== 'I') return;
        seen.transactions += 1;
        client.server = undefined;
        server.owner = undefined;
        next(server);
      }),
    );
  };

  const listener = createServer((socket) => {
    // An answer is several small messages: each would wait for the other side's word, 40 ms a statement.
    socket.setNoDelay(true);
    const client: Client = { socket, waiting: [], server: undefined, expected: 0, isQueued: false };
    clients.add(client);
    seen.clients = Math.max(seen.clients, clients.size);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clients.delete(client);
      client.server?.socket.destroy();
      servers.find(({ guest }) => guest === client)?.socket.destroy();
    });
    socket.on(
      'data',
      reader(true, (message) => {
        const host = servers.find(({ guest }) => guest === client);
        if (host) return void host.socket.write(message.bytes);
        if (message.type !== '') return send(client, message);
        if (servers.length < size) return open(client, message.bytes);
        const ok = Buffer.from([82, 0, 0, 0, 8, 0, 0, 0, 0]);
        socket.write(Buffer.concat([ok, ...welcome]));
      }),
    );
  });
  await new Promise<void>((resolve) => void listener.listen(0, '127.0.0.1', resolve));
  return {
    port: (listener.address() as AddressInfo).port,
    seen,
    servers: () => servers.length,
    stop: async () => {
      for (const { socket } of clients) socket.destroy();
      for (const { socket } of servers) socket.destroy();
      await new Promise<void>((resolve) => void listener.close(() => resolve()));
    },
  };
};
