import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { quickFilters } from '../../../src/console/resource/list/filters/quickFilters.ts';
import { designation } from '../support/designations.ts';
import { field } from '../../domain/support/field.ts';
import { openList } from './support.tsx';
import type { Field } from '../../../src/domain/resource.ts';

const remote = designation.fields.find(({ name }) => name === 'remote')!;
const before = { ...remote };
const rowsBy = (type: string, key: string): Partial<Field> => ({ kind: 'rows', sort: false, rows: { type: 'DesignationPart', table: 'designation_part', parentColumn: 'designation_id', by: key, fields: [field('id', { key: 'id' }), field('reference', { key, reference: { endpoint: 'core-hr', type } })] } });

beforeEach(() => void Object.assign(remote, rowsBy('Grade', 'gradeId')));
afterEach(() => {
  cleanup();
  for (const key of Object.keys(remote)) if (!(key in before)) Reflect.deleteProperty(remote, key);
  Object.assign(remote, before);
});

/** A list whose filter is open, with one record chosen. */
const choosing = async () => {
  const list = await openList(40);
  const user = userEvent.setup();
  await screen.findByRole('gridcell', { name: 'Designation 1' });
  await user.keyboard('f');
  await user.click(within(await screen.findByRole('dialog')).getByRole('menuitem', { name: 'Remote' }));
  await user.click(await screen.findByRole('checkbox', { name: 'G7' }));
  return { ...list, user };
};

test('a list is filtered by what its child rows refer to: chosen by name, said in the chip, kept in the address', async () => {
  const { asked, router, user } = await choosing();
  await user.click(screen.getByRole('button', { name: 'Apply filter' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?filter=${encodeURIComponent('{"remote":{"in":["7"]}}')}`));
  await waitFor(() => expect(asked.map(({ variables }) => variables.filter)).toContainEqual({ remote: { in: ['7'] } }));
  expect(await screen.findByRole('button', { name: 'Remote is G7' })).toBeTruthy();
});

test('all of several are asked for by the same choice, which stays when the question changes', async () => {
  const { asked, router, user } = await choosing();
  await user.click(screen.getByRole('combobox', { name: 'Condition' }));
  await user.click(await screen.findByRole('option', { name: 'is all of' }));
  expect(await screen.findByRole('checkbox', { name: 'G7', checked: true })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Apply filter' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?filter=${encodeURIComponent('{"remote":{"all":["7"]}}')}`));
  await waitFor(() => expect(asked.map(({ variables }) => variables.filter)).toContainEqual({ remote: { all: ['7'] } }));
});

test('a chip says that all of several are asked for', async () => {
  await openList(40, { address: `/?filter=${encodeURIComponent('{"remote":{"all":["7","8"]}}')}` });
  expect(await screen.findByRole('button', { name: /^Remote is all of G7/ })).toBeTruthy();
});

test('whoever has none is found as well, and the address says what was asked', async () => {
  await openList(40, { address: `/?filter=${encodeURIComponent('{"remote":{"empty":true}}')}` });
  expect(await screen.findByRole('button', { name: 'Remote is empty' })).toBeTruthy();
});

test('of rows that name people, one’s own are offered at once', () => {
  const members = field('rows', { key: 'members', filter: true, ...rowsBy('Employee', 'employeeId') });
  expect(quickFilters([members])).toEqual([{ field: members, condition: { person: 'ME' } }, { field: members, condition: { person: 'MY_TEAM' } }]);
});
