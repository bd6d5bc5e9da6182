import { useGetOne, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { CopyJobPostDocument } from '../../../../../generated/recruitment/operations.ts';
import { ActDialog } from '../../../resource/acts/ActDialog.tsx';
import { useChange } from '../../../resource/acts/useChange.ts';
import type { Row } from '../../../providers/data/row.ts';
import type { ActDialogProps } from '../../../resource/acts/recordAct.ts';

/** What stands in a post begins a new draft, which is opened, or a template. */
const copyDialog = (asTemplate: boolean) =>
  function CopyDialog({ target, ids, onClose, onDone }: ActDialogProps) {
    const translate = useTranslate();
    const navigate = useNavigate();
    const id = ids[0] ?? '';
    const { data: post } = useGetOne<Row>(target.name, { id });
    const { run, isWorking, refusal } = useChange('recruitment', true);
    const key = asTemplate ? 'keep' : 'copy';
    const act = async (): Promise<void> => {
      const made = await run(CopyJobPostDocument, { jobPostId: id, asTemplate }, translate(`posts.${key}.done`));
      if (!made) return;
      onDone();
      if (!asTemplate) await navigate(`${target.screen.path}/${made.id}`);
    };
    return (
      <ActDialog title={`${translate(`posts.${key}.menu`)}: ${String(post?.['title'] ?? '')}`} names="" consequence={translate(`posts.${key}.body`)} act={translate(`posts.${key}.menu`)} isWorking={isWorking} refusal={refusal} onClose={onClose} onAct={() => void act()} />
    );
  };

export const CopyPostDialog = copyDialog(false);
export const KeepTemplateDialog = copyDialog(true);
