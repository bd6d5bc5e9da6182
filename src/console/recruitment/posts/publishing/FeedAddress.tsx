import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import Copy from 'lucide-react/icons/copy';
import { useCopy } from '../../../shell/useCopy.ts';

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minWidth: 0, '& code': { flex: '1 1 240px', minWidth: 0, padding: '6px 8px', borderRadius: 6, background: 'var(--canvas)', fontSize: 12, lineHeight: '20px', overflowWrap: 'anywhere', '[data-theme=dark] &': { background: 'var(--raised)' } } });

/** The address that a board is given. */
export const FeedAddress = ({ name, address }: { readonly name: string; readonly address: string }) => {
  const translate = useTranslate();
  const copy = useCopy();
  return (
    <Line>
      <code>{address}</code>
      <Button startIcon={<Copy size={16} />} aria-label={`${translate('boards.copy')}: ${name}`} onClick={() => void copy(address, translate('boards.copied'))}>
        {translate('boards.copy')}
      </Button>
    </Line>
  );
};
