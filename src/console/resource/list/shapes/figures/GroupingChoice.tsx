import { useTranslate } from 'ra-core';
import { isBucketed } from '../../../../../domain/lists/aggregate.ts';
import { dateBuckets } from '../../../../../domain/lists/buckets.ts';
import type { ArrangedGrouping } from '../../../../../domain/lists/arrangement.ts';
import type { Field } from '../../../../../domain/resource.ts';
import { SmallChoice } from '../../../../shell/pieces/SmallChoice.tsx';
import { Labelled } from '../Labelled.tsx';

type Props = {
  readonly label: string;
  readonly grouping: ArrangedGrouping | undefined;
  readonly fields: readonly Field[];
  readonly nameOf: (field: Field) => string;
  /** Word for no field, where there need not be one. */
  readonly none?: string;
  readonly onChange: (grouping: ArrangedGrouping | undefined) => void;
};

/** A field to group by; a day by which period. */
export const GroupingChoice = ({ label, grouping, fields, nameOf, none, onChange }: Props) => {
  const translate = useTranslate();
  const field = fields.find(({ key }) => key === grouping?.field);
  const options = [...(none === undefined ? [] : [{ value: '', label: none }]), ...fields.map((one) => ({ value: one.key, label: nameOf(one) }))];
  return (
    <Labelled label={label}>
      <SmallChoice label={label} value={field?.key ?? ''} options={options} onChoose={(key) => onChange(key === '' ? undefined : { field: key })} />
      {field && grouping && isBucketed(field) ? (
        <SmallChoice label={translate('reports.bucket', { name: nameOf(field) })} value={grouping.bucket ?? 'MONTH'} options={dateBuckets.map((value) => ({ value, label: translate(`reports.bucket.${value}`) }))} onChoose={(bucket) => onChange({ ...grouping, bucket })} />
      ) : null}
    </Labelled>
  );
};
