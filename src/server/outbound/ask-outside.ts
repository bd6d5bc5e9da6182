/** The one way to ask other machines (secure.md 14): https, a listed host, its address checked and pinned, no redirect, 5 s, 1 MB. */
import { request as askHttp } from 'node:http';
import { request as askHttps } from 'node:https';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { isThisMachine, reachableAddress } from './reachable-address.ts';

const MILLISECONDS = 5_000;
const MOST_BYTES = 1_048_576;

export type OutsideRequest = {
  readonly url: URL;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Hosts (`name:port` where it is not the usual one) that the setting allows; any other is refused. */
  readonly hosts: readonly string[];
};

export type OutsideAnswer = { readonly status: number; readonly text: string };

/** There was no answer to use: refused, unreachable, too slow, too long, or a redirect. `reason` goes to the log, never to people. */
export class OutsideFailure extends Error {
  override readonly name = 'OutsideFailure';
}

const textOf = async (response: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response) {
    bytes += (part as Buffer).length;
    if (bytes > MOST_BYTES) {
      response.destroy();
      throw new OutsideFailure('the answer is longer than 1 MB');
    }
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
};

const send = (url: URL, options: RequestOptions, body: string | undefined): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? askHttps : askHttp)(url, options, resolve);
    request.on('error', reject);
    request.end(body);
  });

/** Answers whatever status the other side gave but redirects; throws `OutsideFailure` for everything else. http is for this very machine only. */
export const askOutside = async ({ url, method = 'GET', headers = {}, body, hosts }: OutsideRequest): Promise<OutsideAnswer> => {
  if (!hosts.includes(url.host)) throw new OutsideFailure(`${url.host} is not a listed host`);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isThisMachine(url.hostname))) throw new OutsideFailure('only https is asked');
  const pinned = await reachableAddress(url.hostname);
  if (pinned === null) throw new OutsideFailure(`${url.hostname} leads nowhere or into our own network`);
  const options: RequestOptions = {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }) },
    agent: false,
    signal: AbortSignal.timeout(MILLISECONDS),
    lookup: (_host, { all }, done) => (all ? done(null, [{ ...pinned }]) : done(null, pinned.address, pinned.family)),
  };
  try {
    const response = await send(url, options, body);
    const status = response.statusCode ?? 0;
    if (status >= 300 && status < 400) {
      response.destroy();
      throw new OutsideFailure(`${url.host} redirects`);
    }
    return { status, text: await textOf(response) };
  } catch (error) {
    if (error instanceof OutsideFailure) throw error;
    throw new OutsideFailure(error instanceof Error ? error.message : 'unknown', { cause: error });
  }
};
