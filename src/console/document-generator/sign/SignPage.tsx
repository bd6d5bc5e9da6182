import { useState } from 'react';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import FileText from 'lucide-react/icons/file-text';
import { DeclineDocumentDocument, OpenDocumentToSignDocument, SignDocumentDocument } from '../../../../generated/document-signing/operations.ts';
import { writeDate } from '../../fields/input/dateText.ts';
import { plainField } from '../../fields/plainField.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { ActDialog } from '../../resource/acts/ActDialog.tsx';
import { useAsked, type Asked } from '../../resource/acts/useAsked.tsx';
import { useChange } from '../../resource/acts/useChange.ts';
import { PageBody, PageColumn } from '../../resource/form/PageBody.tsx';
import { saveFile } from '../../resource/saveFile.ts';
import { DashedDrawing } from '../../shell/drawings/DashedDrawing.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { askAnswer } from '../../shell/askAnswer.ts';
import { fileOf } from '../../shell/fileOf.ts';
import { LetterSheet } from '../../shell/pieces/LetterSheet.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { Refused } from '../../shell/pieces/Refused.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { isGone } from '../../shell/refusedOf.ts';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';

const path = '/employee-self-service/documents-to-sign';

const DeclineDialog = ({ signatureId, name, onClose, onDone }: { readonly signatureId: number; readonly name: string; readonly onClose: () => void; readonly onDone: () => void }) => {
  const translate = useTranslate();
  const { run, isWorking, refusal } = useChange('document-signing', true);
  const { values, show, isComplete, left } = useAsked(`decline-document ${signatureId}`, {}, refusal);
  const asked: readonly Asked[] = [{ field: plainField('reason', 'longText', { required: true, rule: { maxLength: 1000 } }), label: translate('common.reason') }];
  const act = async (): Promise<void> => {
    if (isComplete(asked) && (await run(DeclineDocumentDocument, { signatureId, reason: String(values['reason']) }, translate('documentActs.declined'), false))) onDone();
  };
  return (
    <ActDialog title={translate('documentActs.declineTitle', { name })} names="" consequence={translate('documentActs.declineBody')} act={translate('signPage.decline')} isDestructive isWorking={isWorking} refusal={left(asked)} onClose={onClose} onAct={() => void act()}>
      {asked.map(show)}
    </ActDialog>
  );
};

type FormProps = { readonly signatureId: number; readonly name: string; readonly signatory: string; readonly onDone: () => void };

const SignForm = ({ signatureId, name, signatory, onDone }: FormProps) => {
  const translate = useTranslate();
  const { run, isWorking, refusal } = useChange('document-signing', true);
  const [isDeclining, setDeclining] = useState(false);
  const { values, show, isComplete, left } = useAsked(null, { name: '' }, refusal);
  const asked: readonly Asked[] = [{ field: plainField('name', 'text', { required: true, rule: { maxLength: 200 } }), label: translate('documentActs.yourName'), help: translate('signPage.yourNameHelp', { name: signatory }) }];
  const said = left(asked);
  const act = async (): Promise<void> => {
    if (isComplete(asked) && (await run(SignDocumentDocument, { signatureId, name: String(values['name']) }, translate('documentActs.signed', { name }), false))) onDone();
  };
  return (
    <form
      noValidate
      style={{ display: 'grid', gap: 16, padding: '20px 0' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWorking) void act();
      }}
    >
      <h2 style={{ margin: 0, fontSize: 16, lineHeight: '24px', fontWeight: 600 }}>{translate('signPage.answer')}</h2>
      {asked.map(show)}
      <span style={{ fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' }}>{translate('signPage.recorded')}</span>
      {said ? <Refused as="div" role="alert">{[said.message, ...said.told].filter(Boolean).join(' ')}</Refused> : null}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button type="submit" variant="contained" loading={isWorking}>{translate('signPage.sign')}</Button>
        <Button color="error" onClick={() => setDeclining(true)}>{translate('signPage.decline')}</Button>
      </div>
      {isDeclining ? <DeclineDialog signatureId={signatureId} name={name} onClose={() => setDeclining(false)} onDone={onDone} /> : null}
    </form>
  );
};

/** One document that I was asked to sign: to read, to sign with my name, or to decline. */
export const SignPage = ({ signatureId }: { readonly signatureId: number }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const label = useScreenLabel()({ path });
  const { dateFormat } = useCellFormats();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: ['document-to-sign', signatureId], queryFn: ({ signal }) => askAnswer('document-signing', OpenDocumentToSignDocument, { signatureId }, signal), retry: false });
  const back = { label: translate('documentActs.toList'), run: () => void navigate(path) };
  if (error && isGone(error)) return <EmptyState isPage drawing={<DashedDrawing />} title={translate('documentActs.gone')} message={translate('documentActs.goneWhy')} action={back} />;
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  if (!data) return <Skeleton widths={[320, 480, 480]} />;
  const { name, organisation, body, language, state, status, expiresOn, signatory, pdf } = data;
  const isOpen = (state === 'ASKED' || state === 'VIEWED') && ['SENT', 'VIEWED', 'SIGNED'].includes(status);
  const done = (): void => {
    void queryClient.invalidateQueries();
    void navigate(path);
  };
  return (
    <>
      <PageHeader title={name} crumbs={[{ label, path }]} actions={[{ key: 'pdf', kind: 'outlined', label: translate('documentActs.pdf'), icon: <FileText />, run: () => saveFile(fileOf(pdf, 'application/pdf'), `${name}.pdf`) }]} divided />
      <PageBody as="div">
        <PageColumn>
          <div style={{ display: 'grid', gap: 16, maxWidth: 688, padding: '16px 0' }}>
            {isOpen ? (expiresOn ? <Note tone="info" title={translate('signPage.until', { day: writeDate(expiresOn, dateFormat) })} /> : null) : <Note tone={state === 'SIGNED' ? 'success' : 'info'} title={translate(`signPage.is.${state === 'SIGNED' || state === 'DECLINED' ? state : 'ENDED'}`)} />}
            <LetterSheet lang={language.toLowerCase().replace('sp', 'es')}>
              <small>{organisation}</small>
              <h4>{name}</h4>
              <p style={{ marginBottom: 0 }}>{body}</p>
            </LetterSheet>
            {isOpen ? <SignForm signatureId={signatureId} name={name} signatory={signatory} onDone={done} /> : null}
          </div>
        </PageColumn>
      </PageBody>
    </>
  );
};
