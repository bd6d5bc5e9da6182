import type { Interval } from './interval.ts';
import { decodePunycode } from './punycode.ts';

export type Category = 'PRODUCTIVE' | 'UNPRODUCTIVE' | 'NEUTRAL';
export type Classification = { readonly kind: 'APPLICATION' | 'WEBSITE'; readonly name: string; readonly category: Category; /** It holds for a group to which the person belongs. */ readonly isForGroup: boolean };

/** An application as it is compared: without case and the ending of programs. */
export const applicationKey = (name: string): string => name.trim().toLowerCase().replace(/\.(exe|app)$/, '');

/** As people read it: `xn--bcher-kva` is bücher. What only looks like such a label stays as it is. */
const readable = (label: string): string => (label.startsWith('xn--') ? (decodePunycode(label.slice(4)) ?? label) : label);

/** A domain as it is kept and compared, in letters of its script; null where it is none: an address with a path is more than anybody asked for. */
export const domainKey = (name: string): string | null => {
  const host = name.trim().normalize('NFKC').toLowerCase().replaceAll('。', '.').replace(/\.$/, '').split('.').map(readable).join('.').replace(/^www\.(?=.)/, '');
  return /^(?=.{1,253}$)[\p{L}\p{N}]([\p{L}\p{N}\p{M}-]{0,62})(\.[\p{L}\p{N}\p{M}-]{1,63})*$/u.test(host) ? host : null;
};

/** Whether a host is a domain or below it. */
export const isWithin = (host: string, name: string): boolean => host === name || host.endsWith(`.${name}`);

/**
 * How an interval counts: by its website where one is classified, the closest domain first, else by its application. What holds for the person's group comes
 * before what holds for everybody; of several groups the first given. What nobody has classified is neutral.
 */
export const classify = (classifications: readonly Classification[]): ((of: Pick<Interval, 'application' | 'host'>) => Category) => {
  const ranked = classifications.toSorted((a, b) => Number(b.isForGroup) - Number(a.isForGroup));
  const websites = ranked.flatMap(({ kind, name, category, isForGroup }) => (kind === 'WEBSITE' ? [{ name: domainKey(name) ?? name, category, isForGroup }] : [])).toSorted((a, b) => Number(b.isForGroup) - Number(a.isForGroup) || b.name.length - a.name.length);
  const applications = new Map(ranked.filter(({ kind }) => kind === 'APPLICATION').toReversed().map(({ name, category }) => [applicationKey(name), category]));
  return ({ application, host }) => (host === null ? undefined : websites.find(({ name }) => isWithin(host, name))?.category) ?? (application === null ? undefined : applications.get(applicationKey(application))) ?? 'NEUTRAL';
};
