// @vitest-environment jsdom
import { useState } from 'react';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { role } from '../../../generated/core-hr/resources.ts';
import { FieldInput } from '../../../src/console/fields/inputs.tsx';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { sessionState } from '../../../src/console/providers/authSession.ts';
import { formSections } from '../../../src/console/settings/roles/formSections.ts';
import { forms } from '../../../generated/forms.ts';
import { inShell } from '../shell/inShell.tsx';
import type { SessionState } from '../../../src/console/providers/authSession.ts';

const full = { view: true, add: true, update: true, delete: true, optionalChoice: true, scope: 'ALL' } as const;
const line = (form: string, given: object = {}) => ({ form, view: true, add: false, update: false, delete: false, optionalChoice: false, scope: 'TEAM', ...given });
const other = { id: '2', name: 'Recruiter', rights: [line('GRADES', { scope: 'ALL' }), line('LOCATIONS')] };
const field = role.fields.find(({ key }) => key === 'rights')!;
const written = vi.fn();

const Matrix = ({ stored }: { readonly stored: unknown }) => {
  const [value, setValue] = useState<unknown>(stored);
  return (
    <>
      <span id="label">Rights</span>
      <FieldInput field={field} entity="role" id="rights" labelId="label" invalid={false} value={value} stored={stored} record={{ id: '1' }} onBlur={() => undefined} onChange={(next) => { written(next); setValue(next); }} />
    </>
  );
};

beforeEach(async () => {
  await needMessages('core-hr', 'forms', 'errors', 'pages');
  written.mockReset();
  sessionState.set({ status: 'in', session: { user: {}, organisation: {}, rights: { GRADES: full, LOCATIONS: full, DESIGNATIONS: { ...full, delete: false, scope: 'TEAM' } } } } as unknown as SessionState);
  vi.stubGlobal('fetch', vi.fn(async () => new Response(JSON.stringify({ data: { answer: { rows: [other] } } }), { status: 200, headers: { 'content-type': 'application/json' } })));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const tick = (name: string): HTMLInputElement => screen.getByRole('checkbox', { name });

describe('the rights of a role', () => {
  it('stand under the sections of the menu, each form once', () => {
    const all = formSections.flatMap((section) => section.forms);
    expect(new Set(all).size).toBe(all.length);
    expect(new Set(all)).toEqual(new Set(Object.keys(forms)));
    expect(formSections.find(({ key }) => key === 'orgStructure')?.forms).toContain('GRADES');
  });

  it('are found by name, and written a tick at a time with what changes below', async () => {
    await inShell(<Matrix stored={[line('GRADES')]} />);
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a form' }), 'grade');
    expect(tick('View: Grades').checked).toBe(true);
    await userEvent.click(tick('Update: Grades'));
    expect(written).toHaveBeenLastCalledWith([line('GRADES', { update: true })]);
    const changes = screen.getByText('1 form changes').closest('details')!;
    expect(within(changes).getByText('View · Team').tagName).toBe('DEL');
    expect(within(changes).getByText('View, Update · Team').tagName).toBe('B');
    await userEvent.click(tick('Update: Grades'));
    await userEvent.click(tick('View: Grades'));
    expect(written).toHaveBeenLastCalledWith([]);
  });

  it('go to a whole section as far as one has them oneself, and nobody gives more', async () => {
    await inShell(<Matrix stored={[]} />);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Delete: all of Org structure' }));
    expect(written.mock.lastCall?.[0].map(({ form }: { form: string }) => form).toSorted()).toEqual(['GRADES', 'LOCATIONS']);
    await userEvent.click(screen.getByRole('button', { name: /Org structure/ }));
    written.mockReset();
    await userEvent.click(tick('Delete: Designations'), { pointerEventsCheck: 0 });
    expect(written).not.toHaveBeenCalled();
    await userEvent.click(tick('View: Designations'));
    const scope = screen.getByRole('combobox', { name: 'Scope: Designations' });
    expect(within(scope).getByRole<HTMLOptionElement>('option', { name: 'Whole organization' }).disabled).toBe(true);
  });

  it('stand beside another role where the two differ', async () => {
    await inShell(<Matrix stored={[line('GRADES'), line('LOCATIONS')]} />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Differences from' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Recruiter' }));
    expect(screen.getByText('Recruiter: View · Whole organization')).toBeDefined();
    expect(screen.queryByRole('checkbox', { name: 'View: Locations' })).toBeNull();
  });
});
