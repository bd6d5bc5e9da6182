import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { ReadFormsToFillDocument } from '../../../../generated/dynamic-form-builder/operations.ts';
import { writeDate } from '../../fields/input/dateText.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { exactMoment } from '../../resource/history/momentText.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { TickTrayDrawing } from '../../shell/drawings/TickTrayDrawing.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { WaitingLines } from '../../shell/pieces/WaitingLines.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { FillPage, path } from './FillPage.tsx';

const List = () => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const formats = useCellFormats();
  const { data, error, refetch } = useQuery({ queryKey: ['forms-to-fill'], queryFn: async ({ signal }) => (await askAnswer('dynamic-form-builder', ReadFormsToFillDocument, {}, signal)).rows });
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} divided />
      {data === undefined ? <Skeleton widths={[320, 480, 320]} /> : null}
      {data?.length === 0 ? <EmptyState drawing={<TickTrayDrawing />} title={translate('formsToFill.none')} message={translate('formsToFill.noneWhy')} /> : null}
      {data && data.length > 0 ? (
        <WaitingLines
          label={title}
          lines={data.map(({ formId, name, dueOn, answeredOn, questions, isOpen }) => {
            const when = answeredOn ? translate('formsToFill.answeredOn', { day: exactMoment(answeredOn, formats) }) : dueOn ? translate('formsToFill.dueOn', { day: writeDate(dueOn, formats.dateFormat) }) : '';
            return {
              id: formId, name, tone: answeredOn ? 'ok' : 'wait', path: `${path}?form=${formId}`, isOpen: !answeredOn,
              about: [translate('formsToFill.questions', { smart_count: questions }), when].filter(Boolean).join(' · '),
              act: translate(answeredOn ? (isOpen ? 'formsToFill.change' : 'formsToFill.read') : 'formsToFill.fill'),
            };
          })}
        />
      ) : null}
    </>
  );
};

/** /employee-self-service/forms-to-fill: forms that wait for me and those that I have filled in; one of them where the address names it. */
export const FormsToFill = () => {
  const [asked] = useSearchParams();
  const id = Number(asked.get('form'));
  return Number.isInteger(id) && id > 0 ? <FillPage key={id} formId={id} /> : <List />;
};
