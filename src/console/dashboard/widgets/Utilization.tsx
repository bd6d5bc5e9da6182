import { useTranslate } from 'react-admin';
import { ReadUtilizationDocument } from '../../../../generated/payroll-admin/operations.ts';
import { BarsDrawing } from '../../shell/drawings/BarsDrawing.tsx';
import { WidgetCard } from '../board/WidgetCard.tsx';
import { useWidget } from '../board/useWidget.ts';
import { useWords } from '../../shell/useWords.ts';
import { ChartTable } from '../../shell/charts/ChartTable.tsx';
import { Legend } from '../../shell/charts/Legend.tsx';
import { StackedBars } from '../../shell/charts/StackedBars.tsx';
import { limitSeries, seriesColour } from '../../shell/charts/series.ts';
import type { FormName } from '../../../../generated/forms.ts';
import type { BoardName, WidgetProps } from '../board/widget.ts';

const forms: Readonly<Record<BoardName, FormName>> = { organisation: 'TIME_OFF_MANAGEMENT', team: 'TEAM_TIME_OFF', mine: 'SELF_TIME_OFF' };

/** Days of leave in the pay cycles that are finalized, by kind of leave. */
export const Utilization = ({ board }: WidgetProps) => {
  const translate = useTranslate();
  const words = useWords();
  const title = translate('dashboard.utilization');
  const query = useWidget('payroll-admin', ReadUtilizationDocument, { form: forms[board] }, ({ getUtilization }) => getUtilization);
  const chartOf = ({ utilization }: NonNullable<typeof query.data>) => {
    const kinds = [...new Set(utilization.flatMap(({ leaveTypes }) => leaveTypes.map(({ leaveName }) => leaveName)))];
    const rows = utilization.map(({ cycleName, leaveTypes }) => ({ name: cycleName, values: Object.fromEntries(leaveTypes.map(({ leaveName, days }) => [leaveName, Number(days)])) }));
    return limitSeries(rows, kinds.map((kind, at) => ({ key: kind, label: kind, colour: seriesColour(at) })), translate('dashboard.other'));
  };
  const sentence = ({ entitledDays, takenDays }: NonNullable<typeof query.data>): string => translate('dashboard.utilization.of', { smart_count: Number(entitledDays), taken: words.number(Number(takenDays)), entitled: words.number(Number(entitledDays)) });
  return (
    <WidgetCard
      title={title}
      query={query}
      empty={{ when: ({ utilization }) => utilization.length === 0, text: translate('dashboard.utilization.none'), drawing: <BarsDrawing small /> }}
      beside={(data) => <small style={{ color: 'var(--text-3)' }}>{sentence(data)}</small>}
      foot={(data) => <Legend series={chartOf(data).series} />}
      table={(data) => <ChartTable caption={title} {...chartOf(data)} />}
    >
      {(data) => <StackedBars {...chartOf(data)} sentence={sentence(data)} height={188} />}
    </WidgetCard>
  );
};
