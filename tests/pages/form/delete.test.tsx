// @vitest-environment jsdom
import { cleanup, screen as page, waitFor } from '@testing-library/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { invalidateEntity } from '../../../src/console/providers/data/invalidate.ts';
import { printedMetadata } from '../../../src/console/providers/data/printedMetadata.ts';
import { DeleteRecord } from '../../../src/console/resource/form/DeleteRecord.tsx';
import { UsedBy } from '../../../src/console/resource/delete/UsedBy.tsx';
import { RecordHeader } from '../../../src/console/resource/form/RecordHeader.tsx';
import { renderForm } from './support/renderForm.tsx';
import { readAddress } from '../../../src/console/resource/list/state/listAddress.ts';
import type { Count } from '../../../src/console/providers/data/ConsoleDataProvider.ts';
import type { ListQuery } from '../../../src/console/providers/data/listQuery.ts';

afterEach(cleanup);

it('does not delete before it is known what refers to the record, and then by the keyboard too', async () => {
  let tell = (_: readonly Count[]): void => {};
  const counts = vi.fn(() => new Promise<readonly Count[]>((resolve) => { tell = resolve; }));
  const remove = vi.fn(async () => ({ data: { id: '7' } }));
  const target = await printedMetadata.screenResource('core-hr/location-area');
  const record = { id: '7', version: 1, name: 'South', code: 'S' };
  const { user } = await renderForm(<DeleteRecord target={target} record={record} onClose={vi.fn()} onDeleted={vi.fn()} />, { dataProvider: { counts, delete: remove as never } });
  await waitFor(() => expect(counts).toHaveBeenCalled());
  const yes = page.getByRole('button', { name: 'Yes' });
  expect(page.getByText('Looking for records that use this.')).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(yes.hasAttribute('disabled')).toBe(true);
  expect(remove).not.toHaveBeenCalled();
  tell([{ total: 0, isEstimate: false }]);
  await waitFor(() => expect(document.activeElement).toBe(yes));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(remove).toHaveBeenCalledOnce());
});

it('is not deleted when it cannot be known what refers to the record, until another try tells', async () => {
  let isAway = true;
  const counts = vi.fn(async (): Promise<readonly Count[]> => {
    if (isAway) throw new Error('away');
    return [{ total: 0, isEstimate: false }];
  });
  const target = await printedMetadata.screenResource('core-hr/location-area');
  const { user } = await renderForm(<DeleteRecord target={target} record={{ id: '7', version: 1, name: 'South', code: 'S' }} onClose={vi.fn()} onDeleted={vi.fn()} />, { dataProvider: { counts } });
  const again = await page.findByRole('button', { name: 'Try again' });
  const yes = page.getByRole('button', { name: 'Yes' });
  expect([yes.hasAttribute('disabled'), page.queryByText('Looking for records that use this.')]).toEqual([true, null]);
  isAway = false;
  await user.click(again);
  await waitFor(() => expect(yes.hasAttribute('disabled')).toBe(false));
  expect(page.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('is asked anew what refers to it once something was written, however short a while ago it was known', async () => {
  let total = 1;
  const counts = vi.fn(async (name: string): Promise<readonly Count[]> => [{ total: name === 'core-hr/locations' ? total : 0, isEstimate: false }]);
  const target = await printedMetadata.screenResource('core-hr/location-area');
  const Page = () => {
    const client = useQueryClient();
    const [isAsked, ask] = useState(true);
    const write = () => void invalidateEntity(client, printedMetadata, 'Location').then(() => ask(true));
    return isAsked ? <DeleteRecord target={target} record={{ id: '7', version: 1, name: 'South', code: 'S' }} onClose={() => ask(false)} onDeleted={vi.fn()} /> : <button onClick={write}>Write and delete</button>;
  };
  const { user } = await renderForm(<Page />, { dataProvider: { counts: counts as never } });
  expect(await page.findByRole('link', { name: '1 location' })).toBeTruthy();
  await user.click(page.getByRole('button', { name: 'No' }));
  total = 0;
  await user.click(await page.findByRole('button', { name: 'Write and delete' }));
  await waitFor(() => expect(page.getByRole('button', { name: 'Yes' }).hasAttribute('disabled')).toBe(false));
  expect(page.queryByRole('link')).toBeNull();
});

it('counts what refers to it on every screen that has a part of those records, and offers to move them', async () => {
  const counts = vi.fn(async (name: string): Promise<readonly Count[]> => [{ total: { 'recruitment/talent-pool': 89, 'recruitment/archived-candidates': 3 }[name] ?? 0, isEstimate: false }]);
  const target = await printedMetadata.screenResource('recruitment/talent-pool/pools');
  await renderForm(<DeleteRecord target={target} record={{ id: '7', version: 1, name: 'Designers' }} onClose={vi.fn()} onDeleted={vi.fn()} />, { dataProvider: { counts: counts as never } });
  expect((await page.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')?.split('?')[0]])).toEqual([
    ['89 candidates', '/recruitment/talent-pool'],
    ['3 candidates', '/recruitment/archived-candidates'],
  ]);
  expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['89 candidates (Talent pool)', '3 candidates (Archived candidates)']);
  expect(page.getByRole('combobox', { name: /^Move them to/ })).toBeTruthy();
});

it('names a kind once that refers to it through several fields, and counts each record once', async () => {
  const counts = vi.fn(async (name: string, [query]: readonly ListQuery[]): Promise<readonly Count[]> => {
    const total = name === 'recruitment/stage-moves' ? (query?.advanced ? 5 : Object.keys(query?.filter ?? {}).includes('toStatusId') ? 4 : 3) : 0;
    return [{ total, isEstimate: false }];
  });
  const target = await printedMetadata.screenResource('settings/recruitment/hiring-flow/statuses');
  await renderForm(<DeleteRecord target={target} record={{ id: '7', version: 1, name: 'Screening' }} onClose={vi.fn()} onDeleted={vi.fn()} />, { dataProvider: { counts: counts as never } });
  expect(await page.findByText('These belong to Screening and cannot be moved. Delete or change them first:', {}, { timeout: 8000 })).toBeTruthy();
  expect(page.getByText('Or make Screening inactive: what uses it keeps it, and it is no longer offered.')).toBeTruthy();
  const [link, ...others] = page.getAllByRole('link');
  expect(others).toEqual([]);
  expect(link?.textContent).toBe('5 steps of candidates');
  const address = new URL(link?.getAttribute('href') ?? '', 'https://tenure.example');
  expect(readAddress(address.searchParams).advanced).toEqual({ match: 'ANY', parts: [{ field: 'fromStatusId', condition: { in: ['7'] } }, { field: 'toStatusId', condition: { in: ['7'] } }] });
});

it('is copied in one way: that of its own where it has one', async () => {
  const target = await printedMetadata.screenResource('recruitment/job-posts');
  const record = { id: '7', version: 1, title: 'Weaver', code: 'J-7' };
  const { user } = await renderForm(<RecordHeader target={target} record={record} isHistoryOpen={false} onHistory={vi.fn()} onDeleted={vi.fn()} extra={[{ kind: 'more', key: 'duplicate', label: 'Copy as a new post', run: vi.fn() }]} />);
  await user.click(await page.findByRole('button', { name: 'More actions' }));
  expect((await page.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Copy as a new post', 'Delete']);
});

it('says of one record that it is used, and of several that they are', async () => {
  const { resource } = await printedMetadata.screenResource('core-hr/location-area');
  const replacement = { users: [{ key: 'location', name: 'location', total: 3, address: '/core-hr/locations', stays: false }], staying: [], moveTo: undefined, choose: vi.fn(), looked: { isLoading: false }, isBlocked: true, yes: undefined };
  await renderForm(<UsedBy resource={resource} ids={['7']} name="South" replacement={replacement as never} />);
  expect(page.getByText('South is used by:')).toBeTruthy();
  cleanup();
  await renderForm(<UsedBy resource={resource} ids={['7', '8']} name="2 location areas" replacement={replacement as never} />);
  expect(page.getByText('2 location areas are used by:')).toBeTruthy();
});
