import type { Change, ChangeSource } from './journal.ts';
import { findResource } from './registry.ts';

const hasOtherStatus = ({ entity, kind, before, after }: Change): boolean => {
  const status = kind === 'UPDATE' ? findResource(entity)?.fields.find((field) => field.kind === 'status' || field.name === 'status') : undefined;
  return status !== undefined && before?.[status.key] !== after?.[status.key];
};

/** By what an act that is no form made these changes: a change of status where a record has another one now. */
export const actSource = (changes: readonly Change[]): ChangeSource => (changes.some(hasOtherStatus) ? 'STATUS' : 'FORM');
