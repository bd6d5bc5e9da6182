/** Onboarding specialists whom their role leads nowhere. */
import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SpecialistsNote } from '../../../src/console/recruitment/posts/SpecialistsNote.tsx';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { renderForm } from '../form/support/renderForm.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const members = [{ role: 'RECRUITER', employee: { id: '3', title: 'Emily Carter' } }, { role: 'ONBOARDING_SPECIALIST', employee: { id: '4', title: 'Meera Rao' } }, { role: 'ONBOARDING_SPECIALIST', employeeId: '5', employee: { id: '5', title: 'Ravi Kumar' } }, { role: 'ONBOARDING_SPECIALIST', employeeId: null }];

it('names those who may not open Onboarding, and asks about specialists alone', async () => {
  const fetching = vi.fn(async (_address: unknown, _init?: RequestInit) => new Response(JSON.stringify({ data: { answer: { names: ['Meera Rao'] } } }), { headers: { 'content-type': 'application/json' } }));
  vi.stubGlobal('fetch', fetching);
  await needMessages('pages');
  await renderForm(<SpecialistsNote members={members} />);
  expect(await page.findByText('Meera Rao may not open Onboarding.')).toBeTruthy();
  expect(String(fetching.mock.calls[0]![1]!.body)).toContain('"employeeIds":[4,5]');
});

it('asks nothing and says nothing where nobody is named for it', async () => {
  const fetching = vi.fn();
  vi.stubGlobal('fetch', fetching);
  await renderForm(<SpecialistsNote members={members.slice(0, 1)} />);
  expect([fetching.mock.calls.length, page.queryByText(/Onboarding/)]).toEqual([0, null]);
});
