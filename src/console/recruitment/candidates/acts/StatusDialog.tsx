import { useTranslate } from 'ra-core';
import { plainField } from '../../../fields/plainField.ts';
import { MoveToStatusDocument } from '../../../../../generated/recruitment/operations.ts';
import { useHiringFlow } from '../flow/useHiringFlow.ts';
import { ActDialog } from '../../../resource/acts/ActDialog.tsx';
import { reasonFor, stepField } from './stepField.tsx';
import { segmentsField } from './segmentsField.tsx';
import { useAsked } from '../../../resource/acts/useAsked.tsx';
import { useChosen } from './useChosen.ts';
import { useDo } from './useDo.ts';
import { useInterviewsAhead } from './useInterviewsAhead.ts';
import { useMailsAhead } from './useMailsAhead.ts';
import { sendsMail } from '../../../resource/askAlong.ts';
import type { ActDialogProps } from '../../../resource/acts/recordAct.ts';

/** Candidates come to another status, all of them or none; `to` is the one that was chosen already. */
export const StatusDialog = ({ target, ids, to, onClose, onDone }: ActDialogProps & { readonly to?: string }) => {
  const translate = useTranslate();
  const { rows = [], who, names } = useChosen(target, ids);
  const steps = useHiringFlow() ?? [];
  const { run, isWorking, refusal } = useDo(onDone);
  const { values, show, isComplete, left } = useAsked(`status ${to ?? ''} ${ids.join(' ')}`, { portal: 'KEEP', cancelInterviews: true, ...(to === undefined ? {} : { statusId: to }) }, refusal);
  const [only] = rows;
  const step = steps.find(({ id }) => id === values['statusId']);
  const portalAccess = values['portal'] === 'KEEP' ? null : values['portal'] === 'ON';
  const { ahead, isCounting } = useInterviewsAhead(ids, { ofPost: true, isAsked: step?.stage?.kind === 'REJECTED' });
  const mail = useMailsAhead(step ? { candidateId: ids.map(Number), statusId: Number(step.id), ...(portalAccess === null ? {} : { portalAccess }) } : null);
  const asked = [
    stepField({ label: translate('candidate.status'), steps: steps.filter(({ id, inUse }) => inUse && !(ids.length === 1 && id === only?.['statusId'])), required: true, reasonOf: reasonFor(rows, steps, translate) }),
    ...ahead,
    segmentsField({ name: 'portal', label: translate('candidates.portal'), options: ['KEEP', 'ON', 'OFF'].map((value) => ({ value, label: translate(`candidates.portal.${value}`) })) }),
    { field: plainField('reason', 'longText', { rule: { maxLength: 500 } }), label: translate('candidates.reason'), help: translate('candidates.reasonHelp') },
  ];
  const act = (mails: boolean): void => {
    if (!isComplete(asked) || !step) return;
    const from = ids.length === 1 ? Number(only?.['statusId'] ?? 0) : 0;
    void run(
      MoveToStatusDocument,
      { candidateId: ids.map(Number), statusId: Number(step.id), portalAccess, reason: values['reason'] ? String(values['reason']) : null, fromStatusId: from === 0 ? null : from, ...(ahead.length > 0 ? { cancelInterviews: values['cancelInterviews'] === true } : {}), ...(mails ? {} : { mails }) },
      translate('shapes.board.moved', { name: who, lane: step.name }),
      mails && sendsMail(mail),
    );
  };
  return (
    <ActDialog title={translate('candidates.status.title', { who })} names={names} consequence={translate('candidates.status.body')} act={translate('candidates.status.act')} isWorking={isWorking || isCounting} refusal={left(asked)} onClose={onClose} onAct={act} mail={mail}>
      {asked.map(show)}
    </ActDialog>
  );
};
