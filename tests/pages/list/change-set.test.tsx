/** A list of what one change-set added or changed, as the end of an import opens it. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openList } from './support.tsx';

afterEach(cleanup);

const of = (filter: object): string => `/?filter=${encodeURIComponent(JSON.stringify(filter))}`;

test('says that it holds what one change touched, leads to that, and lets the condition go', async () => {
  const { asked, router } = await openList(3, { address: of({ changeSet: { equals: '42' }, status: { equals: 'ACTIVE' } }) });
  const chips = await screen.findByRole('group', { name: 'Filters' });
  expect(within(chips).getByRole('link', { name: /^Change/ }).getAttribute('href')).toBe('/account/changes?set=42');
  expect(asked.some(({ variables }) => JSON.stringify(variables.filter) === JSON.stringify({ changeSet: { equals: '42' }, status: { equals: 'ACTIVE' } }))).toBe(true);
  await userEvent.click(within(chips).getByRole('button', { name: 'Remove the filter on Change' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?filter=${encodeURIComponent('{"status":{"equals":"ACTIVE"}}')}`));
});

test('keeps that condition while those of fields are nested', async () => {
  const { router } = await openList(3, { address: of({ changeSet: { equals: '42' } }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Add filter' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Advanced' }));
  const panel = await screen.findByRole('dialog', { name: 'Advanced filter' });
  await userEvent.click(within(panel).getByRole('button', { name: 'Apply filter' }));
  expect(router.state.location.search).toBe(of({ changeSet: { equals: '42' } }).slice(1));
});

test('passes over what is no number of a change', async () => {
  const { asked } = await openList(3, { address: of({ changeSet: { equals: 'x' } }) });
  expect(screen.queryByRole('group', { name: 'Filters' })).toBeNull();
  expect(JSON.stringify(asked)).not.toContain('changeSet');
});
