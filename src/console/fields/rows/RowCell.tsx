import type { ComponentType } from 'react';
import { useTranslate } from 'ra-core';
import { Combobox } from '../input/Combobox.tsx';
import { SelectBox } from '../input/SelectBox.tsx';
import { TickBox } from './TickBox.tsx';
import { MANY } from './layout.ts';
import type { Choice } from '../input/SelectBox.tsx';
import type { InputProps } from '../input/types.ts';

type Props = InputProps & {
  readonly Cell: ComponentType<InputProps>;
  /** The labels of a closed set, made once a column. */
  readonly choices: readonly Choice[] | undefined;
};

/** The input of one cell: yes or no is a tick, a choice always a menu, the rest as in a form. */
export const RowCell = ({ Cell, choices, ...props }: Props) => {
  const translate = useTranslate();
  const { kind, next } = props.field;
  if (kind === 'yesNo') return <TickBox id={props.id} label={props.label ?? ''} value={props.value === true} describedBy={props.describedBy} invalid={props.invalid} onChange={props.onChange} onBlur={props.onBlur} />;
  if (!choices) return <Cell {...props} />;
  if (choices.length > MANY) {
    return <Combobox {...props} options={choices} chosen={choices.find(({ value }) => value === props.value) ?? null} onChoose={(option) => props.onChange(option?.value ?? null)} />;
  }
  const allowed = typeof props.stored === 'string' ? next?.[props.stored] : undefined;
  const closed = (value: string): boolean => allowed !== undefined && value !== props.stored && !allowed.includes(value);
  const labelOf = (value: string): string => choices.find((one) => one.value === value)?.label ?? value;
  const offered = allowed === undefined ? choices : choices.map((one) => ({ ...one, disabled: closed(one.value), reason: closed(one.value) ? translate('form.statusForbidden', { from: labelOf(String(props.stored)), to: one.label }) : undefined }));
  return <SelectBox {...props} choices={offered} onChoose={props.onChange} />;
};
