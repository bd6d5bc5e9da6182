import { useTranslate } from 'ra-core';
import { Changed } from './Changed.tsx';
import { Diff } from './ChangeTable.tsx';
import type { Resource } from '../../../domain/resource.ts';

type Change = { readonly field: string; readonly before?: unknown; readonly after?: unknown };

type Props = { readonly resource: Pick<Resource, 'name' | 'fields'>; readonly changes: readonly Change[] };

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
