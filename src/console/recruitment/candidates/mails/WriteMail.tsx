import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'ra-core';
import { plainField } from '../../../fields/plainField.ts';
import { SendCandidateMailDocument } from '../../../../../generated/recruitment/operations.ts';
import { fillTemplate, unknownNames } from '../../../../domain/mailTemplates.ts';
import { SelectBox } from '../../../fields/input/SelectBox.tsx';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { useChange } from '../../../resource/acts/useChange.ts';
import { useLeaveGuard } from '../../../resource/form/useLeaveGuard.tsx';
import { exactMoment } from '../../../resource/history/momentText.ts';
import { Dialog } from '../../../shell/pieces/Dialog.tsx';
import { ExitConfirmation } from '../../../shell/pieces/ExitConfirmation.tsx';
import { Note } from '../../../shell/pieces/Note.tsx';
import { useKept } from '../../../shell/useKept.ts';
import { Skeleton } from '../../../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../../../shell/states/ErrorState.tsx';
import { ActDialog } from '../../../resource/acts/ActDialog.tsx';
import { mailLanguage } from '../../mailLanguage.ts';
import { segmentsField } from '../acts/segmentsField.tsx';
import { useAsked, type Asked } from '../../../resource/acts/useAsked.tsx';
import { MailFiles, type ChosenFile } from './MailFiles.tsx';
import { useDraft, type Draft } from './useCandidateMails.ts';
import type { Values } from '../../../resource/form/values.ts';

const Sheet = styled('figure')({ margin: 0, padding: 12, border: '1px solid var(--line)', borderRadius: 8, background: 'var(--sunken)', overflowWrap: 'anywhere', '& figcaption': { color: 'var(--text-2)', fontSize: 12, lineHeight: '18px' }, '& b': { display: 'block', margin: '4px 0' }, '& p': { margin: 0, whiteSpace: 'pre-line', lineHeight: '20px' } });
const Wrong = styled('p')({ margin: 0, color: 'var(--bad)' });

type Props = { readonly candidateId: number; readonly name: string; readonly onClose: () => void };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const Letter = ({ draft, candidateId, name, onClose }: Props & { readonly draft: Draft }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const formats = useCellFormats();
  const { run, isWorking, refusal } = useChange('recruitment', true);
  const { taken, keep } = useKept<{ readonly values: Values; readonly documents: readonly string[] }>(`mail ${candidateId}`);
  const { values, show, isComplete, set, left } = useAsked(null, taken?.values ?? { when: 'NOW', subject: '', body: '' }, refusal);
  const [documents, setDocuments] = useState<readonly string[]>(taken?.documents ?? []);
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [subject, body] = [text(values['subject']), text(values['body'])];
  const [isAsking, setAsking] = useState(false);
  const begun = draft.templates.find((one) => one.key === values['template']);
  // The words of a template are there again at once.
  const isWritten = subject !== (begun?.subject ?? '') || body !== (begun?.body ?? '') || files.length > 0;
  keep(isWritten ? { values, documents } : undefined);
  const question = useLeaveGuard(() => isWritten);
  const isLater = values['when'] === 'LATER';
  const names = { name: draft.name, jobPost: draft.jobPost, organisation: draft.organisation, portal: `${window.location.origin}/v3/candidate-portal` };
  const [wrong] = [...unknownNames('CANDIDATE_UPDATE', subject), ...unknownNames('CANDIDATE_UPDATE', body)];
  const begin = (key: string | null): void => {
    const template = draft.templates.find((one) => one.key === key);
    set({ template: key, subject: template?.subject ?? '', body: template?.body ?? '' });
    setDocuments(template?.documentIds ?? []);
  };
  const words: readonly Asked[] = [
    { field: plainField('template', 'choice'), label: translate('candidateMails.template'), help: translate('candidateMails.templateHelp', { language: mailLanguage(draft.language, locale).name }), control: (props) => <SelectBox {...props} empty={translate('candidateMails.templateNone')} choices={draft.templates.map((one) => ({ value: one.key, label: one.name }))} onChoose={begin} /> },
    { field: plainField('subject', 'text', { required: true, rule: { maxLength: 200 } }), label: translate('candidateMails.subject') },
    { field: plainField('body', 'longText', { required: true, rule: { maxLength: 10_000 } }), label: translate('candidateMails.body'), help: translate('candidateMails.bodyHelp') },
  ];
  const time: readonly Asked[] = [
    segmentsField({ name: 'when', label: translate('candidateMails.when'), options: ['NOW', 'LATER'].map((value) => ({ value, label: translate(`candidateMails.when.${value}`) })) }),
    ...(isLater ? [{ field: plainField('at', 'dateTime', { required: true }), label: translate('candidateMails.at') }] : []),
  ];
  const send = async (): Promise<void> => {
    if (!isComplete([...words, ...time])) return;
    const at = isLater ? text(values['at']) : null;
    const attachments = files.map(({ bytes: _bytes, ...file }) => file);
    const done = await run(SendCandidateMailDocument, { candidateId, subject, body, sendAt: at, documentIds: [...documents], attachments }, ({ message }) => (at === null ? message : translate('candidateMails.writtenLater', { name, time: exactMoment(at, formats) })));
    if (done) onClose();
  };
  const to = { recipient: draft.recipient, replyTo: draft.replyTo };
  return (
    <>
      <ActDialog
        title={translate('candidateMails.title', { name })}
        names=""
        consequence={translate(draft.replyTo ? 'candidateMails.to' : 'candidateMails.toOnly', to)}
        act={translate(isLater ? 'candidateMails.sendLater' : 'candidateMails.send')}
        isWorking={isWorking}
        refusal={left([...words, ...time])}
        persistent={isWritten}
        onClose={() => (isWritten ? setAsking(true) : onClose())}
        onAct={() => void send()}
      >
        {words.map(show)}
        {wrong ? <Wrong role="status">{translate(wrong.message, wrong.args)}</Wrong> : null}
        <MailFiles documents={draft.documents} chosen={documents} onChoose={setDocuments} files={files} onFiles={setFiles} />
        {time.map(show)}
        {subject + body === '' ? null : (
          <Sheet>
            <figcaption>{translate('candidateMails.preview')}</figcaption>
            <b>{fillTemplate(subject, names)}</b>
            <p>{fillTemplate(body, names)}</p>
          </Sheet>
        )}
      </ActDialog>
      <ExitConfirmation open={isAsking} onStay={() => setAsking(false)} onLeave={onClose} />
      {question}
    </>
  );
};

/** A mail to one candidate: words of one's own or of a template, what goes with it, and when it leaves. */
export const WriteMail = (props: Props) => {
  const translate = useTranslate();
  const { data: draft, error, refetch } = useDraft(props.candidateId);
  if (draft?.recipient) return <Letter {...props} draft={draft} />;
  return (
    <Dialog title={translate('candidateMails.title', { name: props.name })} onClose={props.onClose}>
      {error && !draft ? <ErrorState error={error} small onRetry={() => void refetch()} /> : draft ? <Note tone="warning" title={translate('candidateMails.noAddress')} /> : <Skeleton widths={[320, 480, 320]} />}
    </Dialog>
  );
};
