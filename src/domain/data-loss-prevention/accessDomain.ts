/** Domains and patterns of internet access control as people enter them, and as they are kept and compared. */
import { domainKey } from '../activity/classify.ts';

const LONGEST = 120;

/** What people paste around a domain: a scheme, and slashes at its end. */
const bare = (pasted: string): string => pasted.trim().replace(/^[a-z][a-z0-9+.-]*:\/\//i, '').replace(/\/+$/, '');

/** The domain that was entered, in letters of its script and without `www.`; null of a path, a port, an address of a machine and whatever else is no domain. */
export const accessDomain = (entered: string): string | null => {
  const domain = domainKey(bare(entered));
  if (domain === null || domain.length > LONGEST) return null;
  const labels = domain.split('.');
  if (labels.length < 2 || /^\p{N}+$/u.test(labels.at(-1)!)) return null;
  return labels.every((label) => label.length <= 63 && !label.startsWith('-') && !label.endsWith('-')) ? domain : null;
};

/** The domains of a pasted text, one a line or parted by commas, semicolons or blanks, each once; and what in it is none. */
export const domainsIn = (text: string): { readonly domains: readonly string[]; readonly wrong: readonly string[] } => {
  const [domains, wrong] = [new Set<string>(), new Set<string>()];
  for (const part of text.split(/[\s,;]+/)) {
    if (part === '') continue;
    const domain = accessDomain(part);
    if (domain === null) wrong.add(part);
    else domains.add(domain);
  }
  return { domains: [...domains], wrong: [...wrong] };
};

/**
 * A pattern as it is kept; null where it is none. An asterisk stands for any characters, and at least one of them is there. A label with an asterisk has no other than
 * plain letters, digits and hyphens: programs compare names as networks write them, in which a part of a label in another script cannot be told.
 */
export const accessPattern = (entered: string): string | null => {
  const pattern = bare(entered).normalize('NFKC').toLowerCase().replace(/\.$/, '').replaceAll(/\*+/g, '*');
  if (!pattern.includes('*') || pattern.length > LONGEST) return null;
  const labels = pattern.split('.').map((label) => (label.includes('*') ? (/^[a-z0-9*-]{1,63}$/.test(label) ? label : null) : domainKey(label)));
  return labels.includes(null) ? null : labels.join('.');
};

/** Each part between asterisks where it stands first after the one before it: nothing is tried again, so that no pattern and no host make it last. */
const fits = (name: string, parts: readonly string[]): boolean => {
  const [first, last] = [parts[0]!, parts.at(-1)!];
  if (parts.length === 1) return name === first;
  if (!name.startsWith(first)) return false;
  let from = first.length;
  for (const part of parts.slice(1, -1)) {
    const at = name.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return name.length - last.length >= from && name.endsWith(last);
};

/** A host and each domain that it is below, the nearest first; no single label. */
export const upwards = (host: string): string[] => {
  const labels = host.split('.');
  return [host, ...labels.slice(1, -1).map((_, at) => labels.slice(at + 1).join('.'))];
};

/** Which of the patterns, in their order, is the first that fits a host or a domain that the host is below: for many hosts. */
export const firstFitting = <Pattern extends { readonly pattern: string }>(patterns: readonly Pattern[]): ((host: string) => Pattern | undefined) => {
  const ready = patterns.map((pattern) => ({ pattern, parts: pattern.pattern.split('*') }));
  return (host) => {
    const names = upwards(host);
    return ready.find(({ parts }) => names.some((name) => fits(name, parts)))?.pattern;
  };
};

/** Whether a pattern fits a host, or a domain that the host is below. */
export const isMatched = (host: string, pattern: string): boolean => firstFitting([{ pattern }])(host) !== undefined;
