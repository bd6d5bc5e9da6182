import { useId, useState } from 'react';
import { useTranslate } from 'ra-core';
import { FieldInput } from '../../../fields/inputs.tsx';
import { FieldFrame } from '../../../resource/form/FieldFrame.tsx';
import { focusControl } from '../../../resource/form/focusControl.ts';
import type { ReactNode } from 'react';
import type { Refusal } from '../../../resource/acts/useChange.ts';
import type { InputProps } from '../../../fields/input/types.ts';
import type { Values } from '../../../resource/form/values.ts';
import type { Field } from '../../../../domain/resource.ts';

export type Asked = {
  readonly field: Field;
  readonly label: string;
  readonly help?: string | undefined;
  /** Another control than the field's own. */
  readonly control?: (props: InputProps) => ReactNode;
};

/** Values that a dialog asks for: each with its label, what is missing once it was tried, and what the server said against it. */
export const useAsked = (start: Values, refusal?: Pick<Refusal, 'problems'>) => {
  const translate = useTranslate();
  const id = useId().replaceAll(':', '');
  const [values, setValues] = useState<Values>(start);
  const [hasTried, setTried] = useState(false);
  const isMissing = ({ field }: Asked): boolean => field.required && (values[field.key] ?? '') === '';
  const set = (given: Values): void => setValues((now) => ({ ...now, ...given }));
  const show = (asked: Asked): ReactNode => {
    const { field, label, help, control } = asked;
    const controlId = `${id}-${field.key}`;
    const problem = hasTried && isMissing(asked) ? translate('rule.requiredPlain') : refusal?.problems.find((one) => one.field === field.key)?.message;
    const props: InputProps = {
      field,
      entity: 'candidate',
      id: controlId,
      labelId: `${controlId}-label`,
      describedBy: problem ? `${controlId}-problem` : help ? `${controlId}-help` : undefined,
      invalid: problem !== undefined,
      value: values[field.key] ?? null,
      record: values,
      hasTried,
      onChange: (value) => set({ [field.key]: value }),
      onBlur: () => undefined,
    };
    return (
      <FieldFrame key={field.key} id={controlId} kind={field.kind} label={label} required={field.required} wide broad={false} isSwitch={field.kind === 'yesNo'} was={undefined} help={help} problem={problem}>
        {control ? control(props) : <FieldInput {...props} />}
      </FieldFrame>
    );
  };
  /** Whether all that is required is there; if not, it is said and the first one has the focus. */
  const isComplete = (asked: readonly Asked[]): boolean => {
    setTried(true);
    const first = asked.find(isMissing);
    if (first) focusControl(`${id}-${first.field.key}`);
    return first === undefined;
  };
  return { values, set, show, isComplete };
};

/** A field that no entity has, for what a dialog asks besides. */
export const plainField = (name: string, kind: Field['kind'], more: Partial<Field> = {}): Field => ({ name, key: name, column: name, kind, required: false, readOnly: false, search: false, filter: false, sort: false, inList: false, rule: {}, help: false, ...more });
