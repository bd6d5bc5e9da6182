import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { SendOfferDocument } from '../../../../generated/recruitment/operations.ts';
import { todayIn } from '../../../domain/dates.ts';
import { plainField } from '../../fields/plainField.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useRights } from '../../providers/authSession.ts';
import { Dialog } from '../../shell/pieces/Dialog.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { ActDialog } from '../../resource/acts/ActDialog.tsx';
import { useAsked, type Asked } from '../../resource/acts/useAsked.tsx';
import { useMailsAhead } from '../candidates/acts/useMailsAhead.ts';
import { stepOfOffer } from '../candidates/flow/step.ts';
import { useHiringFlow } from '../candidates/flow/useHiringFlow.ts';
import { MailsTold } from '../../resource/form/MailsTold.tsx';
import { useChange } from '../../resource/acts/useChange.ts';
import { LetterPreview } from './LetterPreview.tsx';
import { dayOf, letterFields, startOfLetter, useExpiry, type Letter } from './letterFields.tsx';
import { useLetters } from './useLetters.ts';
import type { Row } from '../../providers/data/row.ts';

type Props = { readonly record: Row; /** The first day that the salary names. */ readonly effectiveFrom: string | null; readonly onClose: () => void };

const Sending = ({ record, effectiveFrom, onClose, letters }: Props & { readonly letters: readonly Letter[] }) => {
  const translate = useTranslate();
  const { timeZone } = useCellFormats();
  const { run, isWorking, refusal } = useChange('recruitment', true);
  const [today] = useState(() => todayIn(timeZone, new Date()));
  const [start] = useState(() => startOfLetter(letters, effectiveFrom, today));
  const along = useExpiry(today);
  const { values, show, isComplete, left } = useAsked(`send-offer ${String(record.id)}`, { ...start, moveOn: true }, refusal, along);
  const who = String(record['name']);
  const mayMove = useRights('JOB_CANDIDATES').update;
  const steps = useHiringFlow() ?? [];
  const to = mayMove ? stepOfOffer(steps, record, translate) : undefined;
  const step: readonly Asked[] = to ? [{ field: plainField('moveOn', 'yesNo'), label: translate('candidates.moveTo', { status: to.name }) }] : [];
  const { mails, isAsking, isUnknown } = useMailsAhead(to && values['moveOn'] === true ? { candidateId: [Number(record.id)], statusId: Number(to.id) } : null);
  const asked = [...letterFields(translate, letters, true), ...step];
  const letter = { candidateId: Number(record.id), templateId: Number(values['templateId']) };
  const act = async (): Promise<void> => {
    if (!isComplete(asked)) return;
    const done = await run(SendOfferDocument, { ...letter, joiningDate: String(values['joiningDate']), expiresOn: String(values['expiresOn']), moveOn: values['moveOn'] === true }, () => translate('offerActs.sent', { who }));
    if (done) onClose();
  };
  return (
    <ActDialog title={translate('offerActs.sendTitle', { who })} names="" consequence={translate('offerActs.sendBody')} act={translate('offerActs.send')} isWorking={isWorking || isAsking} refusal={left(asked)} onClose={onClose} onAct={() => void act()}>
      {letters.length === 0 ? <Note tone="info" title={translate('offerActs.noTemplate')} /> : null}
      {asked.map(show)}
      <MailsTold mails={mails} />
      {isUnknown ? <Note tone="warning" title={translate('mailsAhead.unknownStep')} /> : null}
      {letters.length === 0 ? null : <LetterPreview asked={values['templateId'] == null ? null : { ...letter, joiningDate: dayOf(values['joiningDate']), expiresOn: dayOf(values['expiresOn']) }} />}
    </ActDialog>
  );
};

/** Letter, joining date and last day, with what the candidate will read; then they get the mail. */
export const SendOfferDialog = (props: Props) => {
  const translate = useTranslate();
  const letters = useLetters(props.record);
  if (letters) return <Sending {...props} letters={letters} />;
  return <Dialog title={translate('offerActs.sendTitle', { who: String(props.record['name']) })} onClose={props.onClose}><Skeleton widths={[240, 480, 480]} /></Dialog>;
};
