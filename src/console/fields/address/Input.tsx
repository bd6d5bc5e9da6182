import { useId, useMemo, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Combobox } from '../input/Combobox.tsx';
import { TextBox } from '../input/TextBox.tsx';
import { listOptions } from '../listed/options.ts';
import { SuggestBox } from './SuggestBox.tsx';
import { useCities, useStates } from './usePlaces.ts';
import type { Option } from '../input/Combobox.tsx';
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

/** A postal address in six lines, completed by the browser; city and state are suggested, and may be others. Empty lines are left out of the value. */
export const AddressInput = (props: InputProps) => {
  const translate = useTranslate();
  const labels = useId();
  const { language } = useFormats();
  const countries = useMemo(() => listOptions('COUNTRY', language), [language]);
  const address = (props.value ?? {}) as Partial<Record<Line, string | null>>;
  const [opened, setOpened] = useState<Line>();
  const suggested = { state: useStates(address, opened === 'state'), city: useCities(address, opened === 'city') };
  const change = (lines: Partial<Record<Line, string | null>>) => {
    const next = Object.entries({ ...address, ...lines }).filter(([, value]) => value !== null && value !== '');
    props.onChange(next.length === 0 ? null : Object.fromEntries(next));
  };
  const set = (line: Line, text: string | null) => change({ [line]: text });
  // A city names its state where none stands yet.
  const choose = (line: 'city' | 'state', { label, hint }: Option) => change(line === 'city' && !address.state && hint !== undefined ? { city: label, state: hint } : { [line]: label });
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
            ) : line === 'city' || line === 'state' ? (
              <SuggestBox
                {...own}
                text={address[line] ?? ''}
                onText={(text) => set(line, text)}
                suggestions={suggested[line]}
                onChoose={(option) => choose(line, option)}
                onOpen={(open) => setOpened(open ? line : undefined)}
                autoComplete={lines[line]}
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
