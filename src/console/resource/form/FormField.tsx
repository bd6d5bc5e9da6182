import { useEffect, useRef } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslate } from 'ra-core';
import { FieldInput } from '../../fields/inputs.tsx';
import { applyingFields, type Applying } from '../../applyingFields.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { ValueText } from './ValueText.tsx';
import { controlId, isBroad, isWide } from './sections.ts';
import { isSame } from './values.ts';
import type { FormModel } from './useFormModel.ts';
import type { Values } from './values.ts';
import type { Field } from '../../../domain/resource.ts';

type Props = { readonly of: FormModel; readonly field: Field };

/** One field of a form, where `applyingFields.ts` does not say that another has made it pointless. */
export const FormField = (props: Props) => {
  const applying = applyingFields[props.of.entity]?.[props.field.key];
  return applying ? <WhereItApplies {...props} applying={applying} /> : <ShownField {...props} />;
};

/** A field that no longer applies takes what was wrong with it along: nobody could mend what is not shown. One to be emptied has its former value again when it applies again. */
const WhereItApplies = ({ of, field, applying: { by, values, emptied } }: Props & { readonly applying: Applying }) => {
  const { clearErrors, getFieldState, getValues, setValue } = useFormContext<Values>();
  const applies = values.includes(String(useWatch<Values>({ name: by })));
  const former = useRef({ applies, value: of.base[field.key] ?? null });
  useEffect(() => {
    const { applies: applied, value } = former.current;
    former.current = { applies, value: applied && !applies ? (getValues(field.key) ?? null) : value };
    if (emptied && applied !== applies) setValue(field.key, applies ? value : null, { shouldDirty: true });
  }, [applies, emptied, field.key, getValues, setValue]);
  useEffect(() => {
    if (applies || getFieldState(field.key).error === undefined) return;
    setValue(field.key, of.base[field.key] ?? null);
    clearErrors(field.key);
  }, [applies, field.key, of.base, getFieldState, setValue, clearErrors]);
  return applies ? <ShownField of={of} field={field} /> : null;
};

/** Its label, what it was, its input, and help or what is wrong. */
const ShownField = ({ of, field }: Props) => {
  const translate = useTranslate();
  const { getValues } = useFormContext<Values>();
  const { field: control, fieldState, formState } = useController<Values>({ name: field.key });
  const id = controlId(of.formId, field);
  const problem = fieldState.error;
  const parts = problem?.types ? new Map(Object.entries(problem.types).map(([path, text]) => [path, String(text)])) : undefined;
  const sentence = parts && field.kind === 'rows' ? undefined : problem?.message;
  const stored = of.record ? of.base[field.key] : undefined;
  const isChanged = of.record !== undefined && !isSame(field, stored, control.value);
  const help = field.help ? translate(`${of.entity}.${field.name}.help`) : undefined;
  const isSwitch = field.kind === 'yesNo';
  const described = sentence !== undefined ? `${id}-problem` : help !== undefined ? `${id}-help` : undefined;
  return (
    <FieldFrame
      id={id}
      kind={field.kind}
      label={translate(`${of.entity}.${field.name}`)}
      required={field.required}
      wide={isWide(field)}
      broad={isBroad(field)}
      isSwitch={isSwitch}
      was={isChanged && !isSwitch && field.kind !== 'rows' ? <ValueText field={field} value={stored} record={of.record ?? {}} message="form.was" /> : undefined}
      help={help}
      problem={sentence}
    >
      <FieldInput
        field={field}
        entity={of.entity}
        id={id}
        labelId={`${id}-label`}
        describedBy={described}
        invalid={problem !== undefined}
        value={control.value}
        stored={stored}
        record={{ ...of.record, ...getValues() }}
        problems={parts}
        hasTried={formState.isSubmitted}
        onChange={control.onChange}
        onBlur={control.onBlur}
      />
    </FieldFrame>
  );
};
