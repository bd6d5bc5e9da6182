import { Suspense, useMemo } from 'react';
import type { ComponentType } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { needMessages } from '../providers/i18nMessages.ts';
import { rowsInputs } from '../rowsInputs.ts';
import { apart } from '../shell/pieces/apart.tsx';
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

/** Inputs that come when they are needed. */
const late = {
  time: async () => (await import('./time/Input.tsx')).TimeInput,
  dateTime: async () => (await import('./dateTime/Input.tsx')).DateTimeInput,
  duration: async () => (await import('./duration/Input.tsx')).DurationInput,
  choices: async () => (await import('./choices/Input.tsx')).ChoicesInput,
  phone: async () => (await import('./phone/Input.tsx')).PhoneInput,
  colour: async () => (await import('./colour/Input.tsx')).ColourInput,
  listed: async () => (await import('./listed/Input.tsx')).ListedInput,
};

const inputs: Record<Exclude<FieldKind, 'id' | 'custom' | 'count'>, ComponentType<InputProps>> = {
  text: TextInput,
  longText: LongTextInput,
  integer: IntegerInput,
  decimal: DecimalInput,
  money: MoneyInput,
  percent: PercentInput,
  date: DateInput,
  time: apart(late.time),
  dateTime: apart(late.dateTime),
  duration: apart(late.duration),
  yesNo: YesNoInput,
  status: StatusInput,
  choice: ChoiceInput,
  choices: apart(late.choices),
  reference: ReferenceInput,
  email: EmailInput,
  phone: apart(late.phone),
  colour: apart(late.colour),
  listed: apart(late.listed),
  file: apart(async () => (await import('./file/StoredFileInput.tsx')).StoredFileInput),
  image: apart(async () => (await import('./image/Input.tsx')).ImageInput),
  address: apart(async () => (await import('./address/Input.tsx')).AddressInput),
  json: apart(async () => (await import('./json/Input.tsx')).JsonInput),
  rows: apart(async () => (await import('./rows/Input.tsx')).RowsInput),
};

/** Fetches the inputs of these kinds, so that they are drawn in the moment they are asked for. Rejects when they cannot be fetched. */
export const loadInputs = async (kinds: readonly FieldKind[]): Promise<void> => {
  const wanted = (Object.keys(late) as (keyof typeof late)[]).filter((kind) => kinds.includes(kind));
  const loaded = await Promise.all(wanted.map(async (kind) => [kind, await late[kind]()] as const));
  for (const [kind, Input] of loaded) inputs[kind] = Input;
};

const FormulaInput = apart(async () => (await Promise.all([import('./formula/FormulaInput.tsx'), needMessages('payroll-admin')]))[0].FormulaInput);

/** The input of a field by its kind; an id and a figure have none, because no person writes them. */
export const FieldInput = (props: InputProps) => {
  const { kind, formula, rows } = props.field;
  // One and the same as long as it is the field's: `loadInputs` may put another into its place meanwhile.
  const Input = useMemo(() => (kind === 'id' || kind === 'custom' || kind === 'count' ? null : (rowsInputs[rows?.type ?? ''] ?? (formula === undefined ? inputs[kind] : FormulaInput))), [formula, kind, rows?.type]);
  if (Input === null) return null;
  return (
    <FieldInputContext value={FieldInput}>
      <Suspense fallback={<Skeleton variant="rounded" height={36} />}>
        <Input {...props} />
      </Suspense>
    </FieldInputContext>
  );
};
