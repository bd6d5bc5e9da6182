import { expect, it } from 'vitest';
import { withFrom, withTo } from '../../src/domain/period.ts';

const days = { fromDate: '2026-03-01', toDate: '2026-03-31', kind: null };

it('takes the other end along where a period would end before it begins, and leaves open ends open', () => {
  expect(withFrom(days, '2026-04-02')).toEqual({ fromDate: '2026-04-02', toDate: '2026-04-02', kind: null });
  expect(withTo(days, '2026-02-02')).toEqual({ fromDate: '2026-02-02', toDate: '2026-02-02', kind: null });
  expect(withFrom(days, '2026-03-31')).toEqual({ ...days, fromDate: '2026-03-31' });
  const open = { fromDate: null, toDate: null };
  expect(withFrom<{ fromDate: string | null; toDate: string | null }>(open, '2026-03-31')).toEqual({ fromDate: '2026-03-31', toDate: null });
  expect(withTo<{ fromDate: string | null; toDate: string | null }>({ ...days }, null).fromDate).toBe('2026-03-01');
});
