import { describe, expect, it } from 'vitest';
import { checkBankAccount, isIban, plainAccount } from '../../src/domain/bank-account.ts';
import { lastOf, writeNumber } from '../../src/domain/employee-number.ts';

const wrong = (country: string, accountNumber: string, bankCode: string | null = null, swift: string | null = null): string[] =>
  checkBankAccount({ country, accountNumber, bankCode, swift }, country).map(({ field }) => field);

describe('an account', () => {
  it.each(['DE89370400440532013000', 'FR1420041010050500013M02606', 'GB29NWBK60161331926819', 'AD1200012030200359100100', 'MT84MALT011000012345MTLCAST001S'])('%s is an IBAN', (iban) => {
    expect(isIban(iban)).toBe(true);
    expect(wrong(iban.slice(0, 2), iban)).toEqual([]);
  });

  it('has the length of its country and check digits that fit', () => {
    expect(wrong('DE', 'DE89370400440532013001')).toEqual(['accountNumber']);
    expect(wrong('DE', 'DE8937040044053201300')).toEqual(['accountNumber']);
    expect(wrong('FR', 'DE89370400440532013000')).toEqual(['accountNumber']);
  });

  it('is written plainly however it is typed', () => expect(plainAccount(' de89 3704-0044 0532 0130 00')).toBe('DE89370400440532013000'));

  it('names its branch as its country does', () => {
    expect(wrong('IN', '50100123456789', 'HDFC0000031')).toEqual([]);
    expect(wrong('IN', '50100123456789', 'HDFC1000031')).toEqual(['bankCode']);
    expect(wrong('IN', '12345678', 'HDFC0000031')).toEqual(['accountNumber']);
    expect(wrong('US', '000123456789', '021000021')).toEqual([]);
    expect(wrong('US', '000123456789', '021000022')).toEqual(['bankCode']);
    expect(wrong('JP', '123456', null)).toEqual(['accountNumber', 'bankCode']);
    expect(wrong('SG', '1234567890')).toEqual([]);
  });

  it('has a BIC of 8 or 11 signs, or none', () => expect([wrong('SG', '1234567890', null, 'DBSSSGSG'), wrong('SG', '1234567890', null, 'DBSSSGSGX')]).toEqual([[], ['swift']]));
});

describe('a number series', () => {
  it('fills up with zeros between prefix and suffix', () => expect(writeNumber({ prefix: 'NW-', suffix: '/26', digits: 5 }, 42)).toBe('NW-00042/26'));
  it('ends where its digits do', () => expect([1, 4, 9].map((digits) => lastOf({ digits }))).toEqual([9, 9999, 999_999_999]));
});
