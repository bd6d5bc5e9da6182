/** Whether two candidates are one person: evidence for and against, added up as odds. */
import { alikeNameWords, nameWords } from './alike-names.ts';
import { alikePieces, piecesOf } from './resume-pieces.ts';

export type Person = {
  readonly name: string;
  readonly email: string | null;
  /** E.164. */
  readonly phone: string | null;
  readonly dateOfBirth: string | null;
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

/** A person made ready to be compared with many. */
export type Ready = { readonly mailbox: string | null; readonly phone: string | null; readonly dateOfBirth: string | null; readonly words: readonly string[] };

export const readyOf = ({ name, email, phone, dateOfBirth }: Person): Ready => ({ mailbox: mailbox(email), phone, dateOfBirth, words: nameWords(name) });

/** Day and month changed places. */
const isTurned = (one: string, other: string): boolean => one.slice(0, 4) === other.slice(0, 4) && one.slice(5, 7) === other.slice(8) && one.slice(8) === other.slice(5, 7);

const agreed = (one: string | null, other: string | null): 'same' | 'other' | 'unknown' => (one === null || other === null ? 'unknown' : one === other ? 'same' : 'other');

/** What each part says, as odds for it. */
export type Evidence = readonly (readonly [Reason, number])[];

/** What all but the resumes say. */
export const evidenceOf = (one: Ready, other: Ready): Evidence => {
  const email = agreed(one.mailbox, other.mailbox);
  const phone = agreed(one.phone, other.phone);
  const birth = agreed(one.dateOfBirth, other.dateOfBirth);
  const turned = birth === 'other' && isTurned(one.dateOfBirth!, other.dateOfBirth!);
  const name = alikeNameWords(one.words, other.words);
  return [
    ['EMAIL', email === 'same' ? 6 : email === 'other' ? -0.4 : 0],
    ['PHONE', phone === 'same' ? 4.2 : phone === 'other' ? -0.4 : 0],
    ['BIRTH_DATE', birth === 'same' ? 3.4 : turned ? 1 : birth === 'other' ? -4 : 0],
    ['NAME', name >= 0.96 ? 3.2 : name >= 0.88 ? 2.4 : name >= 0.8 ? 1.2 : name >= 0.68 ? -1 : -4.2],
  ];
};

const MOST_OF_RESUMES = 4;

/** With what the resumes say, as their pieces. */
export const withResumes = (evidence: Evidence, one: Uint32Array, other: Uint32Array): Evidence => {
  const text = alikePieces(one, other);
  return [...evidence, ['RESUME', text > 0.5 ? MOST_OF_RESUMES : text > 0.25 ? 2 : 0]];
};

export const comparisonOf = (evidence: Evidence): Comparison => {
  const odds = evidence.reduce((sum, [, weight]) => sum + weight, -4);
  return { score: Math.round((1 / (1 + Math.exp(-odds))) * 1000) / 1000, reasons: evidence.flatMap(([reason, weight]) => (weight > 0.5 ? [reason] : [])) };
};

/** Without the birth dates, for whom may not see them. */
export const withoutBirth = (evidence: Evidence): Evidence => evidence.filter(([reason]) => reason !== 'BIRTH_DATE');

/** Whether resumes, at most, make them the same for anybody; others need not be read. */
export const mayBeSame = (evidence: Evidence): boolean => [evidence, withoutBirth(evidence)].some((told) => comparisonOf([...told, ['RESUME', MOST_OF_RESUMES]]).score >= SAME);

type WithResume = Person & { /** The words of the resume. */ readonly resume?: string | null };

export const comparePeople = (one: WithResume, other: WithResume): Comparison => comparisonOf(withResumes(evidenceOf(readyOf(one), readyOf(other)), piecesOf(one.resume ?? ''), piecesOf(other.resume ?? '')));
