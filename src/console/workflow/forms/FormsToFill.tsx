import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link, useSearchParams } from 'react-router-dom';
import { ReadFormsToFillDocument } from '../../../../generated/dynamic-form-builder/operations.ts';
import { writeDate } from '../../fields/input/dateText.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { exactMoment } from '../../resource/history/momentText.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { TickTrayDrawing } from '../../shell/drawings/TickTrayDrawing.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { StatusMark } from '../../shell/pieces/StatusMark.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { onPhone } from '../../shell/widths.ts';
import { FillPage, path } from './FillPage.tsx';

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
  const { data, error, refetch } = useQuery({ queryKey: ['forms-to-fill'], queryFn: async ({ signal }) => (await askAnswer('dynamic-form-builder', ReadFormsToFillDocument, {}, signal)).rows });
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} divided />
      {data === undefined ? <Skeleton widths={[320, 480, 320]} /> : null}
      {data?.length === 0 ? <EmptyState drawing={<TickTrayDrawing />} title={translate('formsToFill.none')} message={translate('formsToFill.noneWhy')} /> : null}
      {data && data.length > 0 ? (
        <Lines aria-label={title}>
          {data.map(({ formId, name, dueOn, answeredOn, questions, isOpen }) => {
            const label = translate(answeredOn ? (isOpen ? 'formsToFill.change' : 'formsToFill.read') : 'formsToFill.fill');
            const when = answeredOn ? translate('formsToFill.answeredOn', { day: exactMoment(answeredOn, formats) }) : dueOn ? translate('formsToFill.dueOn', { day: writeDate(dueOn, formats.dateFormat) }) : '';
            return (
              <li key={formId}>
                <div>
                  <p><b>{name}</b></p>
                  <small>
                    <StatusMark tone={answeredOn ? 'ok' : 'wait'} />
                    {[translate('formsToFill.questions', { smart_count: questions }), when].filter(Boolean).join(' · ')}
                  </small>
                </div>
                <Button component={Link} to={`${path}?form=${formId}`} aria-label={`${label}: ${name}`} {...(answeredOn ? {} : { variant: 'contained' as const })}>{label}</Button>
              </li>
            );
          })}
        </Lines>
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
