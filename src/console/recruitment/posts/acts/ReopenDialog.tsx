import { useGetOne, useTranslate } from 'ra-core';
import { plainField } from '../../../fields/plainField.ts';
import { ReopenJobPostDocument } from '../../../../../generated/recruitment/operations.ts';
import { useToday } from '../../../shell/useToday.ts';
import { ActDialog } from '../../../resource/acts/ActDialog.tsx';
import { useAsked, type Asked } from '../../../resource/acts/useAsked.tsx';
import { useChange } from '../../../resource/acts/useChange.ts';
import type { Row } from '../../../providers/data/row.ts';
import type { ActDialogProps } from '../../../resource/acts/recordAct.ts';

/** A closed post opens again; a last day that is over is not offered again. */
export const ReopenDialog = ({ target, ids, onClose, onDone }: ActDialogProps) => {
  const translate = useTranslate();
  const id = ids[0] ?? '';
  const { data: post } = useGetOne<Row>(target.name, { id });
  const today = useToday();
  const { run, isWorking, refusal } = useChange('recruitment', true);
  const { values, show, left } = useAsked(`reopen ${id}`, {}, refusal);
  const had = typeof post?.['closingDate'] === 'string' && post['closingDate'] >= today ? post['closingDate'] : null;
  const asked: Asked = { field: plainField('closingDate', 'date'), label: translate('jobPost.closingDate') };
  const act = async (): Promise<void> => {
    if (!post) return;
    const closingDate = Object.hasOwn(values, 'closingDate') ? ((values['closingDate'] as string | null | undefined) ?? null) : had;
    if (await run(ReopenJobPostDocument, { jobPostId: id, version: Number(post['version']), closingDate }, translate('posts.reopen.done'))) onDone();
  };
  return (
    <ActDialog title={`${translate('posts.reopen.menu')}: ${String(post?.['title'] ?? '')}`} names="" consequence={translate('posts.reopen.body')} act={translate('posts.reopen.menu')} isWorking={isWorking} refusal={left([asked])} onClose={onClose} onAct={() => void act()}>
      {show(asked)}
    </ActDialog>
  );
};
