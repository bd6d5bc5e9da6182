// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { FormAside } from '../../../src/console/resource/form/FormAside.tsx';
import { inShell } from '../shell/inShell.tsx';
import type { Values } from '../../../src/console/resource/form/values.ts';

const asked: unknown[] = [];
const serve = async (_address: string, init?: RequestInit): Promise<Response> => {
  const { query, variables } = JSON.parse(String(init?.body)) as { query: string; variables: { expenses: readonly unknown[] } };
  const isReckoned = query.includes('reckonClaim');
  if (isReckoned) asked.push(variables);
  const answer = { currency: 'INR', total: String(3600 + 640 * variables.expenses?.length), perDiems: [{ perDiemId: '2', title: 'India, other places', days: 4, amount: '3600', currency: 'INR' }, { perDiemId: '3', title: 'Lodging', days: 2, amount: null, currency: 'INR' }] };
  return new Response(JSON.stringify({ data: isReckoned ? { answer } : {} }), { status: 200, headers: { 'content-type': 'application/json' } });
};

const Form = ({ values }: { readonly values: Values }) => {
  const form = useForm<Values>({ defaultValues: values });
  return (
    <FormProvider {...form}>
      <button type="button" onClick={() => form.setValue('expenses', [{ amount: '640' }])}>
        Fill
      </button>
      <FormAside type="ClaimRequest" />
    </FormProvider>
  );
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a claim says what its days pay and what it comes to while it is entered, by the lines that say enough', async () => {
  await needMessages('employee-self-service', 'organisation-data', 'errors');
  vi.stubGlobal('fetch', vi.fn(serve));
  await inShell(<Form values={{ expenses: [{ amount: 'x' }], perDiems: [{ perDiem: { id: '2' }, fromDate: '2026-11-02', toDate: '2026-11-05' }, { perDiemId: '3', fromDate: '2026-11-02', toDate: null }] }} />);
  const table = await screen.findByRole('table', { name: 'What it comes to' });
  expect(table.textContent).toBe('India, other places4 days₹3,600.00Lodging2 days–Total₹3,600.00');
  expect(asked).toEqual([{ expenses: [], perDiems: [{ perDiemId: '2', fromDate: '2026-11-02', toDate: '2026-11-05', spent: null, converted: null }] }]);
  await userEvent.click(screen.getByRole('button', { name: 'Fill' }));
  await waitFor(() => expect(table.textContent).toMatch(/Total₹4,240\.00$/));
});
