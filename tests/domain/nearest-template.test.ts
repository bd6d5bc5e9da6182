import { expect, it } from 'vitest';
import { nearestTemplate } from '../../src/domain/payroll/salary/nearest-template.ts';

const templates = [{ name: 'Management', annualCTC: '2400000' }, { name: 'Interns', annualCTC: null }, { name: 'Staff', annualCTC: '900000.0000' }];

it.each([
  [250_000, 'Staff'],
  [900_000, 'Staff'],
  [1_460_000, 'Staff'],
  // The middle in proportion is near 1,469,694.
  [1_480_000, 'Management'],
  [9_000_000, 'Management'],
])('of %i the nearest in proportion is %s', (amount, name) => expect(nearestTemplate(templates, amount)?.name).toBe(name));

it('is none where no template names what it costs', () => expect(nearestTemplate(templates.slice(1, 2), 900_000)).toBeUndefined());
