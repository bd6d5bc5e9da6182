import { afterEach, expect, it, vi } from 'vitest';
import { startOf } from '../../../src/console/recruitment/interviews/startOf.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const plan = (freeDays: readonly string[]) => ({ candidates: [{ candidateId: '7', timeZone: 'UTC' }], rounds: [{ roundMasterId: '1', durationMinutes: 30, mode: 'PHONE', isTaken: false }], panel: [], freeDays }) as never;
const proposed = (now: string, freeDays: readonly string[], zone = 'UTC'): string => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone: zone } as never);
  return startOf(plan(freeDays), null, new Date(now)).day;
};

it('proposes the next day on which the panel works', () => {
  expect(proposed('2026-11-26T09:00:00Z', ['2026-11-28', '2026-11-29'])).toBe('2026-11-27');
  expect(proposed('2026-11-27T09:00:00Z', ['2026-11-28', '2026-11-29', '2026-12-05'])).toBe('2026-11-30');
  // It is Saturday there already.
  expect(proposed('2026-11-27T20:00:00Z', ['2026-11-28', '2026-11-29', '2026-11-30'], 'Asia/Singapore')).toBe('2026-12-01');
});

it('proposes tomorrow where nothing is known of the days', () => {
  expect(proposed('2026-11-27T09:00:00Z', [])).toBe('2026-11-28');
});

it('knows the day after one that has 25 hours', () => {
  expect(proposed('2026-11-01T04:30:00Z', [], 'America/New_York')).toBe('2026-11-02');
});
