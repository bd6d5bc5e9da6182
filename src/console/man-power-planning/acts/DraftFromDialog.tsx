import { useGetOne } from 'ra-core';
import { DraftDialog } from './DraftDialog.tsx';
import type { Row } from '../../providers/data/row.ts';
import type { ActDialogProps } from '../../resource/acts/recordAct.ts';

/** A new draft that begins with the positions of this plan. */
export const DraftFromDialog = ({ target, ids, onClose }: ActDialogProps) => {
  const id = ids[0] ?? '';
  const { data: plan } = useGetOne<Row>(target.name, { id });
  return plan ? <DraftDialog plans={[{ id, name: String(plan['name']) }]} from={id} year={Number(plan['fiscalYear'])} onClose={onClose} /> : null;
};
