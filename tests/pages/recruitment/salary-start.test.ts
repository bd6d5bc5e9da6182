/** What a candidate's salary begins with. */
import { expect, it } from 'vitest';
import { startOf } from '../../../src/console/recruitment/salary/startOf.ts';
import type { Row } from '../../../src/console/providers/data/row.ts';

const candidate = (currency: string | null, expectedCtc: string | null = '389850') => ({ id: '7', version: 1, expectedCtc, currency }) as unknown as Row;
const staff = { templateId: 3, templateName: 'Staff', annualCTC: '600000', currency: 'INR' };
const management = { templateId: 2, templateName: 'Management', annualCTC: '2400000', currency: 'INR' };
const start = (record: Row, templates = [management, staff], postPay: Parameters<typeof startOf>[3] = null) => startOf(null, templates, record, postPay);

it.each([
  ['what the candidate hopes for', 'INR', '389850'],
  ['what they hope for, where nobody said in which currency', null, '389850'],
  ['the amount of the only template where they hope in another currency', 'PHP', '600000'],
])('begins with %s', (_what, currency, annualCTC) => expect(start(candidate(currency), [staff])).toEqual({ templateId: '3', annualCTC, effectiveFrom: null }));

it.each([
  ['389850', '3'],
  ['1190000', '3'],
  ['1210000', '2'],
  ['5000000', '2'],
])('proposes for %s the template that costs nearest to it', (expected, templateId) => expect(start(candidate('INR', expected))).toEqual({ templateId, annualCTC: expected, effectiveFrom: null }));

it('goes by what the post pays where the candidate named nothing that can be compared', () => {
  expect(start(candidate('EUR'), undefined, { salaryFrom: '400000.0000', salaryTo: '500000.0000', currency: 'INR' })).toEqual({ templateId: '3', annualCTC: '500000.0000', effectiveFrom: null });
  expect(start(candidate('INR', null), undefined, { salaryFrom: '2000000', salaryTo: null, currency: 'INR' })).toEqual({ templateId: '2', annualCTC: '2000000', effectiveFrom: null });
  expect(start(candidate('INR', null), undefined, { salaryFrom: '550000', salaryTo: '700000', currency: 'INR' })).toEqual({ templateId: '3', annualCTC: '600000', effectiveFrom: null });
});

it('proposes none of several where nothing tells which, and none that costs nothing', () => {
  const nothing = { templateId: null, annualCTC: null, effectiveFrom: null };
  expect(start(candidate('EUR'))).toEqual(nothing);
  expect(start(candidate('INR', null), undefined, { salaryFrom: '30000', salaryTo: '40000', currency: 'EUR' })).toEqual(nothing);
  expect(start(candidate('INR'), [{ ...management, annualCTC: '' }, { ...staff, annualCTC: '' }])).toEqual({ ...nothing, annualCTC: '389850' });
});

it('is what was saved, where something was', () =>
  expect(startOf({ salaryId: 1, version: 1, status: 'DRAFT', templateId: 2, templateName: 'Management', annualCTC: 400000, effectiveFrom: '2027-01-04' }, [management, staff], candidate('INR'), null)).toEqual({ templateId: '2', annualCTC: '400000', effectiveFrom: '2027-01-04' }));
