import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { ReadHiringFunnelDocument } from '../../../../generated/recruitment/operations.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { ChartTable } from '../../shell/charts/ChartTable.tsx';
import { seriesColour } from '../../shell/charts/series.ts';
import { hiringLists } from '../../hiringAddresses.ts';
import { Card } from './Card.tsx';
import { usePart, type Narrowing } from './usePart.ts';

const Steps = styled('ol')({
  flex: 1, display: 'flex', flexDirection: 'column', justifyContent: 'space-between', listStyle: 'none', margin: 0, padding: 0, gap: 4,
  '& a': { display: 'grid', gridTemplateColumns: '104px minmax(0, 1fr) 56px', alignItems: 'center', gap: 12, minHeight: 40, borderRadius: 6 },
  '& a:hover': { background: 'var(--hover)' },
  '& i': { display: 'block', height: 22, minWidth: 2, borderRadius: 2, background: seriesColour(0) },
  '& b': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' },
});

/** How far applications came. */
export const FunnelCard = ({ narrowing }: { readonly narrowing: Narrowing }) => {
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const title = translate('recruiting.funnel');
  const name = (kind: string): string => translate(`enum.HiringStageKind.${kind}`);
  const part = usePart(ReadHiringFunnelDocument, narrowing);
  return (
    <Card title={title} part={part} isEmpty={({ funnel }) => !funnel[0]?.count} table={({ funnel, postIds, period }) => <ChartTable caption={title} rows={funnel.map(({ kind, count }) => ({ name: name(kind), values: { count }, paths: { count: hiringLists.reached(postIds, period, kind) } }))} series={[{ key: 'count', label: translate('recruiting.reached'), colour: seriesColour(0) }]} />}>
      {({ funnel, postIds, period }) => (
        <Steps>
          {funnel.map(({ kind, count, share }) => (
            <li key={kind}>
              <Link to={hiringLists.reached(postIds, period, kind)}>
                <span>{name(kind)}</span>
                <span>
                  <i style={{ width: `${(100 * count) / (funnel[0]?.count ?? 1)}%` }} />
                  {share === null || share === undefined ? null : <small>{translate('recruiting.ofBefore', { share: percent.format(share) })}</small>}
                </span>
                <b>{number.format(count)}</b>
              </Link>
            </li>
          ))}
        </Steps>
      )}
    </Card>
  );
};
