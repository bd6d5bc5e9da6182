import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import { isIP, isIPv6 } from 'node:net';

export type Client = { readonly address: string; readonly secure: boolean };

/** Who asks. Forwarded headers count only when the connection comes from a trusted proxy; the last address that is no such proxy is the client. */
export const clientOf = (request: IncomingMessage, trusted: BlockList): Client => {
  const direct = plain(request.socket.remoteAddress ?? '');
  if (!isTrusted(direct, trusted)) return { address: direct, secure: false };
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => plain(part.trim()))
    .filter((part) => isIP(part) !== 0);
  const address = forwarded.findLast((part) => !isTrusted(part, trusted)) ?? forwarded[0] ?? direct;
  return { address, secure: request.headers['x-forwarded-proto'] === 'https' };
};

/** A machine: an IPv4 address, or the /64 that a network gives one customer. */
export const machine = (address: string): string =>
  address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address.replace(/^::ffff:/i, '');

const isTrusted = (address: string, trusted: BlockList): boolean => isIP(address) !== 0 && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** '::ffff:10.0.0.1' is 10.0.0.1. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');
