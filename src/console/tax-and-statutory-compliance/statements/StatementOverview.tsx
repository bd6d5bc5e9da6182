import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ReadTaxStatementReviewDocument } from '../../../../generated/tax-and-statutory/operations.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useAmounts } from '../../salary/useAmounts.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { FigureStrip } from '../../shell/pieces/FigureStrip.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { onNarrow } from '../../shell/widths.ts';
import { StatementMonths } from './StatementMonths.tsx';
import { StatementPoints } from './StatementPoints.tsx';
import type { TabProps } from '../../resource/tabs/recordTabs.ts';

const Parts = styled('div')({ display: 'grid', gap: 20, padding: 16, minWidth: 0 });
const Columns = styled('div')({
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 360px)', gap: '24px 40px', alignItems: 'start', maxWidth: 1160, '& h2': { margin: '0 0 8px', fontSize: 16, lineHeight: '24px', fontWeight: 600 }, '& section': { minWidth: 0 },
  [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)', '& aside': { order: -1 } },
});
const Law = styled('p')({ margin: '12px 0 0', color: 'var(--text-2)', maxWidth: 640 });

/** What the quarter comes to month by month, and what to look at before its statement is generated. */
export const StatementOverview = ({ record }: TabProps) => {
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const statementId = String(record.id);
  const { data, error, refetch } = useQuery({ queryKey: ['tax-statement-review', statementId, record], queryFn: ({ signal }) => askAnswer('tax-and-statutory', ReadTaxStatementReviewDocument, { statementId }, signal), retry: false });
  const money = useAmounts(data?.currency ?? 'INR');
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Parts><Skeleton widths={[480, 320, 480]} /></Parts>;
  const rest = Number(data.deducted) - Number(data.deposited);
  return (
    <Parts>
      <FigureStrip
        isLong
        figures={[
          { label: translate('taxStatements.people'), value: new Intl.NumberFormat(locale).format(data.people) },
          { label: translate('taxStatements.deducted'), value: money(data.deducted) },
          { label: translate('taxStatements.deposited'), value: money(data.deposited) },
          ...(rest > 0 ? [{ label: translate('taxStatements.notDeposited'), value: money(rest.toFixed(2)), isBad: true }] : []),
        ]}
      />
      <Columns>
        <section aria-label={translate('taxStatements.months')}>
          <h2>{translate('taxStatements.months')}</h2>
          <StatementMonths months={data.months} money={money} />
          <Law>{translate('taxStatements.law', { law: data.law, form: data.formNumber })}</Law>
        </section>
        <aside>
          <StatementPoints points={data.points} money={money} />
        </aside>
      </Columns>
    </Parts>
  );
};
