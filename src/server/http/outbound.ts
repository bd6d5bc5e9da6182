/** The one way to ask other servers for an organisation (secure.md 14): https, checked and pinned addresses, no redirects, 5 s unless told otherwise, 1 MB. */
import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import type { Settings } from '../settings.ts';
import { isPrivateAddress } from './private-address.ts';

export type OutboundRequest = { readonly method?: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string; /** Of services that take their time. */ readonly patienceMs?: number };

const PATIENCE_MS = 5000;
const MOST_BYTES = 1_048_576;

/** Where nobody may be sent, or no answer that counts; the message is for the log. */
export class OutboundFailure extends Error {
  override readonly name = 'OutboundFailure';
}

/** Answers addresses that may be asked only; the connection takes what was checked. */
const checkedLookup = (isListed: boolean): LookupFunction => (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const refused = isListed ? undefined : addresses?.find(({ address }) => isPrivateAddress(address));
    if (error || refused || !addresses?.[0]) return done(error ?? new OutboundFailure(`${hostname} has no address that may be asked.`), '', 4);
    if (options.all) return done(null, addresses);
    done(null, addresses[0].address, addresses[0].family);
  });
};

/**
 * Asks an address that an organisation, a partner or a setting named. Hosts that the operator lists (OUTBOUND_HOSTS, or the setting that names the
 * service) may be at private addresses, and this machine itself be asked by http; any other must be public and https. Redirects are answered, not
 * followed. Throws OutboundFailure where there is no answer.
 */
export const askOutside = async (settings: Pick<Settings, 'outboundHosts'>, address: URL, { method = 'GET', headers = {}, body, patienceMs = PATIENCE_MS }: OutboundRequest = {}): Promise<Response> => {
  const isListed = settings.outboundHosts.includes(address.host) || settings.outboundHosts.includes(address.hostname);
  const isLocal = isListed && ['localhost', '127.0.0.1', '[::1]'].includes(address.hostname);
  if (address.protocol !== 'https:' && !(isLocal && address.protocol === 'http:')) throw new OutboundFailure(`${address.origin} is not https.`);
  const literal = address.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && !isListed && isPrivateAddress(literal)) throw new OutboundFailure(`${address.host} may not be asked.`);
  const options: RequestOptions = { method, headers, agent: false, lookup: checkedLookup(isListed), signal: AbortSignal.timeout(patienceMs) };
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = (address.protocol === 'https:' ? requestHttps : requestHttp)(address, options, resolve);
      request.on('error', reject);
      request.end(body);
    });
    return await responseOf(answer);
  } catch (error) {
    if (error instanceof OutboundFailure) throw error;
    throw new OutboundFailure(`${address.host}: ${error instanceof Error ? error.message : 'no answer'}`, { cause: error });
  }
};

const responseOf = async (answer: IncomingMessage): Promise<Response> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST_BYTES) {
      answer.destroy();
      throw new OutboundFailure('The answer is longer than 1 MB.');
    }
    parts.push(part);
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  const status = answer.statusCode ?? 502;
  return new Response([204, 205, 304].includes(status) ? null : Buffer.concat(parts), { status, headers });
};
