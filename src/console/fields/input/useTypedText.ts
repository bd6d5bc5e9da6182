import { useState } from 'react';

type Typed = { readonly text: string; readonly setText: (text: string) => void; readonly settle: () => void };

/**
 * Text that is being typed for a value that has another shape. While the person types, the text is theirs; when they
 * leave the input it is written anew from the value, unless it could not be read.
 */
export const useTypedText = (value: unknown, write: (value: unknown) => string, read: (text: string) => unknown, onChange: (value: unknown) => void): Typed => {
  const [draft, setDraft] = useState<{ readonly text: string; readonly value: unknown }>();
  return {
    text: draft !== undefined && draft.value === value ? draft.text : write(value),
    setText: (text) => {
      const next = read(text);
      setDraft({ text, value: next });
      onChange(next);
    },
    settle: () => setDraft(undefined),
  };
};
