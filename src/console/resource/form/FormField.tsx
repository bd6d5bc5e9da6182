import { useController, useFormContext } from 'react-hook-form';
import { useTranslate } from 'ra-core';
import { FieldInput } from '../../fields/inputs.tsx';
import { applyingFields } from '../../applyingFields.ts';
import { neededFields } from '../../neededFields.ts';
import { afterPress } from '../../shell/pieces/afterPress.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { ValueText } from './ValueText.tsx';
import { controlId, isBroad, isWide } from './sections.ts';
import { useApplies } from './useApplies.ts';
import { useChoice } from './useChoice.ts';
import { useNeeded } from './useNeeded.ts';
import { isSame } from './values.ts';
import type { FormModel } from './useFormModel.ts';
import type { Values } from './values.ts';
import type { Field } from '../../../domain/resource.ts';

type Props = { readonly of: FormModel; readonly field: Field };

/** One field of a form, where `applyingFields.ts` does not say that another has made it pointless. */
export const FormField = (props: Props) => (applyingFields[props.of.entity]?.[props.field.key] ? <WhereItApplies {...props} /> : <AskedField {...props} />);

const WhereItApplies = (props: Props) => {
  const applies = useApplies(props.of.entity)(props.field.key);
  if (applies) return <AskedField {...props} />;
  return applyingFields[props.of.entity]?.[props.field.key]?.lockedAt === undefined ? null : <ShownField {...props} isLocked />;
};

/** Required for as long as `neededFields.ts` says so. */
const AskedField = (props: Props) => (neededFields[props.of.entity]?.[props.field.key] ? <WhereItIsNeeded {...props} /> : <ShownField {...props} />);

const WhereItIsNeeded = ({ of, field }: Props) => <ShownField of={of} field={useNeeded(of, field)} />;

/** Its label, what it was, its input, and help or what is wrong. */
const ShownField = ({ of, field, isLocked = false }: Props & { readonly isLocked?: boolean }) => {
  const translate = useTranslate();
  const { getValues } = useFormContext<Values>();
  const { field: control, fieldState, formState } = useController<Values>({ name: field.key });
  const choose = useChoice(of);
  const id = controlId(of.formId, field);
  const problem = fieldState.error;
  const parts = problem?.types ? new Map(Object.entries(problem.types).map(([path, text]) => [path, String(text)])) : undefined;
  const sentence = parts && field.kind === 'rows' ? undefined : problem?.message;
  const stored = of.record ? of.base[field.key] : undefined;
  const isChanged = of.record !== undefined && !isSame(field, stored, control.value);
  const help = isLocked ? translate(`${of.entity}.${field.name}.locked`) : field.help ? translate(`${of.entity}.${field.name}.help`) : undefined;
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
        isLocked={isLocked}
        onChange={(value) => choose(field.key, () => control.onChange(value))}
        onBlur={() => afterPress(control.onBlur)}
      />
    </FieldFrame>
  );
};
