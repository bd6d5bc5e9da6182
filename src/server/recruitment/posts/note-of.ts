import { finding } from '../../../domain/problem.ts';
import type { Grant } from '../../access/authorise.ts';
import { refuseFields } from '../../resource/refuse-fields.ts';

const MOST = 500;

/** What the person says about it, null for nothing. Refuses a text that is too long. */
export const noteOf = (args: Readonly<Record<string, unknown>>, grant: Grant, argument = 'note'): string | null => {
  const text = typeof args[argument] === 'string' ? args[argument].trim() : '';
  refuseFields(grant, text.length > MOST ? [{ field: argument, ...finding('rule.maxLength', { smart_count: MOST, length: text.length }, { fieldName: 'jobPost.approvalNote' }) }] : []);
  return text === '' ? null : text;
};
