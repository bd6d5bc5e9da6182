import { useGetOne, useTranslate } from 'ra-core';
import { plainField } from '../../../fields/plainField.ts';
import { CloseJobPostDocument } from '../../../../../generated/recruitment/operations.ts';
import { useSession } from '../../../providers/authSession.ts';
import { ActDialog } from '../../../resource/acts/ActDialog.tsx';
import { segmentsField } from '../../candidates/acts/segmentsField.tsx';
import { stepField } from '../../candidates/acts/stepField.tsx';
import { useAsked } from '../../../resource/acts/useAsked.tsx';
import { cancelField } from '../../candidates/acts/useInterviewsAhead.ts';
import { useMailsAhead } from '../../candidates/acts/useMailsAhead.ts';
import { useHiringFlow } from '../../candidates/flow/useHiringFlow.ts';
import { useStanding } from '../useStanding.ts';
import { useChange } from '../../../resource/acts/useChange.ts';
import { sendsMail } from '../../../resource/askAlong.ts';
import type { Row } from '../../../providers/data/row.ts';
import type { ActDialogProps } from '../../../resource/acts/recordAct.ts';

/** A post closes: what becomes of the candidates who remain. */
export const CloseDialog = ({ target, ids, onClose, onDone }: ActDialogProps) => {
  const translate = useTranslate();
  const id = ids[0] ?? '';
  const { data: post } = useGetOne<Row>(target.name, { id });
  const standing = useStanding(id);
  const isUnseen = standing !== undefined && standing.remaining == null;
  const remaining = standing?.remaining ?? 0;
  const mayMove = useSession()?.rights['JOB_CANDIDATES']?.update === true;
  const steps = useHiringFlow() ?? [];
  const { run, isWorking, refusal } = useChange('recruitment', true);
  const { values, show, isComplete, left } = useAsked(`close ${id}`, { remaining: 'KEEP', cancelInterviews: true }, refusal);
  const ahead = standing?.interviewsAhead ?? 0;
  const moves = values['remaining'] === 'MOVE' && remaining > 0;
  const step = steps.find((one) => one.id === values['statusId']);
  const asked = [
    ...(remaining > 0 && mayMove ? [segmentsField({ name: 'remaining', label: translate('posts.close.remaining'), options: ['KEEP', 'MOVE'].map((value) => ({ value, label: translate(`posts.close.remaining.${value}`) })) })] : []),
    ...(moves ? [stepField({ label: translate('posts.close.status'), steps: steps.filter(({ inUse }) => inUse), required: true })] : []),
    ...(ahead > 0 ? [cancelField(ahead, translate)] : []),
    { field: plainField('note', 'longText', { rule: { maxLength: 500 } }), label: translate('posts.note') },
  ];
  const mail = useMailsAhead(moves && step ? { candidateId: [], statusId: Number(step.id), remainingOf: id } : null);
  const act = async (mails: boolean): Promise<void> => {
    if (!post || !isComplete(asked)) return;
    const note = String(values['note'] ?? '').trim() || null;
    if (await run(CloseJobPostDocument, { jobPostId: id, version: Number(post['version']), candidatesStatusId: moves && step ? step.id : null, note, ...(ahead > 0 ? { cancelInterviews: values['cancelInterviews'] === true } : {}), ...(mails ? {} : { mails }) }, translate('posts.close.done'), true, mails && sendsMail(mail))) onDone();
  };
  return (
    <ActDialog
      title={`${translate('posts.close.menu')}: ${String(post?.['title'] ?? '')}`}
      names=""
      consequence={isUnseen ? translate('posts.close.unseen') : remaining === 0 ? translate('posts.close.nobody') : translate('posts.close.body', { smart_count: remaining })}
      act={translate('posts.close.menu')}
      isWorking={isWorking}
      refusal={left(asked)}
      onClose={onClose}
      onAct={(mails) => void act(mails)}
      mail={mail}
      mailAct="go"
    >
      {asked.map(show)}
    </ActDialog>
  );
};
