import { useId } from 'react';
import { useTranslate } from 'ra-core';
import { plainField } from '../../fields/plainField.ts';
import { along } from '../../along.ts';
import { YesNoInput } from '../../fields/yesNo/Input.tsx';
import { FieldFrame } from './FieldFrame.tsx';

const field = plainField('along', 'yesNo');
const record = {};

type Props = { readonly type: string; readonly count: number; readonly value: boolean; readonly onChange: (value: boolean) => void };

/** Whether so much is done along with a change of records of a type. */
export const AlongSwitch = ({ type, count, value, onChange }: Props) => {
  const translate = useTranslate();
  const id = useId().replaceAll(':', '');
  const { label, help } = along[type]!;
  return (
    <FieldFrame id={id} kind="yesNo" label={translate(label, { smart_count: count })} required={false} wide broad={false} isSwitch was={undefined} help={translate(help)} problem={undefined}>
      <YesNoInput field={field} entity="" id={id} labelId={`${id}-label`} describedBy={`${id}-help`} invalid={false} value={value} record={record} onChange={(next) => onChange(next === true)} onBlur={() => undefined} />
    </FieldFrame>
  );
};
