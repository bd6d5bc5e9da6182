/** What a candidate's salary begins with. */
import { expect, it } from 'vitest';
import { startOf } from '../../../src/console/recruitment/salary/startOf.ts';
import type { Row } from '../../../src/console/providers/data/row.ts';

const candidate = (currency: string | null) => ({ id: '7', version: 1, expectedCtc: '389850', currency }) as unknown as Row;
const templates = [{ templateId: 3, templateName: 'Staff', annualCTC: '600000', currency: 'INR' }];

it.each([
  ['what the candidate hopes for', 'INR', '389850'],
  ['what they hope for, where nobody said in which currency', null, '389850'],
  ['the amount of the template where they hope in another currency', 'PHP', '600000'],
])('begins with %s', (_what, currency, annualCTC) => expect(startOf(null, templates, candidate(currency))).toEqual({ templateId: '3', annualCTC, effectiveFrom: null }));
