import type { useTranslate } from 'ra-core';
import { comma } from '../../shell/comma.ts';

/** What was done, and whom the scheduler tells themselves: without an address nobody was written to. */
export const withUnreached = (translate: ReturnType<typeof useTranslate>, done: string, names: readonly string[]): string =>
  [done, ...(names.length > 0 ? [translate('interviews.withoutAddress', { names: names.join(comma()) })] : [])].join('. ');
