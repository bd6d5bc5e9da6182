/** Closed lists of the world's own: what stands in them, by which names people mean their values, and how those read. */
import { describe, expect, it } from 'vitest';
import { isListed, listValues, parseListed } from '../../src/domain/lists/lists.ts';
import { listChoice, listText } from '../../src/domain/lists/listText.ts';
import { orderOf } from '../../src/domain/values/dateFormat.ts';
import { validateField } from '../../src/domain/validate.ts';
import { formatValue } from '../../src/domain/values/formatValue.ts';
import { parseValue } from '../../src/domain/values/parseValue.ts';
import type { Field, ListName } from '../../src/domain/resource.ts';

const field = (closedList: ListName): Field => ({ name: 'place', key: 'place', column: 'place', kind: 'listed', closedList, required: true, readOnly: false, search: false, filter: false, sort: true, inList: true, rule: {}, help: false });
const meant = (list: ListName, text: string): unknown => {
  const read = parseListed(list, text);
  return 'value' in read ? read.value : [read.problem.message, read.problem.args['suggestion']];
};

describe('a closed list', () => {
  it('holds what is in force, and each value as the engine knows it', () => {
    expect(listValues('COUNTRY')).toHaveLength(249);
    expect(listValues('CURRENCY').filter((code) => !Intl.supportedValuesOf('currency').includes(code))).toEqual([]);
    expect(listValues('TIME_ZONE')).toContain('Asia/Kolkata');
    expect(listValues('TIME_ZONE')).not.toContain('Asia/Calcutta');
    expect(listValues('DATE_FORMAT').filter((format) => new Set(orderOf(format)).size !== 3)).toEqual([]);
  });

  it('knows its members and nothing like them', () => {
    expect([isListed('COUNTRY', 'FR'), isListed('COUNTRY', 'fr'), isListed('COUNTRY', 'ZZ'), isListed('CURRENCY', 'DEM')]).toEqual([true, false, false, false]);
    expect([isListed('TIME_ZONE', 'Asia/Calcutta'), isListed('TIME_ZONE', 'asia/kolkata'), isListed('TIME_ZONE', '+05:30'), isListed('TIME_ZONE', 'Mars/Base')]).toEqual([true, false, false, false]);
  });

  it.each([
    ['COUNTRY', 'in', 'IN'],
    ['COUNTRY', ' India ', 'IN'],
    ['COUNTRY', 'INDE', 'IN'],
    ['COUNTRY', 'インド', 'IN'],
    ['COUNTRY', 'Estados Unidos', 'US'],
    ['COUNTRY', 'cote d ivoire', 'CI'],
    ['COUNTRY', 'UK', 'GB'],
    ['CURRENCY', 'eur', 'EUR'],
    ['CURRENCY', 'yen japonais', 'JPY'],
    ['LANGUAGE', 'tamoul', 'ta'],
    ['LANGUAGE', 'Filipino', 'fil'],
    ['TIME_ZONE', 'Asia/Calcutta', 'Asia/Kolkata'],
    ['TIME_ZONE', 'us/eastern', 'America/New_York'],
    ['TIME_ZONE', 'ho chi minh', 'Asia/Ho_Chi_Minh'],
    ['DATE_FORMAT', 'dd/mm/yyyy', 'DD/MM/YYYY'],
  ] as const)('%s: %s means %s', (list, text, value) => expect(meant(list, text)).toBe(value));

  it('suggests the nearest name, and says so where there is none', () => {
    expect(meant('COUNTRY', 'Germny')).toEqual(['rule.choiceSuggest', 'Germany']);
    expect(meant('CURRENCY', 'cowrie shells of the sea')).toEqual(['rule.choice', undefined]);
  });

  it('reads each of its own names back in each language', () => {
    for (const list of ['COUNTRY', 'CURRENCY', 'LANGUAGE', 'TIME_ZONE', 'DATE_FORMAT'] as const)
      for (const language of ['en', 'fr', 'ja', 'sp'] as const)
        for (const value of listValues(list)) expect(meant(list, listText(list, value, language))).toBe(value);
  });

  it('offers names with what tells them apart, dates as they look today', () => {
    expect(listChoice('COUNTRY', 'JP', 'fr', '2026-11-20')).toEqual({ label: 'Japon', hint: 'JP' });
    expect(listChoice('TIME_ZONE', 'Asia/Kolkata', 'en', '2026-11-20')).toEqual({ label: 'Asia/Kolkata', hint: 'UTC+05:30' });
    expect(listChoice('TIME_ZONE', 'UTC', 'en', '2026-11-20').hint).toBe('UTC');
    expect(listChoice('DATE_FORMAT', 'DD MMM YYYY', 'en', '2026-11-20')).toEqual({ label: '20 Nov 2026', hint: 'DD MMM YYYY' });
  });

  it('is checked, read and shown as a field of any entity', () => {
    const context = { entity: 'location' };
    expect(validateField(field('COUNTRY'), 'IN', {}, context)).toBeNull();
    expect(validateField(field('COUNTRY'), 'India', {}, context)?.message).toBe('rule.choice');
    expect(validateField(field('TIME_ZONE'), '', {}, context)?.message).toBe('rule.required');
    expect(parseValue(field('COUNTRY'), 'Espagne', { language: 'fr', dateFormat: 'YYYY/MM/DD' })).toEqual({ value: 'ES' });
    expect(formatValue(field('COUNTRY'), 'ES', { language: 'sp', dateFormat: 'YYYY/MM/DD' })).toBe('España');
  });
});
