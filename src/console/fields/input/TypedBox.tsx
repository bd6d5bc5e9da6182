import { TextBox } from './TextBox.tsx';
import { useTypedText } from './useTypedText.ts';
import type { ComponentProps } from 'react';
import type { InputProps } from './types.ts';

type Props = InputProps &
  Pick<ComponentProps<typeof TextBox>, 'input' | 'before' | 'after'> & {
    /** The value as it is written when nobody types. */
    readonly write: (value: unknown) => string;
    /** What was typed as a value: null for nothing, the text itself where it cannot be read, so that validation says so. */
    readonly read: (text: string) => unknown;
  };

/** One line of text for a value that has another shape; it is written anew when the person leaves it. */
export const TypedBox = ({ write, read, ...props }: Props) => {
  const typed = useTypedText(props.value, write, (text) => (text.trim() === '' ? null : read(text)), props.onChange);
  return (
    <TextBox
      {...props}
      text={typed.text}
      onText={typed.setText}
      onBlur={() => {
        typed.settle();
        props.onBlur();
      }}
    />
  );
};
