/** What an address asks and a list cannot have is said, before anybody selects all that match. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openList } from './support.tsx';

afterEach(cleanup);

const opened = (filter: object) => openList(20, { address: `/?filter=${encodeURIComponent(JSON.stringify(filter))}` });
const note = () => screen.findByText(/^Left out of the conditions/);

test('a value that is no more is named, and the others hold', async () => {
  const { asked } = await opened({ status: { in: ['ACTIVE', 'PUBLISHED'] } });
  expect((await note()).textContent).toContain(': Status “PUBLISHED”. More may show');
  expect(asked.find(({ query }) => query.includes('listDesignations'))?.variables.filter).toEqual({ status: { in: ['ACTIVE'] } });
});

test('a condition of which nothing is left, and a field that is no more, are named', async () => {
  await opened({ status: { equals: 'GONE' }, salary: { from: 1 } });
  expect((await note()).textContent).toMatch(/: Status “GONE”.* salary\. More may show/);
});

test('the note is closed, and goes by itself once what remains was changed', async () => {
  const { router } = await opened({ status: { in: ['ACTIVE', 'PUBLISHED'] } });
  const strip = (await note()).closest<HTMLElement>('[role=status]')!;
  await router.navigate(`/?filter=${encodeURIComponent(JSON.stringify({ status: { in: ['ACTIVE'] } }))}`);
  await waitFor(() => expect(screen.queryByText(/^Left out/)).toBeNull());
  await router.navigate(-1);
  await userEvent.click(within((await note()).closest<HTMLElement>('[role=status]') ?? strip).getByRole('button', { name: 'Close this note' }));
  await waitFor(() => expect(screen.queryByText(/^Left out/)).toBeNull());
});

test('a sort, a group and a total that the list cannot have are named', async () => {
  const { router } = await openList(20, { address: '/?sort=goneSort,title&group=goneGroup&totals=SUM:goneSum' });
  await screen.findByText(/^Not sorted, grouped or totalled as the address asks.*: goneSort, goneGroup, and goneSum\.$/);
  await router.navigate('/?sort=title');
  await waitFor(() => expect(screen.queryByText(/^Not sorted/)).toBeNull());
});

test('conditions that nobody can read, as where an address was cut short, are said', async () => {
  const { router } = await openList(20, { address: '/?filter=%7B%22status%22%3A%7B%22in%22%3A%5B%22ACT' });
  await screen.findByText(/^The address has conditions that cannot be read.*More may show/);
  await router.navigate('/?sort=title');
  await waitFor(() => expect(screen.queryByText(/^The address has conditions/)).toBeNull());
  await router.navigate(`/?advanced=${encodeURIComponent('{"match":"MOST","parts":[]}')}`);
  await screen.findByText(/^The address has conditions/);
});
