import { useLayoutEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import X from 'lucide-react/icons/x';
import { Combobox } from '../input/Combobox.tsx';
import { BoxButton } from '../input/InputBox.tsx';
import type { InputProps } from '../input/types.ts';

const Tags = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 4, margin: '0 0 4px', padding: 0, listStyle: 'none' });
const Tag = styled('li')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 24,
  padding: '0 4px 0 8px',
  borderRadius: 4,
  background: 'var(--canvas)',
  color: 'var(--text-2)',
  fontSize: 12,
  lineHeight: '16px',
  '& button': { margin: 0 },
});

/** Several of a closed set: the chosen ones as tags that can be removed, the rest in a menu with search. */
export const ChoicesInput = (props: InputProps) => {
  const translate = useTranslate();
  const { enumName, options = [] } = props.field;
  const chosen = Array.isArray(props.value) ? (props.value as readonly string[]) : [];
  const label = (value: string) => translate(`enum.${enumName}.${value}`);
  const isGiven = useRef(false);
  const set = (next: readonly string[]) => {
    isGiven.current = true;
    props.onChange(next.length === 0 ? null : options.filter((value) => next.includes(value)));
  };
  // The search begins anew with each that is chosen: whoever chose goes on in it.
  useLayoutEffect(() => {
    if (isGiven.current) document.getElementById(props.id)?.focus();
    isGiven.current = false;
  }, [chosen.length, props.id]);
  const rest = options.filter((value) => !chosen.includes(value)).map((value) => ({ value, label: label(value) }));
  return (
    <>
      {chosen.length > 0 ? (
        <Tags aria-labelledby={props.labelId}>
          {chosen.map((value) => (
            <Tag key={value}>
              {label(value)}
              <BoxButton type="button" aria-label={translate('form.removeValue', { value: label(value) })} onClick={() => set(chosen.filter((one) => one !== value))}>
                <X size={12} strokeWidth={1.5} />
              </BoxButton>
            </Tag>
          ))}
        </Tags>
      ) : null}
      <Combobox key={chosen.length} {...props} options={rest} chosen={null} onChoose={(option) => option && set([...chosen, option.value])} />
    </>
  );
};
