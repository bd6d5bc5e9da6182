import { describe, expect, it } from 'vitest';
import { domainKey } from '../../src/domain/activity/classify.ts';
import { decodePunycode } from '../../src/domain/activity/punycode.ts';
import { accessDomain, accessPattern, domainsIn, isMatched, upwards } from '../../src/domain/data-loss-prevention/accessDomain.ts';
import { accessRules, attemptedAt, decidingRule, fixingPattern, statusOf, type ListedDomain } from '../../src/domain/data-loss-prevention/internetRules.ts';

const listed = (name: string, listing: ListedDomain['listing'], isForGroup = false): ListedDomain => ({ name, listing, isForGroup });

describe('a domain', () => {
  it('is kept in lower case, in letters of its script, without what is pasted around it', () => {
    expect(accessDomain(' https://WWW.YouTube.com/ ')).toBe('youtube.com');
    expect(accessDomain('Bücher.example')).toBe('bücher.example');
    expect(accessDomain('xn--bcher-kva.example')).toBe('bücher.example');
    expect(accessDomain('xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g')).toBe('उदाहरण.परीक्षा');
    expect(accessDomain('例え。テスト')).toBe('例え.テスト');
  });

  it('has neither path nor port nor address of a machine, and more than one label', () => {
    for (const wrong of ['youtube.com/watch', 'youtube.com:443', '8.8.8.8', 'youtube', '-a.example', 'a-.example', 'a b.example', '', '*.example.com', 'user@example.com', `${'a'.repeat(64)}.example`]) expect([wrong, accessDomain(wrong)]).toEqual([wrong, null]);
  });

  it('is found in a pasted text, each once', () => {
    expect(domainsIn('youtube.com, www.youtube.com\nhttps://facebook.com; not/a/domain')).toEqual({ domains: ['youtube.com', 'facebook.com'], wrong: ['not/a/domain'] });
  });

  it('that only looks like another script’s stays as it is', () => {
    expect(decodePunycode('999999b')).toBeNull();
    expect(decodePunycode('ls8h')).toBe('💩');
    expect(domainKey('xn--999999b.example')).toBe('xn--999999b.example');
  });
});

describe('a pattern', () => {
  it('has an asterisk, which stands for any characters', () => {
    expect(accessPattern('https://*.Example.com/')).toBe('*.example.com');
    expect(accessPattern('social**')).toBe('social*');
    expect(accessPattern('*.bücher.example')).toBe('*.bücher.example');
    for (const wrong of ['example.com', 'bü*.example', 'a b*', '*/path', '']) expect(accessPattern(wrong)).toBeNull();
  });

  it('fits hosts and what is below them, and no more than it says', () => {
    expect(isMatched('mail.example.com', '*.example.com')).toBe(true);
    expect(isMatched('a.b.example.com', '*.example.com')).toBe(true);
    expect(isMatched('example.com', '*.example.com')).toBe(false);
    expect(isMatched('example.com.evil.test', '*.example.com')).toBe(false);
    expect(isMatched('mexample.com', '*.example.com')).toBe(false);
    expect(isMatched('socialbakers.com', 'social*')).toBe(true);
    expect(isMatched('m.socialbakers.com', 'social*')).toBe(true);
    expect(isMatched('antisocial.com', 'social*')).toBe(false);
    expect(upwards('a.b.example.com')).toEqual(['a.b.example.com', 'b.example.com', 'example.com']);
    expect(upwards('intranet')).toEqual(['intranet']);
  });
});

describe('whether a host is blocked', () => {
  const patterns = [{ pattern: '*.games.example', status: 'BLOCKED' as const }, { pattern: 'social*', status: 'BLOCKED' as const }, { pattern: '*.docs.games.example', status: 'UNBLOCKED' as const }];

  it('is said by the closest domain on a list, for all that is below it', () => {
    const rules = accessRules([listed('facebook.com', 'BLOCKED'), listed('developers.facebook.com', 'WHITELISTED'), listed('linkedin.com', 'NONE')], []);
    expect(statusOf(rules, 'facebook.com')).toBe('BLOCKED');
    expect(statusOf(rules, 'm.facebook.com')).toBe('BLOCKED');
    expect(statusOf(rules, 'notfacebook.com')).toBe('UNBLOCKED');
    expect(statusOf(rules, 'a.developers.facebook.com')).toBe('UNBLOCKED');
    expect(statusOf(rules, 'linkedin.com')).toBe('UNBLOCKED');
  });

  it('is said by a pattern of every domain that it fits, but of whitelisted ones', () => {
    const rules = accessRules([listed('work.games.example', 'WHITELISTED'), listed('api.docs.games.example', 'BLOCKED'), listed('socialbakers.com', 'NONE')], patterns);
    expect(statusOf(rules, 'work.games.example')).toBe('UNBLOCKED');
    expect(statusOf(rules, 'a.work.games.example')).toBe('UNBLOCKED');
    expect(statusOf(rules, 'api.docs.games.example')).toBe('UNBLOCKED');
    expect(statusOf(rules, 'play.games.example')).toBe('BLOCKED');
    expect(statusOf(rules, 'docs.games.example')).toBe('BLOCKED');
    expect(decidingRule(rules, 'm.socialbakers.com')).toEqual({ kind: 'DOMAIN', value: 'socialbakers.com', status: 'BLOCKED' });
    expect(fixingPattern(listed('work.games.example', 'WHITELISTED'), patterns)).toBeUndefined();
    expect(fixingPattern(listed('api.docs.games.example', 'BLOCKED'), patterns)?.pattern).toBe('*.docs.games.example');
  });

  it('comes of two patterns as exact as each other from the one that blocks', () => {
    expect(statusOf(accessRules([], [{ pattern: 'ab*', status: 'UNBLOCKED' }, { pattern: '*.c', status: 'BLOCKED' }]), 'ab.c')).toBe('BLOCKED');
  });

  it('follows the person’s groups before everybody', () => {
    const rules = accessRules([listed('youtube.com', 'BLOCKED'), listed('youtube.com', 'WHITELISTED', true), listed('vimeo.com', 'BLOCKED', true), listed('a.vimeo.com', 'WHITELISTED')], []);
    expect(statusOf(rules, 'youtube.com')).toBe('UNBLOCKED');
    expect(statusOf(rules, 'a.vimeo.com')).toBe('BLOCKED');
  });

  it('is open where nothing is said, and blocked all over by an asterisk alone', () => {
    expect(statusOf(accessRules([], []), 'example.com')).toBe('UNBLOCKED');
    expect(statusOf(accessRules([listed('example.com', 'WHITELISTED')], [{ pattern: '*', status: 'BLOCKED' }]), 'example.com')).toBe('UNBLOCKED');
    expect(statusOf(accessRules([], [{ pattern: '*', status: 'BLOCKED' }]), 'example.com')).toBe('BLOCKED');
  });

  it('counts attempts by the domain on the list, and of patterns by the host', () => {
    expect(attemptedAt({ kind: 'DOMAIN', value: 'facebook.com', status: 'BLOCKED' }, 'm.facebook.com')).toBe('facebook.com');
    expect(attemptedAt({ kind: 'PATTERN', value: 'social*', status: 'BLOCKED' }, 'social.example')).toBe('social.example');
  });
});

describe('a wildcard with many asterisks', () => {
  it('is looked for from left to right once, so that no host makes it last', () => {
    const pattern = accessPattern(`${'*a'.repeat(25)}*b`)!;
    expect(isMatched('a'.repeat(63), pattern)).toBe(false);
    expect(isMatched(`${'a'.repeat(62)}b`, pattern)).toBe(true);
  });

  it('fits each part after the one before it', () => {
    expect(isMatched('ab.example', 'ab*b.example')).toBe(false);
    expect(isMatched('abb.example', 'ab*b.example')).toBe(true);
    expect(isMatched('a.b.example', 'a*b.example')).toBe(true);
  });
});

describe('rules', () => {
  it('are the same whether what wildcards say of a domain is known or found out', () => {
    const patterns = [{ pattern: '*.example', status: 'BLOCKED' as const }, { pattern: 'docs.*', status: 'UNBLOCKED' as const }];
    const domains = [listed('docs.example', 'BLOCKED'), listed('games.example', 'NONE'), listed('work.example', 'WHITELISTED'), listed('other.test', 'BLOCKED')];
    const known = domains.map((domain): ListedDomain => ({ ...domain, fixed: fixingPattern(domain, patterns)?.status ?? null }));
    expect(accessRules(known, patterns)).toEqual(accessRules(domains, patterns));
    expect(accessRules(known, patterns).map(({ value, status }) => [value, status])).toEqual([['games.example', 'BLOCKED'], ['docs.example', 'BLOCKED'], ['work.example', 'UNBLOCKED'], ['other.test', 'BLOCKED'], ['*.example', 'BLOCKED'], ['docs.*', 'UNBLOCKED']]);
  });
});
