import type { EntityWords } from '../../resource/list/entityWords.ts';
import type { BulkJob } from './bulkJob.ts';

type Words = Pick<EntityWords, 'counted' | 'number'>;
type Outcome = Pick<BulkJob, 'total' | 'changed' | 'unchanged' | 'interruptedAt'> & Partial<Pick<BulkJob, 'message'>>;

type Translate = (key: string, options?: object) => string;

/** Others that were found: deleted, changed or moved out of reach by somebody else, between being found and being worked on. */
const passedOver = (message: 'bulk.passed' | 'bulk.delete.passed', count: number, words: Words, translate: Translate): string => (count > 0 ? translate(message, { smart_count: count, number: words.number(count) }) : '');

const sentences = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** What a deletion that is done says. */
export const deletedOf = ({ total, changed, interruptedAt }: Omit<Outcome, 'unchanged'>, words: Words, translate: Translate): string =>
  sentences([translate('bulk.delete.done', { what: words.counted(changed) }), passedOver('bulk.delete.passed', (total ?? 0) - changed, words, translate), interruptedAt === null ? '' : translate('bulk.resumed')]);

/** What a bulk edit that is done says: how many changed, and why the others of those it found did not. */
export const outcomeOf = ({ total, changed, unchanged, interruptedAt, message = '' }: Outcome, words: Words, translate: Translate): string => {
  const same = unchanged > 0 ? translate('bulk.unchanged', { smart_count: unchanged, number: words.number(unchanged) }) : '';
  return sentences([translate('bulk.done', { what: words.counted(changed) }), message, same, passedOver('bulk.passed', (total ?? 0) - changed - unchanged, words, translate), interruptedAt === null ? '' : translate('bulk.resumed')]);
};
