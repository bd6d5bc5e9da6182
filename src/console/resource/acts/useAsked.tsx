import { useId, useState } from 'react';
import { useTranslate } from 'ra-core';
import { isDateTime } from '../../../domain/calendar.ts';
import { FieldInput } from '../../fields/inputs.tsx';
import { FieldFrame } from '../form/FieldFrame.tsx';
import { focusControl } from '../form/focusControl.ts';
import { useKept } from '../../shell/useKept.ts';
import type { ReactNode } from 'react';
import type { Refusal } from './useChange.ts';
import type { Problem } from '../../shell/refusedOf.ts';
import type { InputProps } from '../../fields/input/types.ts';
import type { Values } from '../form/values.ts';
import type { Field } from '../../../domain/resource.ts';

export type Asked = {
  readonly field: Field;
  readonly label: string;
  readonly help?: string | undefined;
  /** What is said where nothing is entered, in place of that the field is required. */
  readonly missing?: string;
  /** Another control than the field's own. */
  readonly control?: (props: InputProps) => ReactNode;
};

/** Other names under which the server speaks of what dialogs ask for. */
const TOLD_AS: Readonly<Record<string, readonly string[]>> = {
  reasonId: ['archiveReasonId', 'blackedReasonId', 'blacklistReasonId'],
  statusId: ['archiveStatusId', 'candidatesStatusId'],
  comment: ['archiveComment', 'blacklistComment'],
  subject: ['mailSubject'],
  body: ['mailContent', 'mailBody'],
  at: ['notificationTime', 'sendAt'],
  blacklistAttachment: ['attachments'],
  number: ['employeeNumber'],
};
const NONE: readonly string[] = [];
/** What is said at one field of several candidates. */
const MOST = 3;

type Told = Pick<Refusal, 'problems'> & Partial<Pick<Refusal, 'message'>>;

/** Whether the server said it of this field. */
const isOf = ({ field }: Asked, problem: Problem): boolean => problem.field === field.key || (TOLD_AS[field.key] ?? NONE).includes(problem.field);

/** Values that a dialog asks for: each with its label, what is missing once it was tried, and what the server said against it until it is changed. `along` answers what else changes with what was entered; what was changed is kept for the `place` while the person is signed out, null: not here. */
export const useAsked = (place: string | null, start: Values, refusal?: Told, along?: (given: Values) => Values) => {
  const translate = useTranslate();
  const id = useId().replaceAll(':', '');
  const { taken, keep } = useKept<Values>(place ?? '');
  const [begun] = useState(start);
  const [values, setValues] = useState<Values>({ ...begun, ...taken });
  const entered = Object.entries(values).filter(([key, value]) => (value ?? '') !== (begun[key] ?? ''));
  keep(place === null || entered.length === 0 ? undefined : Object.fromEntries(entered));
  const [hasTried, setTried] = useState(false);
  // What was changed since the server refused.
  const [mended, setMended] = useState<{ readonly of: Told | undefined; readonly keys: readonly string[] }>({ of: undefined, keys: NONE });
  const changed = mended.of === refusal ? mended.keys : NONE;
  // A time without its day, or the other way round, is none.
  const isMissing = ({ field }: Asked): boolean => field.required && ((values[field.key] ?? '') === '' || (field.kind === 'dateTime' && !isDateTime(String(values[field.key]))));
  const set = (entry: Values): void => {
    const given = { ...entry, ...along?.(entry) };
    setValues((now) => ({ ...now, ...given }));
    if (refusal) setMended((now) => ({ of: refusal, keys: [...new Set([...(now.of === refusal ? now.keys : NONE), ...Object.keys(given)])] }));
  };
  const show = (asked: Asked): ReactNode => {
    const { field, label, help, missing, control } = asked;
    const controlId = `${id}-${field.key}`;
    const told = changed.includes(field.key) ? [] : [...new Set((refusal?.problems ?? []).filter((one) => isOf(asked, one)).map(({ message }) => message))];
    const problem = hasTried && isMissing(asked) ? (missing ?? translate('rule.required', { fieldName: label })) : told.length === 0 ? undefined : [...told.slice(0, MOST), ...(told.length > MOST ? [translate('shapes.more', { smart_count: told.length - MOST, number: told.length - MOST })] : [])].join(' ');
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
  /** What is to be said below the fields: not what stands at one of them, and nothing once all of that was changed. */
  const left = (asked: readonly Asked[]): Pick<Refusal, 'message' | 'told'> | undefined => {
    if (!refusal) return undefined;
    const below = refusal.problems.filter((problem) => !asked.some((one) => isOf(one, problem)));
    const isMended = refusal.problems.length > 0 && below.length === 0 && asked.every((one) => changed.includes(one.field.key) || !refusal.problems.some((problem) => isOf(one, problem)));
    // A sentence about marked fields is for those that are marked here.
    const isNoneMarked = below.length > 0 && below.length === refusal.problems.length && refusal.message === translate('error.BAD_USER_INPUT');
    return isMended ? undefined : { message: isNoneMarked ? '' : (refusal.message ?? ''), told: [...new Set(below.map(({ message }) => message))] };
  };
  return { values, set, show, isComplete, left };
};
