/** Whether two candidates are one person: evidence for and against, added up as odds. */
import { alikeNames } from './alike-names.ts';

export type Person = {
  readonly name: string;
  readonly email: string | null;
  /** E.164. */
  readonly phone: string | null;
  readonly dateOfBirth: string | null;
  /** The words of the resume. */
  readonly resume?: string | null;
};
export type Reason = 'EMAIL' | 'PHONE' | 'NAME' | 'BIRTH_DATE' | 'RESUME';
export type Comparison = { /** From 0 to 1. */ readonly score: number; /** What speaks for it. */ readonly reasons: readonly Reason[] };

/** From here on two are told to a person as the same. */
export const SAME = 0.5;

const tagged = /^(gmail|googlemail)\.com$/;

/** An address as its mailbox: no tag after '+', and for Google's no dots. */
export const mailbox = (email: string | null): string | null => {
  const [local = '', domain = ''] = (email ?? '').trim().toLowerCase().split('@');
  if (local === '' || domain === '') return null;
  const plain = local.replace(/\+.*$/, '');
  return tagged.test(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
};

/** Five words on end, as often as they occur at all. */
const shingles = (text: string): ReadonlySet<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(0, 3000).map((_, at) => words.slice(at, at + 5).join(' ')).filter((_, at) => at + 5 <= words.length));
};

/** The share of five-word pieces that two texts have in common, from 0 to 1; short texts have none. */
export const alikeTexts = (one: string | null | undefined, other: string | null | undefined): number => {
  const [own, theirs] = [shingles(one ?? ''), shingles(other ?? '')];
  if (own.size < 20 || theirs.size < 20) return 0;
  const shared = [...own].filter((piece) => theirs.has(piece)).length;
  return shared / (own.size + theirs.size - shared);
};

/** Day and month changed places. */
const isTurned = (one: string, other: string): boolean => one.slice(0, 4) === other.slice(0, 4) && one.slice(5, 7) === other.slice(8) && one.slice(8) === other.slice(5, 7);

const agreed = (one: string | null, other: string | null): 'same' | 'other' | 'unknown' => (one === null || other === null ? 'unknown' : one === other ? 'same' : 'other');

export const comparePeople = (one: Person, other: Person): Comparison => {
  const reasons: Reason[] = [];
  let odds = -4;
  const weigh = (reason: Reason, weight: number): void => {
    odds += weight;
    if (weight > 0.5) reasons.push(reason);
  };
  const email = agreed(mailbox(one.email), mailbox(other.email));
  weigh('EMAIL', email === 'same' ? 6 : email === 'other' ? -0.4 : 0);
  const phone = agreed(one.phone, other.phone);
  weigh('PHONE', phone === 'same' ? 4.2 : phone === 'other' ? -0.4 : 0);
  const birth = agreed(one.dateOfBirth, other.dateOfBirth);
  const turned = birth === 'other' && isTurned(one.dateOfBirth!, other.dateOfBirth!);
  weigh('BIRTH_DATE', birth === 'same' ? 3.4 : turned ? 1 : birth === 'other' ? -4 : 0);
  const name = alikeNames(one.name, other.name);
  weigh('NAME', name >= 0.96 ? 3.2 : name >= 0.88 ? 2.4 : name >= 0.8 ? 1.2 : name >= 0.68 ? -1 : -4.2);
  const text = alikeTexts(one.resume, other.resume);
  weigh('RESUME', text > 0.5 ? 4 : text > 0.25 ? 2 : 0);
  return { score: Math.round((1 / (1 + Math.exp(-odds))) * 1000) / 1000, reasons };
};
