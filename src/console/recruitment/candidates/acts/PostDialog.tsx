import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { plainField } from '../../../fields/plainField.ts';
import { ConsiderForPostDocument } from '../../../../../generated/recruitment/operations.ts';
import { useHiringFlow } from '../flow/useHiringFlow.ts';
import { ActDialog } from '../../../resource/acts/ActDialog.tsx';
import { OpenPostBox } from './OpenPostBox.tsx';
import { stepField } from './stepField.tsx';
import { useAsked } from '../../../resource/acts/useAsked.tsx';
import { useChosen } from './useChosen.ts';
import { useDo } from './useDo.ts';
import { useInterviewsAhead } from './useInterviewsAhead.ts';
import { useMailsAhead } from './useMailsAhead.ts';
import { useOneAtATime } from './useOneAtATime.ts';
import { sendsMail } from '../../../resource/askAlong.ts';
import type { InputProps } from '../../../fields/input/types.ts';
import type { Linked } from '../../../providers/data/row.ts';
import type { ActDialogProps } from '../../../resource/acts/recordAct.ts';

const post = plainField('jobPostId', 'reference', { required: true, reference: { endpoint: 'recruitment', type: 'JobPost' } });

/** Candidates are considered for another post, and stand there where it says; where each has one application at a time, the one to the post before ends. */
export const PostDialog = ({ target, ids, onClose, onDone }: ActDialogProps) => {
  const translate = useTranslate();
  const { who, names } = useChosen(target, ids);
  const steps = useHiringFlow() ?? [];
  const { run, isWorking, refusal } = useDo(onDone);
  const [chosen, setChosen] = useState<Linked | null>(null);
  const isOne = useOneAtATime();
  const { values, set, show, isComplete, left } = useAsked(null, { cancelInterviews: true }, refusal);
  // Where the application to the post before runs on, so do its interviews.
  const { ahead, isCounting } = useInterviewsAhead(ids, { ofPost: true, isAsked: isOne === true });
  const asked = [
    {
      field: post, label: translate('candidate.jobPost'),
      control: (props: InputProps) => <OpenPostBox input={props} chosen={chosen} onChoose={(one) => { setChosen(one); set({ jobPostId: one?.id ?? '' }); }} />,
    },
    stepField({ label: translate('candidate.status'), help: translate('candidates.post.statusHelp'), steps: steps.filter(({ inUse }) => inUse), required: false }),
    ...ahead,
  ];
  const candidateId = ids.map(Number);
  const jobPostId = Number(values['jobPostId'] || 0);
  const statusId = values['statusId'] ? Number(values['statusId']) : null;
  const mail = useMailsAhead(jobPostId === 0 ? null : { candidateId, jobPostIds: [jobPostId], statusId });
  const act = (mails: boolean): void => {
    if (isComplete(asked)) void run(ConsiderForPostDocument, { candidateId, jobPostId, statusId, ...(ahead.length > 0 ? { cancelInterviews: values['cancelInterviews'] === true } : {}), ...(mails ? {} : { mails }) }, translate('candidates.post.done', { who }), mails && sendsMail(mail));
  };
  return (
    <ActDialog title={translate('candidates.post.title', { who })} names={names} consequence={translate(isOne === true ? 'candidates.post.bodyOne' : 'candidates.post.body')} act={translate('candidates.post.act')} isWorking={isWorking || isCounting || isOne === undefined} refusal={left(asked)} onClose={onClose} onAct={act} mail={mail}>
      {asked.map(show)}
    </ActDialog>
  );
};
