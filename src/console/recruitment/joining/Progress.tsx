import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';

const Whole = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8, color: 'var(--text-2)', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
const Bar = styled('span')({ width: 72, height: 6, borderRadius: 3, background: 'var(--line)', overflow: 'hidden', '& i': { display: 'block', height: '100%', background: 'var(--ok-mark)' } });

/** How much of what is required is there. */
export const Progress = ({ done, of }: { readonly done: number; readonly of: number }) => {
  const translate = useTranslate();
  return (
    <Whole>
      <Bar aria-hidden>
        <i style={{ width: `${of === 0 ? 100 : (done / of) * 100}%` }} />
      </Bar>
      {translate('onboard.progress', { done, of })}
    </Whole>
  );
};
