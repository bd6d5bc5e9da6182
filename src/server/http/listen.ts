import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
export type Listening = {
  readonly port: number;
  /** Until then every request is answered with 503. */
  serve(handler: Handler): void;
  /** Takes no more requests, waits for running ones at most `patience` milliseconds, then cuts them. */
  stop(patience: number): Promise<void>;
};

/** The port cannot be had; the message says why and how to choose another. */
export class PortRefused extends Error {
  override readonly name = 'PortRefused';
}

export const listen = async (port: number, host: string): Promise<Listening> => {
  let handler: Handler | undefined;
  const server = createServer({ headersTimeout: 15_000, requestTimeout: 300_000, keepAliveTimeout: 65_000, maxHeaderSize: 32_768 }, (request, response) => {
    if (handler) void handler(request, response);
    else starting(request, response);
  });
  // Nobody waits so long for the next byte: an answer that is not read would be kept for ever. What takes long and says nothing meanwhile, as the undo of an import, is done by then.
  server.setTimeout(600_000);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, host)));
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    serve: (next) => void (handler = next),
    stop: (patience) => stop(server, patience),
  };
};

const explain = (error: NodeJS.ErrnoException, port: number, host: string): Error => {
  const other = port < 1024 ? 8080 : port + 1;
  if (error.code === 'EADDRINUSE') return new PortRefused(`Port ${port} is taken by another program. Stop it, or choose another port: PORT=${other} npm start`);
  if (error.code === 'EACCES') return new PortRefused(`This account may not listen on port ${port}. Choose one above 1023: PORT=${other} npm start`);
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(error.code ?? '')) return new PortRefused(`This machine has no address ${host}. Set HOST to one of its own, for example HOST=0.0.0.0`);
  return error;
};

const starting = (request: IncomingMessage, response: ServerResponse): void => {
  const alive = request.url === '/healthz';
  response.writeHead(alive ? 200 : 503, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '2' });
  response.end(JSON.stringify(alive ? { status: 'ok' } : { errorCode: 'SERVICE_UNAVAILABLE', message: 'Tenure is starting. Try again in a few seconds.' }));
};

const stop = (server: Server, patience: number): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
