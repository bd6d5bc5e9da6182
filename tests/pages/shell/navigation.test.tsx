// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { screens } from '../../../generated/screens.ts';
import { forgetSession } from '../../../src/console/providers/authSession.ts';
import { FavouriteStar } from '../../../src/console/shell/FavouriteStar.tsx';
import { formNames } from '../../../src/console/shell/formNames.ts';
import { Navigation } from '../../../src/console/shell/frame/Navigation.tsx';
import { PageHeader } from '../../../src/console/shell/PageHeader.tsx';
import { ImportChoice } from '../../../src/console/shell/home/ImportChoice.tsx';
import { inShell } from './inShell.tsx';
import type { FormName } from '../../../generated/forms.ts';
import type { SessionInfo } from '../../../src/console/providers/authSession.ts';

const everything = { view: true, add: true, update: true, delete: true, optionalChoice: true, scope: 'ALL' } as const;
const looking = { ...everything, add: false, update: false, delete: false } as const;
let kept: Record<string, unknown> = {};

const signIn = (rights: SessionInfo['rights'], listViews: readonly { readonly id: string; readonly screen: string; readonly name: string; readonly isPinned: boolean }[] = []): void =>
  forgetSession({
    status: 'in',
    session: {
      user: { userId: '7', employeeId: '7', name: 'Meera Krishnan', email: 'meera@demo.example', photo: null, language: 'en', isAdmin: true, isManager: false, isRecruiter: false },
      organisation: { code: 'demo', name: 'Northwind Textiles', dateFormat: 'YYYY/MM/DD', currency: 'INR', timeZone: 'Asia/Kolkata' },
      rights,
      listViews,
    } as unknown as SessionInfo,
  });
const all = Object.fromEntries(screens.map(({ form }) => [form, everything])) as SessionInfo['rights'];
const only = (...forms: readonly FormName[]): SessionInfo['rights'] => Object.fromEntries(forms.map((form) => [form, everything]));

beforeEach(() => {
  kept = {};
  localStorage.clear();
  formNames.set({});
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    const { query, variables } = JSON.parse(String(init.body)) as { query: string; variables: { key: string; value: unknown } };
    if (query.includes('updateMyPreference')) kept[variables.key] = variables.value;
    const data = query.includes('mutation') ? { updateMyPreference: { errorCode: '' } } : { listMyPreferences: { rows: Object.entries(kept).map(([key, value]) => ({ key, value })) } };
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const links = (): (string | null)[] => screen.getAllByRole('link').map(({ textContent }) => textContent);

describe('navigation', () => {
  it('has a list of which the person sees the own records only where their profile, which has them, is closed', async () => {
    const own = { AWARDS: { ...looking, scope: 'SELF' } } as SessionInfo['rights'];
    signIn(own);
    await inShell(<Navigation isRail={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Employee data setup' }));
    expect(links()).toContain('Awards');
    cleanup();
    signIn({ ...own, SELF_MY_PROFILE: { ...looking, scope: 'SELF' } } as SessionInfo['rights']);
    await inShell(<Navigation isRail={false} />);
    expect(screen.queryByRole('button', { name: 'Employee data setup' })).toBeNull();
  });

  it('shows only what the person may view, under the name the organisation gave it', async () => {
    signIn(only('DASHBOARD', 'GRADES'));
    formNames.set({ '/core-hr/grades': 'Bands' });
    await inShell(<Navigation isRail={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Org structure' }));
    expect(links()).toEqual(['Home', 'Bands']);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('has no way home for whom that is closed', async () => {
    signIn(only('GRADES'));
    await inShell(<Navigation isRail={false} />);
    expect(screen.queryByRole('link', { name: 'Home' })).toBeNull();
  });

  it('folds its sections', async () => {
    signIn(only('GRADES'));
    await inShell(<Navigation isRail={false} />);
    const section = screen.getByRole('button', { name: 'Org structure' });
    await userEvent.click(section);
    expect(screen.getByRole('link', { name: 'Grades' })).toBeDefined();
    await userEvent.click(section);
    expect([section.getAttribute('aria-expanded'), screen.queryByRole('link', { name: 'Grades' })]).toEqual(['false', null]);
  });

  it('keeps views that the person pinned in sight where their section is folded, and says whose they are', async () => {
    signIn(only('DASHBOARD', 'GRADES', 'LOCATIONS'), [{ id: '9', screen: '/core-hr/grades', name: 'Senior ones', isPinned: true }]);
    await inShell(<Navigation isRail={false} />);
    expect([links(), screen.getByRole('link', { name: 'Senior ones' }).title]).toEqual([['Home', 'Senior ones'], 'Grades: Senior ones']);
    await userEvent.click(screen.getByRole('button', { name: 'Org structure' }));
    expect(links()).toEqual(['Home', 'Grades', 'Senior ones', 'Locations']);
  });

  it('has a filter above more than 30 screens, which knows sections too and is emptied by Esc', async () => {
    signIn(all);
    await inShell(<Navigation isRail={false} />);
    const filter = screen.getByRole('searchbox', { name: 'Filter screens' });
    await userEvent.type(filter, 'GRÀDE');
    expect(links()).toContain('Grades');
    expect(links()).not.toContain('Designations');
    await userEvent.clear(filter);
    await userEvent.type(filter, 'org structure');
    expect(links()).toEqual(expect.arrayContaining(['Grades', 'Designations']));
    await userEvent.clear(filter);
    await userEvent.type(filter, 'zzz');
    expect(screen.getByText('No screen has this name.')).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(filter).toHaveProperty('value', '');
  });
});

describe('recent pages', () => {
  it('are the records and screens that were opened, newest first, by their name of today, but for what is closed by now', async () => {
    signIn(only('DASHBOARD', 'GRADES'));
    formNames.set({ '/core-hr/grades': 'Bands' });
    const opened = [['/core-hr/grades', '3 grades'], ['/core-hr/designations', 'Designations'], ['/core-hr/grades/4', 'G4']] as const;
    const Walk = () => {
      const [at, setAt] = useState(0);
      return (
        <>
          <PageHeader favourite={opened[at]![0]} title={opened[at]![1]} />
          <button onClick={() => setAt(at + 1)}>On</button>
          <Navigation isRail={false} />
        </>
      );
    };
    await inShell(<Walk />);
    for (const _ of [1, 2]) await userEvent.click(screen.getByRole('button', { name: 'On' }));
    const heading = await screen.findByRole('heading', { name: 'Recent' });
    expect(links().filter((name) => name === 'G4' || name === 'Bands' || name === 'Designations')).toEqual(['G4', 'Bands']);
    expect(heading.nextElementSibling?.textContent).toBe('G4');
  });
});

describe('recent records', () => {
  it('are listed once, whichever of their pages was opened', async () => {
    signIn(only('FORM_GENERATOR', 'CUSTOM_REPORTS', 'GRADES'));
    const opened = [['/settings/general/custom-reports/5', 'Headcount'], ['/form-generator/5', 'Headcount'], ['/form-generator/6', 'Joiners'], ['/core-hr/grades/5', 'Headcount']] as const;
    const Walk = () => {
      const [at, setAt] = useState(0);
      return (
        <>
          <PageHeader favourite={opened[at]![0]} title={opened[at]![1]} />
          <button onClick={() => setAt(at + 1)}>On</button>
          <Navigation isRail={false} />
        </>
      );
    };
    await inShell(<Walk />);
    for (const _ of [1, 2, 3]) await userEvent.click(screen.getByRole('button', { name: 'On' }));
    await screen.findByRole('heading', { name: 'Recent' });
    const shown = screen.getAllByRole('link').filter(({ textContent }) => textContent === 'Headcount' || textContent === 'Joiners').map((link) => link.getAttribute('href'));
    expect(shown).toEqual(['/core-hr/grades/5', '/form-generator/6', '/form-generator/5']);
  });
});

describe('favourites', () => {
  it('take a star from a page, and its name of a record; they follow the account', async () => {
    signIn(only('DASHBOARD', 'GRADES'));
    await inShell(<><FavouriteStar path="/core-hr/grades" title="x" /><FavouriteStar path="/core-hr/grades/4" title="G4 Senior" /><Navigation isRail={false} /></>);
    await userEvent.click(screen.getByRole('button', { name: 'Add x to favourites' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add G4 Senior to favourites' }));
    await waitFor(() => expect(links()).toEqual(['Home', 'Grades', 'G4 Senior']));
    expect(kept).toEqual({ 'shell.favourites': [{ path: '/core-hr/grades', label: 'x' }, { path: '/core-hr/grades/4', label: 'G4 Senior' }] });
    await userEvent.click(screen.getByRole('button', { name: 'Remove x from favourites' }));
    await waitFor(() => expect(links()).toEqual(['Home', 'G4 Senior']));
  });

  it('are twelve at most', async () => {
    kept = { 'shell.favourites': Array.from({ length: 12 }, (_, at) => ({ path: `/core-hr/grades/${at}`, label: `G${at}` })) };
    signIn(only('GRADES'));
    await inShell(<><FavouriteStar path="/core-hr/grades" title="Grades" /><Navigation isRail={false} /></>);
    await screen.findByRole('link', { name: 'G11' });
    await userEvent.click(screen.getByRole('button', { name: 'Add Grades to favourites' }));
    expect(await screen.findByText('There is room for 12 favourites. Remove one first.')).toBeDefined();
  });

  it('are lists as they were narrowed too, which are another page than the list itself', async () => {
    const narrowed = '/core-hr/grades?filter=%7B%22status%22%3A%7B%22equals%22%3A%22ACTIVE%22%7D%7D';
    kept = { 'shell.favourites': [{ path: '/core-hr/grades', label: 'Grades' }, { path: narrowed, label: 'Grades: Active' }] };
    signIn(only('GRADES'));
    await inShell(<Navigation isRail={false} />);
    expect((await screen.findByRole('link', { name: 'Grades: Active' })).getAttribute('href')).toBe(narrowed);
    expect(screen.getByRole('link', { name: 'Grades' }).getAttribute('href')).toBe('/core-hr/grades');
  });

  it('hide what the person may not view any more', async () => {
    kept = { 'shell.favourites': [{ path: '/core-hr/designations', label: 'Designations' }, { path: '/core-hr/grades', label: 'Grades' }] };
    signIn(only('GRADES'));
    await inShell(<Navigation isRail={false} />);
    await screen.findByRole('link', { name: 'Grades' });
    expect(screen.queryByRole('link', { name: 'Designations' })).toBeNull();
  });
});

describe('employee data import', () => {
  it('lists what the person may import, each with its wizard, and nothing they may only view', async () => {
    signIn({ GRADES: everything, DESIGNATIONS: looking });
    await inShell(<ImportChoice />);
    const card = screen.getByRole('region', { name: 'Org structure' });
    expect(within(card).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/core-hr/grades/import']);
  });

  it('says so when there is nothing', async () => {
    // Job posts are nobody's own: who reaches some of them imports none.
    for (const rights of [{ DESIGNATIONS: looking }, { JOB_POSTS: { ...everything, scope: 'SELF' } }] as const) {
      cleanup();
      signIn(rights);
      await inShell(<ImportChoice />);
      expect(screen.getByRole('heading', { name: 'Nothing to import into' })).toBeDefined();
    }
  });
});
