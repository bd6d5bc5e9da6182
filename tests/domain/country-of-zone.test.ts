/** Where clocks go by a zone, and what is paid with there. */
import { expect, it } from 'vitest';
import { countryOfZone } from '../../src/domain/lists/countryOfZone.ts';
import { currencyOfCountry } from '../../src/domain/lists/currencyOfCountry.ts';
import { isListed, listValues } from '../../src/domain/lists/lists.ts';
import { timeZones } from '../../src/domain/lists/timeZones.ts';

it.each([
  ['Asia/Kolkata', 'IN', 'INR'],
  ['Asia/Tokyo', 'JP', 'JPY'],
  ['Europe/Kyiv', 'UA', 'UAH'],
  ['Europe/Paris', 'FR', 'EUR'],
  ['America/Indiana/Indianapolis', 'US', 'USD'],
  ['Africa/Dakar', 'SN', 'XOF'],
  ['Europe/Sofia', 'BG', 'EUR'],
  ['America/Curacao', 'CW', 'XCG'],
  ['America/Lower_Princes', 'SX', 'XCG'],
  ['Africa/Harare', 'ZW', 'ZWG'],
  ['Asia/Gaza', 'PS', 'ILS'],
])('%s is the zone of %s, where %s is paid with', (zone, country, currency) => {
  expect(countryOfZone(zone)).toBe(country);
  expect(currencyOfCountry(country)).toBe(currency);
});

it('knows the country of every zone that has one, and of UTC none', () => {
  expect(timeZones().filter((zone) => countryOfZone(zone) === null)).toEqual(['UTC']);
});

it('answers listed currencies only', () => {
  const answers = listValues('COUNTRY').map(currencyOfCountry);
  expect(answers.filter((currency) => currency !== null && !isListed('CURRENCY', currency))).toEqual([]);
  expect(listValues('COUNTRY').filter((country) => currencyOfCountry(country) === null)).toEqual(['AQ']);
});
