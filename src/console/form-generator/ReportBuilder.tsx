import { useTranslate } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import { PageHeader } from '../shell/PageHeader.tsx';
import { PadlockDrawing } from '../shell/drawings/PadlockDrawing.tsx';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../shell/states/EmptyState.tsx';
import { ErrorState } from '../shell/states/ErrorState.tsx';
import { useEntityChoices } from '../shell/useEntityChoices.ts';
import { ReportEditor } from './ReportEditor.tsx';
import { useReport } from './useReport.ts';

/** /form-generator, and /form-generator/17 for a kept report: choose records, columns, filters, groups, figures and a chart. */
export const ReportBuilder = () => {
  const translate = useTranslate();
  const choices = useEntityChoices();
  const { id } = useParams();
  const [asked, setAsked] = useSearchParams();
  const { data: kept, error, refetch } = useReport(id);
  // What is being built stands, whatever becomes of asking again.
  if (error && kept === undefined) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  if (id !== undefined && kept === undefined) return <Skeleton widths={[240, 480, 480]} />;
  const type = kept?.entity ?? asked.get('entity');
  const chosen = choices.find((choice) => choice.type === type) ?? (kept === undefined ? (choices.find((choice) => choice.type === 'Employee') ?? choices[0]) : undefined);
  if (chosen !== undefined) return <ReportEditor key={`${kept?.id ?? ''} ${chosen.type}`} choices={choices} chosen={chosen} kept={kept} onChoose={(choice) => setAsked({ entity: choice.type })} />;
  return (
    <>
      <PageHeader title={kept?.name ?? translate('reports.new')} />
      <EmptyState drawing={<PadlockDrawing />} title={translate(kept ? 'reports.closed' : 'reports.noEntity')} message={translate(kept ? 'reports.closedWhy' : 'reports.noEntityWhy')} />
    </>
  );
};
