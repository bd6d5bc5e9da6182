import { useLocale, useTranslate } from 'ra-core';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { ChartTable } from '../../shell/charts/ChartTable.tsx';
import { Legend } from '../../shell/charts/Legend.tsx';
import { StackedBars } from '../../shell/charts/StackedBars.tsx';
import { AlertCard } from './AlertCard.tsx';
import { useAlerts, type Narrowing } from './useAlerts.ts';
import type { Board } from './alertBoard.ts';

const COLOURS = { open: 'var(--c2)', acknowledged: 'var(--c4)', closed: 'var(--c3)' } as const;

/** The alerts of each day, by what became of them. */
export const DaysCard = ({ board, narrowing }: { readonly board: Board; readonly narrowing: Narrowing }) => {
  const translate = useTranslate();
  const short = new Intl.DateTimeFormat(tagOf(useLocale()), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const title = translate('wordAlerts.byDay');
  const part = useAlerts(board.days, narrowing);
  const series = (['open', 'acknowledged', 'closed'] as const).map((key) => ({ key, label: translate(`enum.AlertStatus.${key.toUpperCase()}`), colour: COLOURS[key] }));
  const rowsOf = ({ byDay }: NonNullable<typeof part.data>) => byDay.map(({ date, open, acknowledged, closed }) => ({ id: date, name: short.format(new Date(`${date}T00:00:00Z`)), values: { open, acknowledged, closed } }));
  return (
    <AlertCard isWide title={title} part={part} isEmpty={({ byDay }) => byDay.every(({ open, acknowledged, closed }) => open + acknowledged + closed === 0)} table={(answer) => <ChartTable caption={title} series={series} rows={rowsOf(answer)} />}>
      {(answer) => (
        <>
          <StackedBars sentence={title} series={series} rows={rowsOf(answer)} height={180} />
          <Legend series={series} />
        </>
      )}
    </AlertCard>
  );
};
