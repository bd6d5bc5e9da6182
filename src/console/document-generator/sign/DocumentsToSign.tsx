import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { ReadDocumentsToSignDocument } from '../../../../generated/document-signing/operations.ts';
import { writeDate } from '../../fields/input/dateText.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { exactMoment } from '../../resource/history/momentText.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { PenLineDrawing } from '../../shell/drawings/PenLineDrawing.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { askAnswer } from '../../shell/askAnswer.ts';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { WaitingLines } from '../../shell/pieces/WaitingLines.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { statusLook } from '../../fields/status/statusLook.ts';
import { SignPage } from './SignPage.tsx';

const path = '/employee-self-service/documents-to-sign';

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
        <WaitingLines
          label={title}
          lines={data.map(({ signatureId, name, author, state, askedOn, answeredOn, expiresOn }) => {
            const isOpen = state === 'ASKED' || state === 'VIEWED';
            return {
              id: signatureId, name, tone: statusLook(state, 'SignatureState'), path: `${path}?documentSignature=${signatureId}`, isOpen,
              about: isOpen ? translate('documentActs.askedBy', { name: author, at: askedOn ? exactMoment(askedOn, formats) : '', day: expiresOn ? writeDate(expiresOn, formats.dateFormat) : '' }) : `${translate(`enum.SignatureState.${state}`)} · ${answeredOn ? exactMoment(answeredOn, formats) : ''}`,
              act: translate(isOpen ? 'documentActs.readAndSign' : 'documentActs.read'),
            };
          })}
        />
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
