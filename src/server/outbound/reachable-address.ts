import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Networks in which our own machines live: an address from outside must never lead there. */
const inside = new BlockList();
for (const [network, bits] of [['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12], ['192.0.0.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15], ['224.0.0.0', 3]] as const) {
  inside.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [['::', 127], ['64:ff9b::', 96], ['fc00::', 7], ['fe80::', 10], ['ff00::', 8]] as const) inside.addSubnet(network, bits, 'ipv6');

/** IPv4 inside IPv6 (::ffff:10.0.0.1) is judged as IPv4 by `BlockList` itself. */
const isInside = (address: string): boolean => inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

export type Address = { readonly address: string; readonly family: number };

/** Whether an administrator named this very machine: for a service beside the server, and for tests. */
export const isThisMachine = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** The address to connect to, resolved once; null when the name leads into our own networks, or nowhere. */
export const reachableAddress = async (hostname: string): Promise<Address | null> => {
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  const first = found[0];
  if (first === undefined) return null;
  return isThisMachine(hostname) || found.every(({ address }) => !isInside(address)) ? first : null;
};
