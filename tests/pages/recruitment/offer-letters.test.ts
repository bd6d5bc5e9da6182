/** With which letter and days an offer begins. */
import { expect, test } from 'vitest';
import { letterFields, lettersFor, startOfLetter } from '../../../src/console/recruitment/offers/letterFields.tsx';

const letters = [{ id: '1', name: 'Lettre d’embauche', language: 'FR' }, { id: '2', name: 'Offer letter', language: 'EN' }, { id: '3', name: 'Carta oferta', language: 'SP' }];
const idsFor = (spoken: unknown, ofOrganisation?: string, preferred?: string): string[] => lettersFor(letters, { preferred, spoken }, ofOrganisation).map(({ id }) => id);

test('letters in the language of the candidate come first, else those of the organization', () => {
  expect(idsFor([{ language: 'es', proficiency: 'NATIVE' }, { language: 'en', proficiency: 'FLUENT' }], 'EN')).toEqual(['3', '2', '1']);
  expect(idsFor([{ language: 'fr', proficiency: 'BASIC' }], 'EN')).toEqual(['2', '1', '3']);
  expect(idsFor([{ language: 'ta', proficiency: 'NATIVE' }, { language: 'fr', proficiency: 'FLUENT' }, { language: 'en', proficiency: 'FLUENT' }], 'en')).toEqual(['2', '1', '3']);
  expect(idsFor(null, 'SP')).toEqual(['3', '1', '2']);
  expect(idsFor(undefined)).toEqual(['1', '2', '3']);
  // What they applied in counts more than what they know besides.
  expect(idsFor([{ language: 'es', proficiency: 'NATIVE' }], 'EN', 'FR')).toEqual(['1', '3', '2']);
});

test('the first letter is chosen where it is the only one of its language', () => {
  expect(startOfLetter(letters, null, '2026-11-28')['templateId']).toBe('1');
  expect(startOfLetter([...letters, { id: '4', name: 'Apprentis', language: 'FR' }], null, '2026-11-28')['templateId']).toBeUndefined();
  expect(startOfLetter([], null, '2026-11-28')).toEqual({ expiresOn: '2026-12-05' });
});

test('a week is proposed to answer, though no day after the first one at work', () => {
  expect(startOfLetter(letters, '2027-02-01', '2026-11-28')).toMatchObject({ joiningDate: '2027-02-01', expiresOn: '2026-12-05' });
  expect(startOfLetter(letters, '2026-12-01', '2026-11-28')).toMatchObject({ joiningDate: '2026-12-01', expiresOn: '2026-12-01' });
  expect(startOfLetter(letters, '2026-01-01', '2026-11-28')).not.toHaveProperty('joiningDate');
});

test('letters of several languages say theirs', () => {
  const labels = (given: typeof letters): unknown => (letterFields((key) => key, given, true)[0]!.control!({} as never) as { props: { choices: { label: string }[] } }).props.choices.map(({ label }) => label);
  expect(labels(letters)).toEqual(['Lettre d’embauche · Français', 'Offer letter · English', 'Carta oferta · Español']);
  expect(labels(letters.slice(1, 2))).toEqual(['Offer letter']);
});
