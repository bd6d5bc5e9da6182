/** At which work location a computer is, by the address under which the internet sees it. */
import { addressNumber, isPublic, readRange, type IpRange } from './ipRange.ts';

export type WorkPlace = { readonly id: string; readonly name: string; readonly ranges: readonly string[] };
/** UNKNOWN where no public IPv4 address is told: nothing can be said then. */
export type Where = { readonly place: 'OFFICE'; readonly workLocationId: string; readonly name: string } | { readonly place: 'ELSEWHERE' | 'UNKNOWN' };

/** The address as a public one of IPv4; null of any other. */
export const publicAddress = (address: string | null): string | null => {
  const plain = address?.trim().replace(/^::ffff:(?=\d+\.)/i, '') ?? '';
  const number = addressNumber(plain);
  return number !== null && isPublic({ from: number, to: number }) ? plain : null;
};

/** Answers for any number of addresses: work locations do not overlap, so that the first that holds one is the only one. */
export const whereIs = (places: readonly WorkPlace[]): ((address: string | null) => Where) => {
  const ranges = places.flatMap(({ id, name, ranges: told }) => told.map((text) => ({ id, name, range: readRange(text) }))).filter((one): one is typeof one & { range: IpRange } => typeof one.range === 'object');
  return (address) => {
    const known = publicAddress(address);
    if (known === null) return { place: 'UNKNOWN' };
    const number = addressNumber(known)!;
    const found = ranges.find(({ range }) => range.from <= number && number <= range.to);
    return found === undefined ? { place: 'ELSEWHERE' } : { place: 'OFFICE', workLocationId: found.id, name: found.name };
  };
};
