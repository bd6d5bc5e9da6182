// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { FormAside } from '../../../src/console/resource/form/FormAside.tsx';
import { SectionAside } from '../../../src/console/resource/form/SectionAside.tsx';
import { inShell } from '../shell/inShell.tsx';
import type { Values } from '../../../src/console/resource/form/values.ts';

const asked: unknown[] = [];
const schedule = { workScheduleDetails: { hoursPerDay: '8', weeklyTargetEffort: '40', restDays: ['SATURDAY', 'SUNDAY'] } };
const serve = async (_address: string, init?: RequestInit): Promise<Response> => {
  const { query, variables } = JSON.parse(String(init?.body)) as { query: string; variables: unknown };
  const isLast = query.includes('listTimesheets');
  if (isLast) asked.push(variables);
  const answer = { rows: [{ id: '4', lines: [{ project: { id: '7', title: 'Loom renewal', code: 'P-101' }, task: 'Loom 14' }] }] };
  return new Response(JSON.stringify({ data: isLast ? { answer } : query.includes('getEmployeeWorkScheduleDetails') ? { answer: schedule } : {} }), { status: 200, headers: { 'content-type': 'application/json' } });
};

const Form = ({ values }: { readonly values: Values }) => {
  const form = useForm<Values>({ defaultValues: values });
  return (
    <FormProvider {...form}>
      <SectionAside entity="timesheet" group="work" writable={new Set(['lines'])} />
      <output>{JSON.stringify(form.watch('lines'))}</output>
      <button type="button" onClick={() => form.setValue('lines', [{ monday: '7.5' }, { monday: '0.25', friday: 'x', sunday: '2' }])}>
        Fill
      </button>
      <FormAside type="Timesheet" />
    </FormProvider>
  );
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('an empty sheet takes the projects of the last one, and a filled one adds up by day', async () => {
  await needMessages('employee-self-service', 'organisation-data', 'errors');
  vi.stubGlobal('fetch', vi.fn(serve));
  await inShell(<Form values={{ employeeId: '12', lines: [] }} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Take over 1 project of the last sheet' }));
  expect(asked).toEqual([{ employeeId: '12' }]);
  expect(screen.getByRole('status').textContent).toBe(JSON.stringify([{ projectId: '7', project: { id: '7', title: 'Loom renewal', code: 'P-101' }, task: 'Loom 14' }]));
  expect(screen.queryByRole('button', { name: /Take over/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Fill' }));
  expect((await screen.findByRole('table', { name: 'Hours by day' })).textContent).toBe('MonTueWedThuFriSatSunWeek7h 45m–––––2h9h 45m');
  expect((await screen.findByRole('note')).textContent).toBe('40h expected in the week · 30h 15m less');
});
