import { TextBox } from '../input/TextBox.tsx';
import type { InputProps } from '../input/types.ts';

/** An e-mail address; spaces around it are dropped. */
export const EmailInput = (props: InputProps) => (
  <TextBox
    {...props}
    text={typeof props.value === 'string' ? props.value : ''}
    onText={(text) => props.onChange(text.trim() === '' ? null : text.trim())}
    input={{ type: 'text', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false }}
  />
);
