import { useTranslate } from 'ra-core';
import { ChangedRows } from './ChangedRows.tsx';
import { ValueText } from './ValueText.tsx';
import { differingRows, keptRows } from './differingRows.ts';
import type { Field } from '../../../domain/resource.ts';
import type { Values } from './values.ts';

type Props = { readonly field: Field; readonly before: unknown; readonly after: unknown; readonly record?: Values };

/** Old → new; of child rows those that differ, of which the numbers would say nothing. */
export const Changed = ({ field, before, after, record = {} }: Props) => {
  const translate = useTranslate();
  const [old, now] = field.rows ? [keptRows(before), keptRows(after)] : [];
  const rows = field.rows && old && now ? differingRows(field.rows, old, now) : [];
  if (field.rows && rows.length > 0) return <ChangedRows of={field.rows} rows={rows} />;
  return (
    <>
      <del>
        <ValueText field={field} value={before} record={record} />
      </del>
      <i aria-label={translate('form.becomes')}> → </i>
      <b>
        <ValueText field={field} value={after} record={record} />
      </b>
    </>
  );
};
