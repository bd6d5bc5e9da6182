import { FileName } from './FileBox.tsx';
import { FileDrop } from './FileDrop.tsx';
import { useStoredFile } from './useStoredFile.ts';
import type { ReactNode } from 'react';
import type { InputProps } from '../input/types.ts';

type Props = InputProps & {
  /** Drawn before the name, from the file's address. */
  readonly preview?: (address: string | undefined) => ReactNode;
};

/** A file under its name, which opens it, with a place to drop another. The value is its key. */
export const StoredFileInput = ({ preview, ...props }: Props) => {
  const { name, address } = useStoredFile(props.value);
  return (
    <FileDrop
      {...props}
      shown={
        name === '' ? undefined : (
          <>
            {preview?.(address)}
            <FileName href={address} target="_blank" rel="noreferrer">
              {name}
            </FileName>
          </>
        )
      }
    />
  );
};
