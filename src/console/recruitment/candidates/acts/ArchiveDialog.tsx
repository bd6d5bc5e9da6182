import { useDeferredValue } from 'react';
import { useTranslate } from 'ra-core';
import { plainField } from '../../../fields/plainField.ts';
import { ArchiveCandidatesDocument } from '../../../../../generated/recruitment/operations.ts';
import { useHiringFlow } from '../flow/useHiringFlow.ts';
import { ActDialog } from '../../../resource/acts/ActDialog.tsx';
import { reasonField } from './reasonField.tsx';
import { stepField } from './stepField.tsx';
import { useArchiveReasons } from './useArchiveReasons.ts';
import { segmentsField } from './segmentsField.tsx';
import { useAsked } from '../../../resource/acts/useAsked.tsx';
import { useChosen } from './useChosen.ts';
import { useDo } from './useDo.ts';
import { useInterviewsAhead } from './useInterviewsAhead.ts';
import { useArchiveMailsAhead } from './useMailsAhead.ts';
import { MailLetter } from '../../../resource/form/MailLetter.tsx';
import type { ActDialogProps } from '../../../resource/acts/recordAct.ts';

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);

/** Candidates are no longer considered: why, and whether they are told. */
export const ArchiveDialog = ({ target, ids, onClose, onDone }: ActDialogProps) => {
  const translate = useTranslate();
  const { rows = [], who, names } = useChosen(target, ids);
  const steps = useHiringFlow() ?? [];
  const reasons = useArchiveReasons();
  const { run, isWorking, refusal } = useDo(onDone);
  const { values, show, isComplete, left } = useAsked(`archive ${ids.join(' ')}`, { told: 'NOBODY', cancelInterviews: true }, refusal);
  const { ahead, isCounting } = useInterviewsAhead(ids);
  const ending = steps.filter(({ inUse, stage }) => inUse && stage?.kind === 'REJECTED');
  const isTold = values['told'] !== 'NOBODY';
  const withoutAddress = rows.filter((row) => (row['email'] ?? '') === '').length;
  const asked = [
    reasonField(translate('candidate.archiveReason'), reasons, rows, steps),
    ...(ending.length > 0 ? [stepField({ label: translate('candidates.archive.status'), help: translate('candidates.archive.statusHelp'), steps: ending, required: false })] : []),
    { field: plainField('comment', 'longText', { rule: { maxLength: 1000 } }), label: translate('candidate.archiveComment') },
    ...ahead,
    segmentsField({
      name: 'told',
      label: translate('candidates.archive.told'),
      help: isTold && withoutAddress > 0 ? translate('candidates.archive.noAddress', { smart_count: withoutAddress }) : undefined,
      options: ['NOBODY', 'NOW', 'LATER'].map((value) => ({ value, label: translate(`candidates.archive.told.${value}`) })),
    }),
    ...(values['told'] === 'LATER' ? [{ field: plainField('at', 'dateTime', { required: true }), label: translate('candidates.archive.at'), help: translate('candidates.archive.atHelp') }] : []),
    ...(isTold
      ? [
          { field: plainField('subject', 'text', { rule: { maxLength: 200 } }), label: translate('candidateStatus.mailSubject') },
          { field: plainField('body', 'longText', { rule: { maxLength: 4000 } }), label: translate('candidateStatus.mailBody'), help: translate('candidates.archive.mailHelp') },
        ]
      : []),
  ];
  const written = useDeferredValue({ mailSubject: text(values['subject']), mailContent: text(values['body']) });
  const { mails } = useArchiveMailsAhead(isTold ? { candidateId: ids.map(Number), archiveStatusId: values['statusId'] ? Number(values['statusId']) : null, ...written } : null);
  const act = (): void => {
    if (!isComplete(asked)) return;
    void run(
      ArchiveCandidatesDocument,
      {
        candidateId: ids.map(Number),
        archiveReasonId: Number(values['reasonId']),
        action: isTold ? 'archive and notify' : 'archive',
        comment: text(values['comment']),
        archiveStatusId: values['statusId'] ? Number(values['statusId']) : null,
        notificationTime: values['told'] === 'LATER' ? text(values['at']) : null,
        mailSubject: isTold ? text(values['subject']) : null,
        mailContent: isTold ? text(values['body']) : null,
        ...(ahead.length > 0 ? { cancelInterviews: values['cancelInterviews'] === true } : {}),
      },
      translate('candidates.archive.done', { who }),
    );
  };
  return (
    <ActDialog title={translate('candidates.archive.title', { who })} names={names} consequence={translate('candidates.archive.body')} act={translate('candidates.archive.act')} isWorking={isWorking || isCounting} refusal={left(asked)} onClose={onClose} onAct={act}>
      {asked.map(show)}
      {mails.map(({ of, count, names, recipient, subject, body }, at) => (count > 0 ? <MailLetter key={`${of} ${at}`} name={names[0] ?? ''} address={recipient ?? ''} subject={subject} body={body} /> : null))}
    </ActDialog>
  );
};
