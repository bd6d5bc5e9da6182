/** Which columns a list begins with where every row is the reader's own. */
import { expect, it } from 'vitest';
import { leaveRequest } from '../../../generated/employee-self-service/resources.ts';
import { isOwnList, shownNames } from '../../../src/console/resource/list/state/columns.ts';

it('leaves out whose a record is, until the person asks for it', () => {
  const of = (chosen: Parameters<typeof shownNames>[2]): readonly string[] => shownNames(leaveRequest, leaveRequest.fields, chosen);
  expect(of({})).toContain('employee');
  expect(of({ isOwn: true })).toEqual(of({}).filter((name) => name !== 'employee'));
  expect(of({ isOwn: true, columns: ['employee', 'reason'] })).toEqual(['employee', 'reason']);
});

it.each([
  ['SELF', 'SELF', true],
  ['SELF', 'ALL', true],
  ['ALL', 'SELF', true],
  ['ALL', 'ALL', false],
  ['TEAM', 'TEAM', false],
] as const)('a screen of %s for a right on %s holds only own records: %s', (scope, right, own) => {
  expect(isOwnList({ scope }, { scope: right })).toBe(own);
});
