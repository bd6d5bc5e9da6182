/** What the figures of hiring are narrowed to. */
import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useNarrowing } from '../../../src/console/recruitment/dashboard/useNarrowing.ts';
import { renderForm } from '../form/support/renderForm.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Days = () => {
  const { narrowing } = useNarrowing();
  return <p>{`${narrowing.fromDate} – ${narrowing.toDate}`}</p>;
};

it('ends with the day of the organisation, also while it is still yesterday in London', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T20:00:00Z'), toFake: ['Date'] });
  await renderForm(<Days />, { address: '/?period=30' });
  expect(page.getByText(/–/).textContent).toBe('2026-10-25 – 2026-11-23');
});
