import { useTranslate } from 'ra-core';
import { plainField } from '../../../fields/plainField.ts';
import { BlacklistCandidatesDocument } from '../../../../../generated/recruitment/operations.ts';
import { useSession } from '../../../providers/authSession.ts';
import { ActDialog } from '../../../resource/acts/ActDialog.tsx';
import { useAsked } from '../../../resource/acts/useAsked.tsx';
import { useChosen } from './useChosen.ts';
import { useDo } from './useDo.ts';
import { useInterviewsAhead } from './useInterviewsAhead.ts';
import type { ActDialogProps } from '../../../resource/acts/recordAct.ts';

/** Candidates are not considered for any post again: why, with what proves it. */
export const BlacklistDialog = ({ target, ids, onClose, onDone }: ActDialogProps) => {
  const translate = useTranslate();
  const { who, names } = useChosen(target, ids);
  const me = useSession()?.user.name ?? '';
  const { run, isWorking, refusal } = useDo(onDone);
  const { values, show, isComplete, left } = useAsked(`blacklist ${ids.join(' ')}`, { cancelInterviews: true }, refusal);
  const { ahead, isCounting } = useInterviewsAhead(ids);
  const proof = target.resource.fields.find(({ name }) => name === 'blacklistAttachment');
  const asked = [
    { field: plainField('reasonId', 'reference', { required: true, reference: { endpoint: 'recruitment', type: 'BlacklistReason' } }), label: translate('candidate.blacklistReason') },
    { field: plainField('comment', 'longText', { rule: { maxLength: 1000 } }), label: translate('candidate.blacklistComment') },
    // A file belongs to one candidate.
    ...(proof && ids.length === 1 ? [{ field: proof, label: translate('candidate.blacklistAttachment') }] : []),
    ...ahead,
  ];
  const act = (): void => {
    if (!isComplete(asked)) return;
    const file = values['blacklistAttachment'];
    void run(BlacklistCandidatesDocument, { candidateId: ids.map(Number), blackedReasonId: Number(values['reasonId']), comment: values['comment'] ? String(values['comment']) : null, attachments: typeof file === 'string' ? [file] : null, ...(ahead.length > 0 ? { cancelInterviews: values['cancelInterviews'] === true } : {}) }, translate('candidates.blacklist.done', { who }));
  };
  return (
    <ActDialog isDestructive title={translate('candidates.blacklist.title', { who })} names={names} consequence={translate('candidates.blacklist.body', { me })} act={translate('candidates.blacklist.act')} isWorking={isWorking || isCounting} refusal={left(asked)} onClose={onClose} onAct={act}>
      {asked.map(show)}
    </ActDialog>
  );
};
