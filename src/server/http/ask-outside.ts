/** How the server asks other machines: addresses that a setting names, looked up once and pinned, no redirects, 5 s, 1 MB. */
import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP } from 'node:net';

const MILLISECONDS = 5000;
const BYTES = 1_048_576;

/** Addresses inside; only a setting that names one itself, or this machine, may lead there. */
const inside = new BlockList();
for (const [address, bits] of [['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12], ['192.168.0.0', 16], ['224.0.0.0', 3]] as const) inside.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of [['::', 127], ['fc00::', 7], ['fe80::', 10], ['ff00::', 8]] as const) inside.addSubnet(address, bits, 'ipv6');

const isInside = (address: string): boolean => inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

const bodyOf = async (response: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > BYTES) throw new Error('The answer is longer than 1 MB.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

/** The JSON that a GET of the address answers; the caller checks its form. Throws on anything but 200, redirects included. */
export const askOutside = async (url: URL): Promise<unknown> => {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isNamedInside = isIP(host) !== 0 || host === 'localhost';
  if (url.protocol !== 'https:' && !isNamedInside) throw new Error('Other machines are asked by https only.');
  const { address, family } = await lookup(host);
  if (!isNamedInside && isInside(address)) throw new Error(`${host} leads to an address inside.`);
  const ask = url.protocol === 'https:' ? requestHttps : requestHttp;
  const response = await new Promise<IncomingMessage>((settle, fail) => {
    const request = ask(url, {
      method: 'GET',
      headers: { accept: 'application/json' },
      agent: false,
      signal: AbortSignal.timeout(MILLISECONDS),
      lookup: (_host, options, done) => (options.all === true ? done(null, [{ address, family }]) : done(null, address, family)),
    });
    request.once('response', settle).once('error', fail).end();
  });
  if (response.statusCode !== 200) {
    response.destroy();
    throw new Error(`${host} answered ${response.statusCode ?? 'nothing'}.`);
  }
  return JSON.parse(await bodyOf(response));
};
