import { TextBox } from '../input/TextBox.tsx';
import type { InputProps } from '../input/types.ts';

const completions: Readonly<Record<string, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  street1: 'address-line1',
  street2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  pincode: 'postal-code',
};

/** One line of text. */
export const TextInput = (props: InputProps) => (
  <TextBox
    {...props}
    text={typeof props.value === 'string' ? props.value : ''}
    onText={(text) => props.onChange(text === '' ? null : text)}
    input={{
      dir: 'auto',
      autoComplete: completions[props.field.name] ?? 'off',
      inputMode: props.field.rule.preset === 'ONLY_NUMBERS' ? 'numeric' : 'text',
      spellCheck: false,
    }}
  />
);
