import { useGetOne, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { PostRequisitionDocument } from '../../../../generated/recruitment/operations.ts';
import { ActDialog } from '../../resource/acts/ActDialog.tsx';
import { useChange } from '../../resource/acts/useChange.ts';
import type { Row } from '../../providers/data/row.ts';
import type { ActDialogProps } from '../../resource/acts/recordAct.ts';

/** Makes a job post of an approved requisition, and leads to it. */
export const PostDialog = ({ target, ids, onClose, onDone }: ActDialogProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const requisitionId = ids[0] ?? '';
  const { data: requisition } = useGetOne<Row>(target.name, { id: requisitionId });
  const { run, isWorking, refusal } = useChange('recruitment', true);
  const act = async (): Promise<void> => {
    const done = await run(PostRequisitionDocument, { requisitionId }, translate('planning.post.done'), () => void navigate(`/man-power-planning/job-requisition/${requisitionId}`));
    if (!done) return;
    onDone();
    void navigate(`/recruitment/job-posts/${done.jobPostId}`);
  };
  return (
    <ActDialog title={`${translate('planning.post.menu')}: ${String(requisition?.['title'] ?? '')}`} names="" consequence={translate('planning.post.body')} act={translate('planning.post.menu')} isWorking={isWorking} refusal={refusal && { message: refusal.message, told: refusal.told }} onClose={onClose} onAct={() => void act()} />
  );
};
