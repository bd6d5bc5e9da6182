import { useTranslate } from 'react-admin';
import { measureWord } from '../../domain/lists/aggregate.ts';
import { isGrouped, type Definition } from '../../domain/reports/definition.ts';
import { SmallChoice } from '../shell/pieces/SmallChoice.tsx';
import type { ReportField } from './useReportFields.ts';

type Props = { readonly fields: readonly ReportField[]; /** What a path is called, one that is gone too. */ readonly nameOf: (path: string) => string; readonly definition: Definition; readonly onChange: (sort: Definition['sort']) => void };

/** By what the rows are ordered: a field, or a group or figure where the report is grouped. */
export const OrderPart = ({ fields, nameOf, definition, onChange }: Props) => {
  const translate = useTranslate();
  const grouped = [
    ...definition.groupBy.map(({ field }, at) => ({ value: `group:${at}`, label: nameOf(field) })),
    ...definition.measures.map(({ measure, field }, at) => ({ value: `measure:${at}`, label: field === undefined ? translate(`reports.measure.${measure}`) : translate('reports.measureOf', { measure: translate(measureWord(measure, fields.find(({ path }) => path === field)?.kind)), field: nameOf(field) }) })),
  ];
  const own = fields.filter(({ sortable }) => sortable).map(({ path, label }) => ({ value: path, label }));
  const options = [{ value: '', label: translate('reports.sort.none') }, ...(isGrouped(definition) ? grouped : own)];
  const [first] = definition.sort;
  const chosen = options.some(({ value }) => value === first?.field) ? (first?.field ?? '') : '';
  const order = first?.order ?? 'ASC';
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <SmallChoice wide label={translate('reports.sort')} value={chosen} options={options} onChoose={(field) => onChange(field === '' ? [] : [{ field, order }])} />
      {chosen === '' ? null : (
        <SmallChoice label={translate('reports.sort')} value={order} options={(['ASC', 'DESC'] as const).map((value) => ({ value, label: translate(`reports.sort.${value.toLowerCase()}`) }))} onChoose={(next) => onChange([{ field: chosen, order: next }])} />
      )}
    </div>
  );
};
