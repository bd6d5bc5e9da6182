import { styled } from '@mui/material/styles';
import { StoredFileInput } from '../file/StoredFileInput.tsx';
import type { InputProps } from '../input/types.ts';

const Picture = styled('img')({ width: 40, height: 40, flex: 'none', borderRadius: 6, objectFit: 'cover', background: 'var(--canvas)' });

/** A picture with its preview. The value is the key of its file. */
export const ImageInput = (props: InputProps) => <StoredFileInput {...props} preview={(address) => <Picture src={address} alt="" />} />;
