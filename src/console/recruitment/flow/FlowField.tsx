import { useId } from 'react';
import { useTranslate } from 'ra-core';
import { FieldInput } from '../../fields/inputs.tsx';
import { FieldFrame } from '../../resource/form/FieldFrame.tsx';
import type { ReactNode } from 'react';
import type { InputProps } from '../../fields/input/types.ts';
import type { Field } from '../../../domain/resource.ts';

type Props = { readonly field: Field; readonly label: string; readonly value: unknown; readonly help?: string | undefined; readonly onChange: (value: unknown) => void; readonly control?: (props: InputProps) => ReactNode };

/** A labelled value of a stage or status. */
export const FlowField = ({ field, label, value, help, onChange, control }: Props) => {
  const translate = useTranslate();
  const id = `flow-${useId().replaceAll(':', '')}`;
  const problem = field.required && (value ?? '') === '' ? translate('rule.requiredPlain') : undefined;
  const props: InputProps = {
    field,
    entity: 'candidateStatus',
    id,
    labelId: `${id}-label`,
    describedBy: problem ? `${id}-problem` : help ? `${id}-help` : undefined,
    invalid: problem !== undefined,
    value: value ?? null,
    record: {},
    hasTried: true,
    onChange,
    onBlur: () => undefined,
  };
  return (
    <FieldFrame id={id} kind={field.kind} label={label} required={field.required} wide broad={false} isSwitch={field.kind === 'yesNo'} was={undefined} help={help} problem={problem}>
      {control ? control(props) : <FieldInput {...props} />}
    </FieldFrame>
  );
};
