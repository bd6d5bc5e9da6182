import { readFileSync } from 'node:fs';

const SHORTEST_PASSWORD = 12;
const LONGEST_PASSWORD = 200;

let common: ReadonlySet<string> | undefined;

const commonPasswords = (): ReadonlySet<string> => {
  common ??= new Set(
    readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
  return common;
};

/** The shortest text of which this one is a repetition: 'abcabc' is 'abc'. */
const unitOf = (text: string): string => text.slice(0, (text + text).indexOf(text, 1));

/**
 * Whether a password is too weak to be chosen: under 12 characters, among the common ones (also when digits or signs
 * only decorate it, or when it is one short piece repeated), or made of the person's own address.
 */
export const isWeakPassword = (password: string, email: string): boolean => {
  const length = [...password].length;
  if (length < SHORTEST_PASSWORD || length > LONGEST_PASSWORD) return true;
  const plain = password.normalize('NFKC').toLowerCase();
  const bare = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const unit = unitOf(plain);
  const known = commonPasswords();
  if (unit.length < 5 || [plain, bare, unit, unitOf(bare)].some((text) => known.has(text))) return true;
  const owner = email.toLowerCase();
  return [owner, owner.split('@')[0] ?? ''].some((part) => part.length > 3 && (plain === part || bare === part));
};
