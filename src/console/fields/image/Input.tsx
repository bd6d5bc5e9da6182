import { styled } from '@mui/material/styles';
import { FileName } from '../file/FileBox.tsx';
import { FileDrop } from '../file/FileDrop.tsx';
import { useStoredFile } from '../file/useStoredFile.ts';
import type { InputProps } from '../input/types.ts';

const Picture = styled('img')({ width: 40, height: 40, flex: 'none', borderRadius: 6, objectFit: 'cover', background: 'var(--canvas)' });

/** A picture with its preview. The value is the key of its file. */
export const ImageInput = (props: InputProps) => {
  const { name, address } = useStoredFile(props.value);
  return (
    <FileDrop
      {...props}
      shown={
        name === '' ? undefined : (
          <>
            <Picture src={address} alt="" />
            <FileName href={address} target="_blank" rel="noreferrer">
              {name}
            </FileName>
          </>
        )
      }
    />
  );
};
