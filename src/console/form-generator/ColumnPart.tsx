import { useTranslate } from 'react-admin';
import { MOST_COLUMNS } from '../../domain/reports/definition.ts';
import { FieldMenu } from './FieldMenu.tsx';
import { moved, OrderedLines } from './OrderedLines.tsx';
import { fullLabel, type ReportField } from './useReportFields.ts';

type Props = { readonly fields: readonly ReportField[]; readonly columns: readonly string[]; readonly onChange: (columns: readonly string[]) => void };

/** The columns of a report of records, in their order. */
export const ColumnPart = ({ fields, columns, onChange }: Props) => {
  const translate = useTranslate();
  const labels = new Map(fields.map((field) => [field.path, fullLabel(field)]));
  return (
    <>
      <OrderedLines
        label={translate('reports.columns')}
        lines={columns.map((path) => ({ id: path, label: labels.get(path) ?? path }))}
        onMove={(from, to) => onChange(moved(columns, from, to))}
        onRemove={(at) => onChange(columns.filter((_, place) => place !== at))}
      />
      {columns.length < MOST_COLUMNS ? <FieldMenu label={translate('reports.add.column')} fields={fields.filter(({ path }) => !columns.includes(path))} onPick={(path) => onChange([...columns, path])} /> : null}
    </>
  );
};
