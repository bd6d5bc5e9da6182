// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { screens } from '../../../generated/screens.ts';
import { forgetSession } from '../../../src/console/providers/authSession.ts';
import { CommandPalette } from '../../../src/console/shell/palette/CommandPalette.tsx';
import { inShell } from './inShell.tsx';
import type { FormName } from '../../../generated/forms.ts';
import type { FormRights, SessionInfo } from '../../../src/console/providers/authSession.ts';

afterEach(cleanup);

const open = async (rights: Partial<Record<FormName, FormRights>>, query: string): Promise<(string | null)[]> => {
  forgetSession({
    status: 'in',
    session: {
      user: { userId: '7', employeeId: '7', name: 'Meera Krishnan', email: 'meera@demo.example', photo: null, language: 'en', isAdmin: true, isManager: false, isRecruiter: false },
      organisation: { code: 'demo', name: 'Northwind Textiles', dateFormat: 'YYYY/MM/DD', currency: 'INR', timeZone: 'Asia/Kolkata' },
      rights,
    } as SessionInfo,
  });
  await inShell(<CommandPalette />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Search or run a command' }), query);
  return (await within(await screen.findByRole('listbox')).findAllByRole('option')).map(({ textContent }) => textContent?.replace(/Enter$/, '') ?? null);
};
const all: FormRights = { view: true, add: true, update: true, delete: true, optionalChoice: true, scope: 'ALL' };
const looking: FormRights = { ...all, add: false, update: false, delete: false };

it('says where an action is that several screens offer, and offers none that a right forbids', async () => {
  const forms = screens.filter(({ type }) => type === 'LeaveClosure').map(({ form }) => form);
  expect(forms.length).toBeGreaterThan(1);
  const adding = (await open(Object.fromEntries(forms.map((form) => [form, all])), 'Add: leave clos')).filter((text) => text?.startsWith('Add: Leave closure'));
  expect(adding.length).toBeGreaterThan(0);
  expect(new Set(adding).size).toBe(adding.length);
  cleanup();
  const both = (await open({ SELF_LEAVE_REQUEST: all, TEAM_LEAVE_REQUEST: all }, 'Add: leave request')).filter((text) => text?.startsWith('Add: Leave request'));
  expect(both).toEqual(['Add: Leave request Mine', 'Add: Leave request My team']);
  cleanup();
  const found = await open(Object.fromEntries(forms.map((form) => [form, looking])), 'leave clos');
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((text) => /^(?:Add|Import)/.test(text ?? ''))).toEqual([]);
  cleanup();
  // Whoever reaches some posts adds one, and imports none.
  const ofSome = await open({ JOB_POSTS: { ...all, scope: 'SELF' } }, 'job post');
  expect(ofSome.filter((text) => /^(?:Add|Import)/.test(text ?? ''))).toEqual(['Add: Job post']);
});

it('finds a screen by its words in any order, and where they are mistyped', async () => {
  for (const query of ['templates salary', 'salry templates', 'salary tempaltes', 'payrol salary temp']) {
    expect((await open({ SALARY_TEMPLATE: looking }, query)).filter((text) => text?.startsWith('Salary templates'))).toHaveLength(1);
    cleanup();
  }
});

const answer = { data: { searchRecords: { rows: [{ type: 'Designation', id: '12', title: 'Payroll analyst', code: 'DSG-0412' }] } } };

describe('a record that was found', () => {
  const fetching = vi.spyOn(globalThis, 'fetch');
  afterEach(() => fetching.mockReset());
  afterAll(() => fetching.mockRestore());
  const lines = (): (string | null)[] => within(screen.getByRole('listbox')).getAllByRole('option').map(({ textContent }) => textContent);

  it('has its actions behind Tab, by right, and Escape leads back', async () => {
    fetching.mockImplementation(async () => Response.json(answer));
    await open({ DESIGNATIONS: all }, 'payroll an');
    await screen.findByRole('option', { name: /^Payroll analyst/ });
    await userEvent.keyboard('{Tab}');
    expect(await screen.findByRole('group', { name: 'Actions of Payroll analyst' })).toBeDefined();
    expect(lines()).toEqual(['Open as a pageEnter', 'Open besideCtrl Enter', 'Edit', 'Duplicate', 'Copy link', 'Add Payroll analyst to favourites']);
    await userEvent.keyboard('dup');
    expect(lines()).toEqual(['DuplicateEnter']);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Search or run a command' }).value).toBe('payroll an');
    expect(lines()[0]).toMatch(/^Payroll analyst/);
  });

  it('is found by its list where too many have the words in their texts', async () => {
    fetching.mockImplementation(async () => Response.json({ data: { searchRecords: { rows: [], wide: ['Candidate'] } } }));
    await open({ JOB_CANDIDATES: looking }, 'excel');
    expect(await screen.findByRole('option', { name: /^Find “excel” in Job candidates/ })).toBeDefined();
  });

  it('is not sought where only screens are wanted', async () => {
    fetching.mockImplementation(async () => Response.json(answer));
    await open({ DESIGNATIONS: looking }, 'designations');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Where to search' }), 'In screens');
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual(['Best match', 'Screens']);
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Search or run a command' }));
    await userEvent.clear(screen.getByRole('combobox', { name: 'Search or run a command' }));
    await userEvent.keyboard('{Backspace}');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Where to search' }).value).toBe('everything');
  });
});
