/** Addresses of networks, IPv4 alone, as people enter them: `49.205.72.0/24`, `49.205.72.0/255.255.255.0`, `49.205.72.10-49.205.72.40`. */

/** Both ends belong to it; addresses as numbers from 0 to 2³² − 1. */
export type IpRange = { readonly from: number; readonly to: number };
export type IpFault = 'NO_RANGE' | 'NOT_IPV4' | 'NO_MASK' | 'BACKWARDS' | 'NOT_PUBLIC';

const LAST = 0xffff_ffff;

/** The number of an address; null where it is none of four parts from 0 to 255 without leading zeros. */
export const addressNumber = (text: string): number | null => {
  const parts = text.trim().split('.');
  if (parts.length !== 4 || parts.some((part) => !/^(0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255)) return null;
  return parts.reduce((sum, part) => sum * 256 + Number(part), 0);
};

export const addressText = (address: number): string => [24, 16, 8, 0].map((shift) => Math.floor(address / 2 ** shift) % 256).join('.');

const block = (address: string, bits: number): IpRange => {
  const size = 2 ** (32 - bits);
  const from = Math.floor(addressNumber(address)! / size) * size;
  return { from, to: from + size - 1 };
};

/** What is never the address of a network on the internet: IANA IPv4 Special-Purpose Address Registry (RFC 6890), multicast (RFC 5771) and what is reserved (RFC 1112). */
const NOT_PUBLIC: readonly IpRange[] = ([
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12], ['192.0.0.0', 24], ['192.0.2.0', 24], ['192.88.99.0', 24], ['192.168.0.0', 16],
  ['198.18.0.0', 15], ['198.51.100.0', 24], ['203.0.113.0', 24], ['224.0.0.0', 4], ['240.0.0.0', 4],
] as const).map(([address, bits]) => block(address, bits));

export const overlaps = (one: IpRange, other: IpRange): boolean => one.from <= other.to && other.from <= one.to;

export const isPublic = (range: IpRange): boolean => !NOT_PUBLIC.some((other) => overlaps(range, other));

/** The bits of a mask: `24`, or `255.255.255.0`; null where it is none, or none that parts an address in two. */
const maskBits = (text: string): number | null => {
  if (/^\d{1,2}$/.test(text)) return Number(text) <= 32 ? Number(text) : null;
  const mask = addressNumber(text);
  if (mask === null) return null;
  const size = LAST - mask + 1;
  const bits = 32 - Math.log2(size);
  return Number.isInteger(bits) ? bits : null;
};

/** The range that was entered, or what is wrong with it. An address by itself is a range of one. */
export const readRange = (entered: string): IpRange | IpFault => {
  const text = entered.trim().replaceAll(/\s*([/–-])\s*/g, '$1').replaceAll('–', '-');
  if (text.includes(':')) return 'NOT_IPV4';
  const [, first = '', sign, second = ''] = /^([\d.]+)(?:([/-])([\d.]+))?$/.exec(text) ?? [];
  const start = addressNumber(first);
  if (start === null) return first === '' ? 'NO_RANGE' : 'NOT_IPV4';
  let range: IpRange = { from: start, to: start };
  if (sign === '/') {
    const bits = maskBits(second);
    if (bits === null) return 'NO_MASK';
    range = block(first, bits);
  }
  if (sign === '-') {
    const end = addressNumber(second);
    if (end === null) return 'NOT_IPV4';
    if (end < start) return 'BACKWARDS';
    range = { from: start, to: end };
  }
  return isPublic(range) ? range : 'NOT_PUBLIC';
};

/** A range as it is kept: with its mask where it has one, else from its first address to its last. */
export const rangeText = ({ from, to }: IpRange): string => {
  const bits = 32 - Math.log2(to - from + 1);
  return Number.isInteger(bits) && from % (to - from + 1) === 0 ? `${addressText(from)}/${bits}` : `${addressText(from)}-${addressText(to)}`;
};
