import { useTranslate } from 'ra-core';
import { ChangedRows } from './ChangedRows.tsx';
import { Diff } from './ChangeTable.tsx';
import { differingRows, keptRows } from './differingRows.ts';
import { ValueText } from './ValueText.tsx';
import type { Field, Resource } from '../../../domain/resource.ts';

type Change = { readonly field: string; readonly before?: unknown; readonly after?: unknown };

type Props = { readonly resource: Pick<Resource, 'name' | 'fields'>; readonly changes: readonly Change[] };

type ChangeProps = { readonly field: Field; readonly before: unknown; readonly after: unknown };

/** Old → new; of child rows those that differ, of which the numbers would say nothing. */
const Changed = ({ field, before, after }: ChangeProps) => {
  const translate = useTranslate();
  const [old, now] = field.rows ? [keptRows(before), keptRows(after)] : [];
  if (field.rows && old && now && differingRows(old, now).length > 0) return <ChangedRows rows={field.rows} before={old} after={now} />;
  return (
    <>
      <del>
        <ValueText field={field} value={before} record={{}} />
      </del>
      <i aria-label={translate('form.becomes')}> → </i>
      <b>
        <ValueText field={field} value={after} record={{}} />
      </b>
    </>
  );
};

/** The fields of the resource that a change names, by key or by name, each old → new: lines of a `dl`. */
export const ChangedFields = ({ resource: { name, fields }, changes }: Props) => {
  const translate = useTranslate();
  return changes.flatMap(({ field: named, before, after }) =>
    fields
      .filter((field) => field.name === named || field.key === named)
      .map((field) => (
        <Diff key={field.key}>
          <dt>{translate(`${name}.${field.name}`)}</dt>
          <dd>
            <Changed field={field} before={before} after={after} />
          </dd>
        </Diff>
      )),
  );
};
