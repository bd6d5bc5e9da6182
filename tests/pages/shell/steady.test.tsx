import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { act, memo } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SteadyLink, SteadyProvider, useData, useGo } from '../../../src/console/shell/Steady.tsx';
import type { ConsoleDataProvider } from '../../../src/console/providers/data/ConsoleDataProvider.ts';

const seen: { drawn: number; data: ConsoleDataProvider[]; go: ReturnType<typeof useGo>[] } = { drawn: 0, data: [], go: [] };
const Follower = memo(() => {
  seen.drawn++;
  seen.data.push(useData());
  seen.go.push(useGo());
  return <SteadyLink to="/list?page=2">Two</SteadyLink>;
});
Follower.displayName = 'Follower';

const open = (answers: Partial<ConsoleDataProvider> = {}, checkError = async (): Promise<void> => undefined) => {
  Object.assign(seen, { drawn: 0, data: [], go: [] });
  const logout = vi.fn(async () => '/sign-in');
  const authProvider = { login: async () => undefined, logout, checkAuth: async () => undefined, checkError, getPermissions: async () => undefined };
  const page = (
    <CoreAdminContext dataProvider={answers as ConsoleDataProvider} authProvider={authProvider}>
      <SteadyProvider>
        <Follower />
      </SteadyProvider>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { basename: '/v3', initialEntries: ['/v3/list'] });
  render(<RouterProvider router={router} />);
  return { router, logout };
};

afterEach(cleanup);

describe('what follows no address', () => {
  it('is not drawn anew with each step of a list, and stays the same', async () => {
    const { router } = open();
    await act(() => router.navigate('/list?sort=title'));
    await act(() => seen.go.at(-1)!('/list?sort=-title'));
    expect(router.state.location.search).toBe('?sort=-title');
    expect(seen.drawn).toBe(1);
    expect(new Set(seen.data).size).toBe(1);
  });

  it('asks the data provider, and signs out who is refused their session', async () => {
    const refused = Object.assign(new Error('no'), { status: 401 });
    const getOne = vi.fn().mockResolvedValueOnce({ data: { id: '1' } }).mockRejectedValue(refused);
    const { logout } = open({ getOne }, async () => Promise.reject(Object.assign(new Error('over'), { message: false })));
    await expect(seen.data[0]!.getOne('a', { id: '1' })).resolves.toEqual({ data: { id: '1' } });
    await act(async () => void (await seen.data[0]!.getOne('a', { id: '1' })));
    expect(logout).toHaveBeenCalledOnce();
  });

  it('has links that a plain click follows here and another one in a tab of its own', async () => {
    const { router } = open();
    const link = screen.getByRole('link', { name: 'Two' });
    expect(link.getAttribute('href')).toBe('/v3/list?page=2');
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(router.state.location.search).toBe('');
    await act(async () => expect(fireEvent.click(link)).toBe(false));
    expect(router.state.location.search).toBe('?page=2');
  });
});
