/** An amount of a list is written in the currency of its record, whether or not that is a column. */
import { expect, it } from 'vitest';
import { grade } from '../../../generated/core-hr/resources.ts';
import { settlement } from '../../../generated/payroll-admin/resources.ts';
import { candidateSalary } from '../../../generated/recruitment/resources.ts';
import { knownFields } from '../../../src/domain/customisation/customise.ts';
import { listDocument, oneDocument } from '../../../src/console/providers/data/documents.ts';
import { columnFields } from '../../../src/console/providers/data/selection.ts';

it('asks for the currency of amounts that are shown, and of no others', () => {
  expect(columnFields(grade, ['minimumPay']).map(({ name }) => name)).toEqual(['name', 'code', 'minimumPay', 'currency']);
  expect(columnFields(grade, ['rank']).map(({ name }) => name)).toEqual(['name', 'code', 'rank']);
});

it('asks for what pages know of a record beside what people meet', () => {
  const target = { resource: { ...settlement, fields: settlement.fields.filter((field) => field.hidden !== true), known: knownFields(settlement) }, siblings: [] } as never;
  expect(knownFields(settlement)).toEqual(['preparedById', 'submittedById']);
  expect(oneDocument(target)).toMatch(/ preparedById submittedById version /);
});

it('asks for a currency that people do not meet as a field, of the record and of its row', () => {
  const shown = { ...candidateSalary, fields: candidateSalary.fields.filter(({ hidden }) => hidden !== true) };
  const target = { resource: shown, siblings: [] } as never;
  for (const text of [listDocument(target, ['annualCTC']), oneDocument(target)]) expect(text).toMatch(/ annualCTC .*\bcurrency\b/);
  expect(listDocument(target, ['effectiveFrom'])).not.toContain('currency');
});
