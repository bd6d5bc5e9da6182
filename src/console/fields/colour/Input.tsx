import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { TextBox } from '../input/TextBox.tsx';
import type { InputProps } from '../input/types.ts';

const Picker = styled('input')({
  flex: 'none',
  width: 24,
  height: 24,
  marginLeft: -4,
  padding: 0,
  border: '1px solid var(--line)',
  borderRadius: 4,
  background: 'transparent',
  cursor: 'pointer',
  '&::-webkit-color-swatch-wrapper': { padding: 2 },
  '&::-webkit-color-swatch': { border: 0, borderRadius: 2 },
  '&::-moz-color-swatch': { border: 0, borderRadius: 2 },
  '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: 2 },
});

const full = /^#[0-9a-f]{6}$/i;

/** '#abc', 'AABBCC' and '#aabbcc' all mean '#AABBCC'; other text stays as typed. */
const read = (text: string): string | null => {
  const plain = text.trim();
  if (plain === '') return null;
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(plain);
  const long = short ? `#${short.slice(1).map((digit) => digit + digit).join('')}` : plain.startsWith('#') ? plain : `#${plain}`;
  return full.test(long) ? long.toUpperCase() : plain;
};

/** A colour, typed as #RRGGBB or picked from the swatch. */
export const ColourInput = (props: InputProps) => {
  const translate = useTranslate();
  const value = typeof props.value === 'string' ? props.value : '';
  return (
    <TextBox
      {...props}
      text={value}
      onText={(text) => props.onChange(text === '' ? null : text)}
      onBlur={() => {
        if (read(value) !== props.value) props.onChange(read(value));
        props.onBlur();
      }}
      before={
        <Picker type="color" aria-label={translate('form.pickColour')} value={full.test(value) ? value.toLowerCase() : '#000000'} onChange={(event) => props.onChange(event.target.value.toUpperCase())} />
      }
      input={{ placeholder: '#RRGGBB', maxLength: 7, spellCheck: false }}
    />
  );
};
