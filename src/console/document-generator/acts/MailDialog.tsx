import { useQuery } from '@tanstack/react-query';
import { useGetOne, useTranslate } from 'ra-core';
import { ReadDocumentMailDraftDocument, SendDocumentMailDocument } from '../../../../generated/document-signing/operations.ts';
import { mailProblems } from '../../../domain/documents/mail-problems.ts';
import { plainField } from '../../fields/plainField.ts';
import { ActDialog } from '../../resource/acts/ActDialog.tsx';
import { useAsked, type Asked } from '../../resource/acts/useAsked.tsx';
import { useChange, type Refusal } from '../../resource/acts/useChange.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { Dialog } from '../../shell/pieces/Dialog.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useState } from 'react';
import type { Row } from '../../providers/data/row.ts';
import type { ActDialogProps } from '../../resource/acts/recordAct.ts';

type Draft = { readonly to: readonly string[]; readonly subject: string; readonly body: string; readonly fileName: string };
type Props = ActDialogProps & { readonly draft: Draft; readonly name: string; readonly isSentBy: boolean };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Addresses as people write them below or beside each other. */
const addresses = (value: unknown): string[] => text(value).split(/[\s,;]+/).filter((one) => one !== '');

const Mailing = ({ ids, draft, name, isSentBy, onClose, onDone }: Props) => {
  const translate = useTranslate();
  const { run, isWorking, refusal } = useChange('document-signing', true);
  // What the server would say of the words is said here first.
  const [own, setOwn] = useState<Refusal>();
  const shown = own ?? refusal;
  const { values, show, isComplete, left } = useAsked(`document-mail ${ids[0] ?? ''}`, { to: draft.to.join(', '), cc: '', subject: draft.subject, body: draft.body }, shown);
  const asked: readonly Asked[] = [
    { field: plainField('to', 'text', { required: true }), label: translate('documentActs.to') },
    { field: plainField('cc', 'text'), label: translate('documentActs.cc'), help: translate('documentActs.addressesHelp') },
    { field: plainField('subject', 'text'), label: translate('common.subject') },
    { field: plainField('body', 'longText'), label: translate('documentActs.body') },
  ];
  const act = async (): Promise<void> => {
    if (!isComplete(asked)) return;
    const words = { subject: text(values['subject']), body: text(values['body']) };
    const problems = mailProblems(words).map(({ field, message, args }) => ({ field, message: translate(message, args) }));
    setOwn(problems.length > 0 ? { message: '', problems, told: problems.map(({ message }) => message) } : undefined);
    if (problems.length > 0) return;
    if (await run(SendDocumentMailDocument, { documentId: Number(ids[0]), to: addresses(values['to']), cc: addresses(values['cc']), ...words }, ({ message }) => message, false)) onDone();
  };
  return (
    <ActDialog title={translate('documentActs.mailTitle', { name })} names="" consequence={translate(isSentBy ? 'documentActs.mailSends' : 'documentActs.mailBody', { file: draft.fileName })} act={translate('documentActs.mailAct')} isWorking={isWorking} refusal={left(asked)} onClose={onClose} onAct={() => void act()}>
      {asked.map(show)}
    </ActDialog>
  );
};

/** The specified dialog: To, CC, Subject and Body, with the PDF of the document. */
export const MailDialog = (props: ActDialogProps) => {
  const translate = useTranslate();
  const id = props.ids[0] ?? '';
  const { data: document } = useGetOne<Row>(props.target.name, { id });
  const { data, error, refetch } = useQuery({ queryKey: ['document-mail', id], queryFn: ({ signal }) => askAnswer('document-signing', ReadDocumentMailDraftDocument, { documentId: Number(id) }, signal), staleTime: 0, gcTime: 0, retry: false });
  if (data && document) return <Mailing {...props} draft={data} name={String(document['name'] ?? '')} isSentBy={document['status'] === 'DRAFT' && (document['signatories'] ?? '') === ''} />;
  return <Dialog title={translate('documentActs.mail')} onClose={props.onClose}>{error && !data ? <ErrorState error={error} small onRetry={() => void refetch()} /> : <Skeleton widths={[320, 480, 320]} />}</Dialog>;
};
