import { useTranslate } from 'ra-core';
import { SelectBox } from '../input/SelectBox.tsx';
import { Segmented } from '../input/Segmented.tsx';
import { Toggle } from '../../shell/pieces/Toggle.tsx';
import { statusCell } from './Cell.tsx';
import { statusLook } from './statusLook.ts';
import type { InputProps } from '../input/types.ts';

/** Two values are a toggle, more a choice; those that the saved status may not become are there but closed, with the reason. */
export const StatusInput = (props: InputProps) => {
  const translate = useTranslate();
  const { enumName, options = [], next } = props.field;
  const label = (value: string) => translate(`enum.${enumName}.${value}`);
  const allowed = typeof props.stored === 'string' ? next?.[props.stored] : undefined;
  const isClosed = (value: string) => allowed !== undefined && value !== props.stored && !allowed.includes(value);
  const [first, second, ...more] = options;
  if (first !== undefined && second !== undefined && more.length === 0 && statusLook(first) === 'ok' && statusLook(second) === 'off') {
    return (
      <Toggle
        id={props.id}
        label={props.label ?? translate(`${props.entity}.${props.field.name}`)}
        value={props.value === first ? true : props.value === second ? false : undefined}
        activeLabel={label(first)}
        inactiveLabel={label(second)}
        disabled={isClosed(first) || isClosed(second)}
        onChange={(_id, on) => props.onChange(on ? first : second)}
      />
    );
  }
  const choices = options.map((value) => ({
    value,
    label: label(value),
    disabled: isClosed(value),
    reason: isClosed(value) ? translate('form.statusForbidden', { from: label(String(props.stored)), to: label(value) }) : undefined,
  }));
  if (choices.length > 4) return <SelectBox {...props} choices={choices} onChoose={props.onChange} />;
  const Mark = statusCell.Show;
  const segments = choices.map((one) => ({ ...one, title: one.reason, label: Mark ? <Mark value={one.value} text={one.label} field={props.field} /> : one.label }));
  return <Segmented {...props} segments={segments} onChoose={props.onChange} />;
};
