import { useTranslate } from 'react-admin';
import { MOST_COLUMNS } from '../../domain/reports/definition.ts';
import { FieldMenu } from './FieldMenu.tsx';
import { moved, OrderedLines } from './OrderedLines.tsx';
import type { ReportField } from './useReportFields.ts';

type Props = { readonly fields: readonly ReportField[]; /** What a path is called, one that is gone too. */ readonly nameOf: (path: string) => string; readonly columns: readonly string[]; readonly onChange: (columns: readonly string[]) => void };

/** The columns of a report of records, in their order. */
export const ColumnPart = ({ fields, nameOf, columns, onChange }: Props) => {
  const translate = useTranslate();
  return (
    <>
      <OrderedLines
        label={translate('reports.columns')}
        lines={columns.map((path) => ({ id: path, label: nameOf(path) }))}
        onMove={(from, to) => onChange(moved(columns, from, to))}
        onRemove={(at) => onChange(columns.filter((_, place) => place !== at))}
      />
      {columns.length < MOST_COLUMNS ? <FieldMenu label={translate('reports.add.column')} fields={fields.filter(({ path, kind }) => kind !== 'rows' && !columns.includes(path))} onPick={(path) => onChange([...columns, path])} /> : null}
    </>
  );
};
