import type { ComponentProps, ReactNode } from 'react';
import { InputBox, BareInput, Affix } from './InputBox.tsx';
import { aria } from './types.ts';
import type { InputProps } from './types.ts';

type Props = InputProps & {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly input?: Omit<ComponentProps<'input'>, 'value' | 'onChange'>;
};

/** One line of text in a box: what most kinds of field are typed in. */
export const TextBox = (props: Props) => (
  <InputBox data-invalid={props.invalid}>
    {typeof props.before === 'string' ? <Affix>{props.before}</Affix> : props.before}
    <BareInput
      {...aria(props)}
      autoComplete="off"
      {...props.input}
      value={props.text}
      onChange={(event) => props.onText(event.target.value)}
      onBlur={(event) => {
        props.input?.onBlur?.(event);
        props.onBlur();
      }}
    />
    {typeof props.after === 'string' ? <Affix>{props.after}</Affix> : props.after}
  </InputBox>
);
