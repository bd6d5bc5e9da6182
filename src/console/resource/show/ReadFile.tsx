import { styled } from '@mui/material/styles';
import { useStoredFile } from '../../fields/file/useStoredFile.ts';

const Anchor = styled('a')({ display: 'inline-flex', alignItems: 'center', gap: 8, color: 'var(--accent-text)', fontWeight: 500 });
const Picture = styled('img')({ width: 64, height: 64, borderRadius: 6, objectFit: 'cover', background: 'var(--canvas)' });

/** A stored file by its name, or its picture; it opens in a tab of its own. */
export const ReadFile = ({ value, isImage }: { readonly value: string; readonly isImage: boolean }) => {
  const { name, address } = useStoredFile(value);
  return (
    <Anchor href={address} target="_blank" rel="noreferrer">
      {isImage ? <Picture src={address} alt="" /> : null}
      {name}
    </Anchor>
  );
};
