import { FileName } from './FileBox.tsx';
import { FileDrop } from './FileDrop.tsx';
import { useStoredFile } from './useStoredFile.ts';
import type { InputProps } from '../input/types.ts';

/** A file, shown by its name, which opens it. The value is its key. */
export const FileInput = (props: InputProps) => {
  const { name, address } = useStoredFile(props.value);
  return (
    <FileDrop
      {...props}
      shown={
        name === '' ? undefined : (
          <FileName href={address} target="_blank" rel="noreferrer">
            {name}
          </FileName>
        )
      }
    />
  );
};
