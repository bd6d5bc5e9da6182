import { useTranslate } from 'ra-core';
import { stemOf, type ChildRow } from '../../fields/rows/row.ts';
import { ValueText } from './ValueText.tsx';
import { isSamePart, type DifferingRow } from './differingRows.ts';
import type { Field, Rows } from '../../../domain/resource.ts';

const MOST = 5;

/** What a row is called by: what it is about. */
const leadOf = ({ fields, by }: Rows): Field | undefined => {
  const parts = fields.filter(({ kind }) => kind !== 'id');
  return parts.find(({ key }) => key === by) ?? parts.find(({ required, reference }) => required && reference) ?? parts.find(({ required }) => required) ?? parts[0];
};

type RowProps = { readonly rows: Rows; readonly before: ChildRow | undefined; readonly after: ChildRow | undefined };

/** One child row by what stands in it first: as it came or went, or with each part that is another one now. */
const ChangedRow = ({ rows, before, after }: RowProps) => {
  const translate = useTranslate();
  const lead = leadOf(rows);
  if (!lead) return null;
  const value = (row: ChildRow, field: Field) => <ValueText field={field} value={row[field.key] ?? null} record={row} />;
  const becomes = (field: Field, was: ChildRow, now: ChildRow) => (
    <>
      <del>{value(was, field)}</del>
      <i aria-label={translate('form.becomes')}> → </i>
      <b>{value(now, field)}</b>
    </>
  );
  if (!before) return <b>{value(after!, lead)}</b>;
  if (!after) return <del>{value(before, lead)}</del>;
  const differs = (part: Field): boolean => !isSamePart(part, before, after);
  return (
    <>
      {differs(lead) ? becomes(lead, before, after) : value(after, lead)}
      {rows.fields.filter((part) => part !== lead && differs(part)).map((part) => (
        <div key={part.key}>
          {translate(`${stemOf(rows.type)}.${part.name}`)}: {becomes(part, before, after)}
        </div>
      ))}
    </>
  );
};

type Props = { readonly of: Rows; readonly rows: readonly DifferingRow[] };

/** Child rows that differ, a row after the other. */
export const ChangedRows = ({ of, rows }: Props) => {
  const translate = useTranslate();
  const rest = rows.length - MOST;
  return (
    <>
      {rows.slice(0, MOST).map(({ id, ...row }) => (
        <div key={id}>
          <ChangedRow rows={of} {...row} />
        </div>
      ))}
      {rest > 0 ? <div>{translate('grid.filter.more', { smart_count: rest })}</div> : null}
    </>
  );
};
