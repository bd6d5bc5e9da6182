import type { Transaction } from '../../db/org.ts';
import type { Advance } from '../../resource/bulk-edit/advance.ts';
import { recordChangeSet, recordRows } from '../../resource/journal.ts';
import { resourceOf } from '../../resource/registry.ts';
import { readImages, updateFields } from '../../resource/store.ts';
import type { Session } from '../../session.ts';
import { inPortions } from '../in-portions.ts';

const KEYS: ReadonlySet<string> = new Set(['paidOn', 'paidReference']);
export type TransferNote = { readonly paidOn: string | null; readonly paidReference: string | null };

/** Writes the day and the reference of a transfer on payslips, a portion at a time, as one change-set. */
export const moveTransfers = async (tx: Transaction, changeSet: string, session: Session, ids: readonly string[], note: TransferNote, advance: Advance = async () => undefined): Promise<void> => {
  const resource = resourceOf('Payslip');
  await inPortions(ids, advance, async (some) => {
    const before = await readImages(tx, resource, some);
    const after = await updateFields(tx, resource, [...before.values()].map((image) => ({ before: image, next: { ...image, ...note } })), KEYS, session.name);
    await recordRows(tx, changeSet, after.map((image) => ({ entity: 'Payslip', id: image.id, kind: 'UPDATE' as const, before: before.get(image.id)!, after: image })));
  });
  await recordChangeSet(tx, changeSet, { userId: session.userId, by: session.name, source: 'FORM', form: 'ELECTRONIC_FUND_TRANSFER' }, ids.length);
};
