/** What a menu offers for what was typed. */
import { expect, it } from 'vitest';
import { listOptions } from '../../../src/console/fields/listed/options.ts';
import { narrow } from '../../../src/console/fields/input/narrow.ts';

const labels = (found: readonly { readonly label: string }[]): readonly string[] => found.map(({ label }) => label);
const countries = listOptions('COUNTRY', 'en');

it('offers the country that was typed before those that have it within', () => {
  expect(labels(narrow(countries, 'India'))).toEqual(['India', 'British Indian Ocean Territory']);
  expect(labels(narrow(countries, 'guinea'))).toEqual(['Guinea', 'Guinea-Bissau', 'Equatorial Guinea', 'Papua New Guinea']);
  expect(labels(narrow(countries, 'oman')).slice(0, 2)).toEqual(['Oman', 'Romania']);
  expect(labels(narrow(countries, 'REUNION'))).toEqual(['Réunion']);
});

it('takes a code as a name, and text that reaches from the one into the other', () => {
  const options = [{ label: 'Maine' }, { label: 'Weaver', hint: 'ME' }, { label: 'Home' }];
  expect(labels(narrow(options, 'me'))).toEqual(['Weaver', 'Home']);
  expect(labels(narrow(options, 'weaver m'))).toEqual(['Weaver']);
});

it('keeps sections together and the order of what fits equally', () => {
  const options = [{ label: 'Old weaver', section: 'Lately' }, { label: 'Zari weaver', section: 'All' }, { label: 'Jute weaver', section: 'All' }, { label: 'Weaver', section: 'All' }];
  expect(labels(narrow(options, 'weaver'))).toEqual(['Old weaver', 'Weaver', 'Zari weaver', 'Jute weaver']);
  expect(narrow(options, ' ')).toEqual(options);
});
