import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { PAGE } from './useAccess.ts';

const Foot = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 44, color: 'var(--text-2)', fontSize: 13 });

/** Which part of a longer list is shown, and the way to the next. */
export const Pages = ({ offset, total, onOffset }: { readonly offset: number; readonly total: number; readonly onOffset: (offset: number) => void }) => {
  const translate = useTranslate();
  if (total === 0) return null;
  return (
    <Foot>
      <span role="status">{translate('accessWhy.range', { from: offset + 1, to: Math.min(offset + PAGE, total), total })}</span>
      {total > PAGE ? (
        <>
          <Button variant="text" disabled={offset === 0} onClick={() => onOffset(Math.max(0, offset - PAGE))}>
            {translate('accessWhy.previous')}
          </Button>
          <Button variant="text" disabled={offset + PAGE >= total} onClick={() => onOffset(offset + PAGE)}>
            {translate('accessWhy.next')}
          </Button>
        </>
      ) : null}
    </Foot>
  );
};
