import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { errorArguments, errorKey, errors, errorText, isErrorCode, withCode, type ErrorCode } from '../../src/domain/errors.ts';

type Languages = Record<'en' | 'fr' | 'ja' | 'sp', string>;
const wordsOf = (file: string): Record<string, Languages> => parse(readFileSync(new URL(`../../src/messages/${file}`, import.meta.url), 'utf8')) as Record<string, Languages>;
/** Those of signing in travel with the sign-in page. */
const messages: Record<string, Languages> = { ...wordsOf('errors.yml'), ...wordsOf('sign-in-errors.yml') };
const codes = Object.keys(errors).filter(isErrorCode);
/** Each once: plural forms repeat them, and not every language has as many. */
const tokens = (text: string): string[] => [...new Set(Array.from(text.matchAll(/%\{\w+\}/g), ([token]) => token))].sort();

describe('the error catalogue', () => {
  it.each(codes)('says %s in four languages with the same tokens, the English as in the table', (code: ErrorCode) => {
    const message = messages[errorKey(code)];
    expect(message?.en).toBe(errors[code].text);
    for (const language of ['fr', 'ja', 'sp'] as const) expect(tokens(message?.[language] ?? '')).toEqual(tokens(errors[code].text));
  });

  it('quotes the specification to the letter', () => {
    expect(errorText('_DB0000')).toBe("It's us! There seems to be some technical difficulties. Please try after some time - _DB0000.");
    expect(errorText('INVALID_CREDENTIALS')).toBe('Invalid email or password');
    expect(errorText('FILE_TOO_LARGE', { size: '3 MB' })).toBe('The file size should be less than 3 MB.');
    expect(errorText('DESIGNATION_TAKEN')).toBe('Designation Code and Designation Name combination already exists');
  });

  it('shows 5000 ms unless the network is blocked, which stays 20000', () => {
    expect(errors._DB0101.duration).toBe(5000);
    expect(errors.NETWORK_BLOCKED.duration).toBe(20_000);
  });

  it('appends the code of a missing right, once, in each script', () => {
    expect(errorText('_DB0101')).toBe('You do not have add access rights. Please contact the HR administrator - _DB0101.');
    expect(withCode('連絡してください。', 'X1')).toBe('連絡してください - X1。');
    expect(withCode('Again - X1.', 'X1')).toBe('Again - X1.');
  });

  it('knows its own codes and no inherited names', () => {
    expect(isErrorCode('_DB0100')).toBe(true);
    expect(isErrorCode('__proto__')).toBe(false);
    expect(isErrorCode('toString')).toBe(false);
    expect(errorArguments('UNDO_TAKEN')).toEqual(['title', 'fields']);
  });
});
