import { useTranslate } from 'react-admin';
import { MOST_GROUPINGS, type Grouping } from '../../domain/lists/aggregate.ts';
import { dateBuckets } from '../../domain/lists/buckets.ts';
import { FieldMenu } from './FieldMenu.tsx';
import { moved, OrderedLines } from './OrderedLines.tsx';
import { SmallChoice } from '../shell/pieces/SmallChoice.tsx';
import type { ReportField } from './useReportFields.ts';

type Props = { readonly fields: readonly ReportField[]; /** What a path is called, one that is gone too. */ readonly nameOf: (path: string) => string; readonly groupBy: readonly Grouping[]; readonly onChange: (groupBy: readonly Grouping[]) => void };

/** By what the report is grouped, the outermost first; days by a period. */
export const GroupingPart = ({ fields, nameOf, groupBy, onChange }: Props) => {
  const translate = useTranslate();
  const lines = groupBy.map((grouping, at) => {
    const field = fields.find(({ path }) => path === grouping.field);
    const label = nameOf(grouping.field);
    const bucket = field?.bucketed ? (
      <SmallChoice
        label={translate('reports.bucket', { name: label })}
        value={grouping.bucket ?? 'MONTH'}
        options={dateBuckets.map((value) => ({ value, label: translate(`reports.bucket.${value}`) }))}
        onChoose={(value) => onChange(groupBy.map((one, place) => (place === at ? { ...one, bucket: value } : one)))}
      />
    ) : null;
    return { id: `${at} ${grouping.field}`, label, extra: bucket };
  });
  return (
    <>
      <OrderedLines label={translate('reports.groupBy')} lines={lines} onMove={(from, to) => onChange(moved(groupBy, from, to))} onRemove={(at) => onChange(groupBy.filter((_, place) => place !== at))} />
      {groupBy.length < MOST_GROUPINGS ? <FieldMenu label={translate('reports.add.grouping')} fields={fields.filter(({ groupable }) => groupable)} onPick={(field) => onChange([...groupBy, { field }])} /> : null}
    </>
  );
};
