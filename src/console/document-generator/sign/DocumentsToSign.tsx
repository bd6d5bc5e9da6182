import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link, useSearchParams } from 'react-router-dom';
import { ReadDocumentsToSignDocument } from '../../../../generated/document-signing/operations.ts';
import { writeDate } from '../../fields/input/dateText.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { exactMoment } from '../../resource/history/momentText.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { PenLineDrawing } from '../../shell/drawings/PenLineDrawing.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { askAnswer } from '../../shell/askAnswer.ts';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { StatusMark } from '../../shell/pieces/StatusMark.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { onPhone } from '../../shell/widths.ts';
import { statusLook } from '../../fields/status/statusLook.ts';
import { SignPage } from './SignPage.tsx';

const path = '/employee-self-service/documents-to-sign';
const Lines = styled('ul')({
  flex: 1, minHeight: 0, margin: 0, padding: 0, listStyle: 'none', overflow: 'auto',
  '& li': { display: 'flex', alignItems: 'center', gap: 12, padding: '10px 16px', borderBottom: '1px solid var(--hair)' },
  '& div': { flex: 1, minWidth: 0 }, '& p': { margin: 0, overflowWrap: 'anywhere' }, '& small': { display: 'flex', alignItems: 'center', gap: 6, fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' },
  [onPhone]: { '& li': { flexWrap: 'wrap' }, '& div': { flexBasis: '100%' } },
});

const List = () => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const formats = useCellFormats();
  const { data, error, refetch } = useQuery({ queryKey: ['documents-to-sign'], queryFn: async ({ signal }) => (await askAnswer('document-signing', ReadDocumentsToSignDocument, {}, signal)).rows });
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} divided />
      {data === undefined ? <Skeleton widths={[320, 480, 320]} /> : null}
      {data?.length === 0 ? <EmptyState drawing={<PenLineDrawing />} title={translate('documentActs.nothingToSign')} message={translate('documentActs.nothingToSignWhy')} /> : null}
      {data && data.length > 0 ? (
        <Lines aria-label={title}>
          {data.map(({ signatureId, name, author, state, askedOn, answeredOn, expiresOn }) => {
            const isOpen = state === 'ASKED' || state === 'VIEWED';
            const label = translate(isOpen ? 'documentActs.readAndSign' : 'documentActs.read');
            return (
              <li key={signatureId}>
                <div>
                  <p><b>{name}</b></p>
                  <small>
                    <StatusMark tone={statusLook(state, 'SignatureState')} />
                    {isOpen ? translate('documentActs.askedBy', { name: author, at: askedOn ? exactMoment(askedOn, formats) : '', day: expiresOn ? writeDate(expiresOn, formats.dateFormat) : '' }) : `${translate(`enum.SignatureState.${state}`)} · ${answeredOn ? exactMoment(answeredOn, formats) : ''}`}
                  </small>
                </div>
                <Button component={Link} to={`${path}?documentSignature=${signatureId}`} aria-label={`${label}: ${name}`} {...(isOpen ? { variant: 'contained' as const } : {})}>{label}</Button>
              </li>
            );
          })}
        </Lines>
      ) : null}
    </>
  );
};

/** /employee-self-service/documents-to-sign: what waits for my signature and what I have signed; one of them where the address names it. */
export const DocumentsToSign = () => {
  const [asked] = useSearchParams();
  const id = Number(asked.get('documentSignature'));
  return Number.isInteger(id) && id > 0 ? <SignPage key={id} signatureId={id} /> : <List />;
};
