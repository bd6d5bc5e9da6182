import { cleanup, screen as page, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { screens } from '../../../generated/screens.ts';
import { RecordForm } from '../../../src/console/resource/Form.tsx';
import { Show } from '../../../src/console/resource/Show.tsx';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { renderForm, sessionWith } from './support/renderForm.tsx';
import type { ScreenEntry } from '../../../src/domain/resource.ts';

const path = '/settings/general/sign-in-security';
const screen = screens.find((one) => one.path === path) as ScreenEntry;

describe('The one record of a screen', () => {
  afterEach(cleanup);

  it('is a page of settings before it was ever saved: its own name, nothing above it, Save', async () => {
    await needMessages('settings');
    const create = vi.fn(async (_name: string, { data }: { data: object }) => ({ data: { ...data, id: '1', version: 1 }, meta: { changeSet: '7' } }));
    const { user, router } = await renderForm(<RecordForm screen={screen} />, { path, dataProvider: { create } as never });
    expect(await page.findByRole('heading', { level: 1, name: 'Sign-in security' })).toBeTruthy();
    expect(page.queryByRole('link', { name: 'Sign-in security' })).toBeNull();
    await user.click(await page.findByRole('button', { name: 'Save' }));
    expect(await page.findByText('Sign-in security saved')).toBeTruthy();
    expect(router.state.location.pathname).toBe(path);
    await user.click(page.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/settings'));
  });

  it('is called what its screen is called, whatever stands in its fields', async () => {
    const row = { id: '1', version: 1, name: 'Northwind rules' };
    await needMessages('settings');
    await renderForm(<RecordForm screen={screen} />, { path, dataProvider: { getList: async () => ({ data: [row], total: 1 }), getOne: async () => ({ data: row }) } as never });
    expect(await page.findByRole('heading', { level: 1, name: 'Sign-in security' })).toBeTruthy();
  });

  it('is not there for an account that is nobody’s, which leads to where it is linked, or to who links it', async () => {
    const mine = screens.find((one) => one.path === '/employee-self-service/my-profile') as ScreenEntry;
    await renderForm(<Show screen={mine} />, { path: mine.path });
    expect(await page.findByRole('heading', { level: 1, name: 'Your account is not linked to an employee' })).toBeTruthy();
    expect(page.getByRole('link', { name: 'Open my user account' }).getAttribute('href')).toBe('/core-hr/user-accounts/1');
    cleanup();
    await renderForm(<Show screen={mine} />, { path: mine.path, session: sessionWith({ USER_ACCOUNTS: { update: false } }) });
    expect(await page.findByText(/Ask your HR administrator to link your account/)).toBeTruthy();
    expect(page.queryByRole('link', { name: 'Open my user account' })).toBeNull();
  });
});
