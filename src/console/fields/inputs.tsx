import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { needMessages } from '../providers/i18nMessages.ts';
import { rowsInputs } from '../rowsInputs.ts';
import { FieldInputContext } from './input/FieldInputContext.ts';
import { ChoiceInput } from './choice/Input.tsx';
import { DateInput } from './date/Input.tsx';
import { DecimalInput } from './decimal/Input.tsx';
import { EmailInput } from './email/Input.tsx';
import { IntegerInput } from './integer/Input.tsx';
import { LongTextInput } from './longText/Input.tsx';
import { MoneyInput } from './money/Input.tsx';
import { PercentInput } from './percent/Input.tsx';
import { ReferenceInput } from './reference/Input.tsx';
import { StatusInput } from './status/Input.tsx';
import { TextInput } from './text/Input.tsx';
import { YesNoInput } from './yesNo/Input.tsx';
import type { FieldKind } from '../../domain/resource.ts';
import type { InputProps } from './input/types.ts';

const inputs: Readonly<Record<Exclude<FieldKind, 'id' | 'custom'>, ComponentType<InputProps>>> = {
  text: TextInput,
  longText: LongTextInput,
  integer: IntegerInput,
  decimal: DecimalInput,
  money: MoneyInput,
  percent: PercentInput,
  date: DateInput,
  time: lazy(async () => ({ default: (await import('./time/Input.tsx')).TimeInput })),
  dateTime: lazy(async () => ({ default: (await import('./dateTime/Input.tsx')).DateTimeInput })),
  duration: lazy(async () => ({ default: (await import('./duration/Input.tsx')).DurationInput })),
  yesNo: YesNoInput,
  status: StatusInput,
  choice: ChoiceInput,
  choices: lazy(async () => ({ default: (await import('./choices/Input.tsx')).ChoicesInput })),
  reference: ReferenceInput,
  email: EmailInput,
  phone: lazy(async () => ({ default: (await import('./phone/Input.tsx')).PhoneInput })),
  colour: lazy(async () => ({ default: (await import('./colour/Input.tsx')).ColourInput })),
  listed: lazy(async () => ({ default: (await import('./listed/Input.tsx')).ListedInput })),
  file: lazy(async () => ({ default: (await import('./file/StoredFileInput.tsx')).StoredFileInput })),
  image: lazy(async () => ({ default: (await import('./image/Input.tsx')).ImageInput })),
  address: lazy(async () => ({ default: (await import('./address/Input.tsx')).AddressInput })),
  json: lazy(async () => ({ default: (await import('./json/Input.tsx')).JsonInput })),
  rows: lazy(async () => ({ default: (await import('./rows/Input.tsx')).RowsInput })),
};

const FormulaInput = lazy(async () => ({ default: (await Promise.all([import('./formula/FormulaInput.tsx'), needMessages('payroll-admin')]))[0].FormulaInput }));

/** The input of a field by its kind; an id has none, because no person writes it. */
export const FieldInput = (props: InputProps) => {
  if (props.field.kind === 'id' || props.field.kind === 'custom') return null;
  const Input = rowsInputs[props.field.rows?.type ?? ''] ?? (props.field.formula === undefined ? inputs[props.field.kind] : FormulaInput);
  return (
    <FieldInputContext value={FieldInput}>
      <Suspense fallback={<Skeleton variant="rounded" height={36} />}>
        <Input {...props} />
      </Suspense>
    </FieldInputContext>
  );
};
