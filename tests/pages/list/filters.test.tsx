import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { isComplete, operatorOf, withOperator } from '../../../src/console/fields/filter/operators.ts';
import { customMessages } from '../../../src/domain/customisation/custom-messages.ts';
import { customisationOf, customised, shownFields } from '../../../src/domain/customisation/customise.ts';
import { designation } from '../support/designations.ts';
import { openList } from './support.tsx';

afterEach(cleanup);

test('a condition and its operator belong together', () => {
  expect(operatorOf({ from: 3, to: 9 })).toBe('between');
  expect(operatorOf({ from: 3, to: '' })).toBe('from');
  expect(withOperator({ equals: 'ACTIVE' }, 'anyOf')).toEqual({ in: ['ACTIVE'] });
  expect(isComplete({ contains: '' })).toBe(false);
  expect(isComplete({ equals: false })).toBe(true);
  expect(isComplete({ from: 0 })).toBe(true);
});

test('a filter is added, shown as a chip, kept in the address and removed', async () => {
  const { asked, router } = await openList(40);
  const user = userEvent.setup();
  await screen.findByRole('gridcell', { name: 'Designation 1' });
  await user.keyboard('f');
  await user.click(within(await screen.findByRole('dialog')).getByRole('menuitem', { name: 'Status' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Active' }));
  await user.click(screen.getByRole('button', { name: 'Apply filter' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?filter=${encodeURIComponent('{"status":{"in":["ACTIVE"]}}')}`));
  await waitFor(() => expect(asked.at(-1)?.variables.filter).toEqual({ status: { in: ['ACTIVE'] } }));
  expect(await screen.findByRole('button', { name: 'Status is Active' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove the filter on Status' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('several of a list, which an organisation added, is filtered by any and by all of some', async () => {
  const told = { entity: 'Designation', field: 'perks', label: 'Perks', kind: 'CHOICES', choices: 'Car\nHouse, with garden', isRequired: false, isVisible: true, minimum: null, maximum: null, preset: null, section: null, position: null, hint: null } as const;
  const { asked } = await openList(40, { own: shownFields(customised(designation, customisationOf([told]))).slice(-1), words: customMessages([told], () => true) });
  const user = userEvent.setup();
  await screen.findByRole('gridcell', { name: 'Designation 1' });
  await user.keyboard('f');
  await user.click(within(await screen.findByRole('dialog')).getByRole('menuitem', { name: 'Perks' }));
  await user.click(await screen.findByRole('checkbox', { name: 'House, with garden' }));
  await user.click(screen.getByRole('button', { name: 'Apply filter' }));
  await waitFor(() => expect(asked.at(-1)?.variables.filter).toEqual({ custom: { perks: { in: ['House, with garden'] } } }));
  await user.click(await screen.findByRole('button', { name: 'Perks is House, with garden' }));
  await user.click(await screen.findByRole('combobox', { name: 'Condition' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['is any of', 'is all of', 'is empty', 'is not empty']);
  await user.click(screen.getByRole('option', { name: 'is all of' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Car' }));
  await user.click(screen.getByRole('button', { name: 'Apply filter' }));
  await waitFor(() => expect(asked.at(-1)?.variables.filter).toEqual({ custom: { perks: { all: ['House, with garden', 'Car'] } } }));
  expect(await screen.findByRole('button', { name: 'Perks is all of House, with garden, Car' })).toBeTruthy();
});

test('a chip of a reference names the record that its address holds by id', async () => {
  await openList(40, { address: `/?filter=${encodeURIComponent('{"gradeId":{"in":["7"]}}')}` });
  expect(await screen.findByRole('button', { name: 'Grade is G7' })).toBeTruthy();
});

test('the views count the whole list and choose a status', async () => {
  const { router } = await openList(40);
  const active = await screen.findByRole('button', { name: /^Active/ });
  await waitFor(() => expect(active.textContent).toBe('Active40'));
  await userEvent.click(active);
  await waitFor(() => expect(decodeURIComponent(router.state.location.search)).toBe('?filter={"status":{"equals":"ACTIVE"}}'));
});

test('columns are hidden and shown again, and only shown ones are asked for', async () => {
  const { asked } = await openList(40);
  const user = userEvent.setup();
  await screen.findByRole('gridcell', { name: 'Designation 1' });
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Notes' }));
  await waitFor(() => expect(asked.at(-1)?.query).toContain('notes'));
  await user.click(screen.getByRole('checkbox', { name: 'Allowance' }));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Allowance/, hidden: true })).toBeNull());
});

test('the star keeps the list as it is narrowed and sorted, under a name that says so, and nothing of the page', async () => {
  await openList(40, { address: '/?filter=%7B%22status%22%3A%7B%22equals%22%3A%22ACTIVE%22%7D%7D&search=pay&sort=-code&page=2&record=3' });
  expect(await screen.findByRole('button', { name: 'Add Designations: Active, “pay” to favourites' })).toBeTruthy();
  cleanup();
  await openList(40, { address: '/?sort=-code' });
  expect(await screen.findByRole('button', { name: 'Add Designations to favourites' })).toBeTruthy();
});

test('the focus of the filter builder stays with a rule whose field changes, and goes on from what is removed', async () => {
  await openList(40, { address: `/?filter=${encodeURIComponent('{"code":{"contains":"D"},"probationDays":{"from":3},"remote":{"equals":true}}')}` });
  const user = userEvent.setup();
  await screen.findByRole('gridcell', { name: 'Designation 1' });
  await user.keyboard('f');
  await user.click(await screen.findByRole('menuitem', { name: /^Advanced/ }));
  const builder = within(await screen.findByRole('dialog', { name: 'Advanced filter' }));
  const fields = (): readonly (string | null)[] => builder.getAllByRole('combobox', { name: 'Field' }).map(({ textContent }) => textContent);
  const focused = (): string | null | undefined => document.activeElement?.textContent;
  expect(fields()).toEqual(['Code', 'Probation days', 'Remote']);
  const [, second] = builder.getAllByRole('combobox', { name: 'Field' });
  second!.focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('option', { name: 'Allowance' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect([fields(), document.activeElement === second]).toEqual([['Code', 'Allowance', 'Remote'], true]);
  // The condition is that of the new field, without what was said of the former one.
  expect(builder.getByText('A condition without a value is left out.')).toBeTruthy();
  for (const [gone, next] of [['Code', 'Allowance'], ['Remote', 'Allowance'], ['Allowance', 'Add condition']] as const) {
    builder.getByRole('button', { name: `Remove the condition on ${gone}` }).focus();
    await user.keyboard('{Enter}');
    expect(focused()).toBe(next);
  }
  await user.keyboard('{Enter}');
  await user.click(builder.getByRole('button', { name: 'Remove all' }));
  expect(focused()).toBe('Add condition');
});
