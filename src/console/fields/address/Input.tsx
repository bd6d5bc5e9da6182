import { useId, useMemo } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Combobox } from '../input/Combobox.tsx';
import { TextBox } from '../input/TextBox.tsx';
import { listOptions } from '../listed/options.ts';
import { useFormats } from '../input/useFormats.ts';
import type { InputProps } from '../input/types.ts';

const lines = {
  street1: 'address-line1',
  street2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  pincode: 'postal-code',
  country: 'country',
} as const;

type Line = keyof typeof lines;

const Lines = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '12px 24px',
  '& label': { display: 'block', marginBottom: 4, fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr' },
}));

/** A postal address in six lines, completed by the browser; empty lines are left out of the value. */
export const AddressInput = (props: InputProps) => {
  const translate = useTranslate();
  const labels = useId();
  const { language } = useFormats();
  const countries = useMemo(() => listOptions('COUNTRY', language), [language]);
  const address = (props.value ?? {}) as Partial<Record<Line, string | null>>;
  const set = (line: Line, text: string | null) => {
    const next = Object.entries({ ...address, [line]: text }).filter(([, value]) => value !== null && value !== '');
    props.onChange(next.length === 0 ? null : Object.fromEntries(next));
  };
  return (
    <Lines id={props.id} role="group" aria-labelledby={props.labelId} aria-describedby={props.describedBy}>
      {(Object.keys(lines) as Line[]).map((line) => {
        const id = `${props.id}-${line}`;
        const own = { ...props, id, labelId: `${labels}-${line}`, invalid: props.invalid || props.problems?.has(line) === true, value: address[line] };
        return (
          <div key={line}>
            <label id={own.labelId} htmlFor={id}>
              {translate(`form.address.${line}`)}
            </label>
            {line === 'country' ? (
              <Combobox
                {...own}
                options={countries}
                chosen={countries.find(({ value }) => value === address.country) ?? null}
                onChoose={(option) => set('country', option?.value ?? null)}
                autoComplete="country-name"
              />
            ) : (
              <TextBox {...own} text={address[line] ?? ''} onText={(text) => set(line, text)} input={{ autoComplete: lines[line] }} />
            )}
          </div>
        );
      })}
    </Lines>
  );
};
