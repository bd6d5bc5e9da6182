import { useTranslate } from 'ra-core';
import { plainField } from '../../../fields/plainField.ts';
import { KeepInTalentPoolDocument, MoveToTalentPoolDocument } from '../../../../../generated/recruitment/operations.ts';
import { useHiringFlow } from '../flow/useHiringFlow.ts';
import { ActDialog } from '../../../resource/acts/ActDialog.tsx';
import { reasonField } from './reasonField.tsx';
import { stepField } from './stepField.tsx';
import { useArchiveReasons } from './useArchiveReasons.ts';
import { useAsked } from '../../../resource/acts/useAsked.tsx';
import { useChosen } from './useChosen.ts';
import { useDo } from './useDo.ts';
import { useInterviewsAhead } from './useInterviewsAhead.ts';
import type { ActDialogProps } from '../../../resource/acts/recordAct.ts';

const pool = plainField('talentPoolId', 'reference', { required: true, reference: { endpoint: 'recruitment', type: 'TalentPool' } });

/** Candidates are kept for later posts, with why they did not get this one. */
export const PoolDialog = ({ target, ids, onClose, onDone }: ActDialogProps) => {
  const translate = useTranslate();
  const { rows = [], who, names } = useChosen(target, ids);
  const steps = useHiringFlow() ?? [];
  const reasons = useArchiveReasons();
  const { run, isWorking, refusal } = useDo(onDone);
  const ending = steps.find(({ inUse, stage }) => inUse && stage?.kind === 'REJECTED');
  const { values, show, isComplete, left } = useAsked(`pool ${ids.join(' ')}`, { cancelInterviews: true }, refusal);
  const { ahead, isCounting } = useInterviewsAhead(ids);
  const status = values['statusId'] ?? ending?.id ?? null;
  const choice = stepField({ label: translate('candidates.archive.status'), steps: steps.filter(({ inUse }) => inUse), required: false });
  const asked = [
    { field: pool, label: translate('candidate.talentPool') },
    reasonField(translate('candidates.pool.reason'), reasons, rows, steps),
    { ...choice, control: (props: Parameters<NonNullable<typeof choice.control>>[0]) => choice.control?.({ ...props, field: { ...props.field, required: true }, value: status }) },
    { field: plainField('comment', 'longText', { rule: { maxLength: 1000 } }), label: translate('candidate.archiveComment') },
    ...ahead,
  ];
  const act = (): void => {
    if (!isComplete(asked) || status === null) return;
    void run(
      KeepInTalentPoolDocument,
      { candidateId: ids.map(Number), talentPoolId: Number(values['talentPoolId']), archiveStatusId: Number(status), archiveReasonId: Number(values['reasonId']), comment: values['comment'] ? String(values['comment']) : null, ...(ahead.length > 0 ? { cancelInterviews: values['cancelInterviews'] === true } : {}) },
      translate('candidates.pool.done', { who }),
    );
  };
  return (
    <ActDialog title={translate('candidates.pool.title', { who })} names={names} consequence={translate('candidates.pool.body')} act={translate('candidates.pool.act')} isWorking={isWorking || isCounting} refusal={left(asked)} onClose={onClose} onAct={act}>
      {asked.map(show)}
    </ActDialog>
  );
};

/** Candidates who are kept go to another pool. */
export const OtherPoolDialog = ({ target, ids, onClose, onDone }: ActDialogProps) => {
  const translate = useTranslate();
  const { who, names } = useChosen(target, ids);
  const { run, isWorking, refusal } = useDo(onDone);
  const { values, show, isComplete, left } = useAsked(null, {}, refusal);
  const asked = [{ field: pool, label: translate('candidate.talentPool') }];
  const act = (): void => {
    if (isComplete(asked)) void run(MoveToTalentPoolDocument, { candidateId: ids.map(Number), talentPoolId: Number(values['talentPoolId']) }, translate('candidates.pool.done', { who }));
  };
  return (
    <ActDialog title={translate('candidates.otherPool.title', { who })} names={names} consequence={translate('candidates.otherPool.body')} act={translate('candidates.otherPool.act')} isWorking={isWorking} refusal={left(asked)} onClose={onClose} onAct={act}>
      {asked.map(show)}
    </ActDialog>
  );
};
