import type { useEntityWords } from '../entityWords.ts';
import type { BulkJob } from './bulkJob.ts';

type Words = Pick<ReturnType<typeof useEntityWords>, 'counted' | 'number'>;
type Outcome = Pick<BulkJob, 'total' | 'changed' | 'unchanged' | 'interruptedAt'>;

/** What a bulk edit that is done says: how many changed, and why the others of those it found did not. */
export const outcomeOf = ({ total, changed, unchanged, interruptedAt }: Outcome, words: Words, translate: (key: string, options?: object) => string): string => {
  const counted = (key: string, count: number): string => (count > 0 ? translate(key, { smart_count: count, number: words.number(count) }) : '');
  // Deleted, changed or moved out of reach by somebody else, between being found and being worked on.
  const passed = (total ?? 0) - changed - unchanged;
  const parts = [translate('bulk.done', { what: words.counted(changed) }), counted('bulk.unchanged', unchanged), counted('bulk.passed', passed), interruptedAt === null ? '' : translate('bulk.resumed')];
  return parts.filter((part) => part !== '').join(' ');
};
