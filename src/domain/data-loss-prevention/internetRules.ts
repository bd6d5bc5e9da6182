/** Which websites are blocked, for whom and why. */
import { isWithin } from '../activity/classify.ts';
import { firstFitting, isMatched } from './accessDomain.ts';

export type AccessStatus = 'BLOCKED' | 'UNBLOCKED';
/** On which list a domain is. One on none follows the domain above it, and patterns. */
export type Listing = 'NONE' | 'BLOCKED' | 'WHITELISTED';
export type ListedDomain = { readonly name: string; readonly listing: Listing; /** It holds for a group to which the person belongs. */ readonly isForGroup: boolean; /** What the pattern that fits it says, null where none does, for who knows: of many domains and patterns it is long to find out. */ readonly fixed?: AccessStatus | null };
export type AccessPattern = { readonly pattern: string; readonly status: AccessStatus };
/** A step of deciding: the first that fits a host decides, and where none does it is open. */
export type AccessRule = { readonly kind: 'DOMAIN' | 'PATTERN'; readonly value: string; readonly status: AccessStatus };

const literal = ({ pattern }: AccessPattern): number => pattern.replaceAll('*', '').length;

/** The likeliest to be meant first: most letters, then what blocks, then by the alphabet. */
export const rankedPatterns = <Pattern extends AccessPattern>(patterns: readonly Pattern[]): Pattern[] =>
  patterns.toSorted((a, b) => literal(b) - literal(a) || Number(b.status === 'BLOCKED') - Number(a.status === 'BLOCKED') || (a.pattern < b.pattern ? -1 : 1));

/** The pattern that sets the status of a domain, for many domains; none of one that is whitelisted. */
export const fixingPatterns = <Pattern extends AccessPattern>(patterns: readonly Pattern[]): ((domain: Pick<ListedDomain, 'name' | 'listing'>) => Pattern | undefined) => {
  const first = firstFitting(rankedPatterns(patterns));
  return ({ name, listing }) => (listing === 'WHITELISTED' ? undefined : first(name));
};

export const fixingPattern = <Pattern extends AccessPattern>(domain: Pick<ListedDomain, 'name' | 'listing'>, patterns: readonly Pattern[]): Pattern | undefined => fixingPatterns(patterns)(domain);

/**
 * The rules of somebody, in order. Domains first: those of the person's groups before those of everybody, and the longer name, which is the closer one, before the shorter. A whitelisted domain is open
 * whatever a pattern says; of any other the pattern that fits it sets the status; else it is blocked if it is on the block list, and says nothing if it is on none. Where no domain decides,
 * patterns do, the most exact first.
 */
export const accessRules = (domains: readonly ListedDomain[], patterns: readonly AccessPattern[]): AccessRule[] => {
  const ranked = rankedPatterns(patterns);
  const ordered = domains.toSorted((a, b) => Number(b.isForGroup) - Number(a.isForGroup) || b.name.length - a.name.length || (a.name < b.name ? -1 : 1));
  const fixing = fixingPatterns(patterns);
  const named = ordered.flatMap((domain): AccessRule[] => {
    const fixed = domain.fixed === undefined ? fixing(domain)?.status : domain.fixed;
    const status = domain.listing === 'WHITELISTED' ? 'UNBLOCKED' : (fixed ?? (domain.listing === 'BLOCKED' ? 'BLOCKED' : null));
    return status === null ? [] : [{ kind: 'DOMAIN', value: domain.name, status }];
  });
  return [...named, ...ranked.map(({ pattern, status }): AccessRule => ({ kind: 'PATTERN', value: pattern, status }))];
};

/** The rule that decides about a host. */
export const decidingRule = (rules: readonly AccessRule[], host: string): AccessRule | undefined => rules.find(({ kind, value }) => (kind === 'DOMAIN' ? isWithin(host, value) : isMatched(host, value)));

/** The status of a host: open where no rule fits. */
export const statusOf = (rules: readonly AccessRule[], host: string): AccessStatus => decidingRule(rules, host)?.status ?? 'UNBLOCKED';

/** The name under which attempts at a host count as one: the domain on the block list, and of a pattern the host itself. */
export const attemptedAt = (rule: AccessRule, host: string): string => (rule.kind === 'DOMAIN' ? rule.value : host);
