import { expect, it } from 'vitest';
import { spacedPhone } from '../../../src/console/fields/phone/spacedPhone.ts';

it.each([
  ['+919876543210', '+91 98765 43210'],
  ['+6591234567', '+65 9123 4567'],
  ['+33612345678', '+33 6 12 34 56 78'],
  ['+12025550123', '+1 202 555 0123'],
  ['+819012345678', '+81 90 1234 5678'],
  ['+34612345678', '+34 612 345 678'],
  ['+3531234567', '+353 123 4567'],
  ['+4915112345678', '+49 151 123 456 78'],
  ['98765 43210', '98765 43210'],
  ['extension 12', 'extension 12'],
])('shows %s as %s', (stored, shown) => expect(spacedPhone(stored)).toBe(shown));
