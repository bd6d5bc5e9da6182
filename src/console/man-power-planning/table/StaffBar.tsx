import { styled } from '@mui/material/styles';
import type { HeadcountFigures } from '../../../domain/planning/headcount-tree.ts';

const Track = styled('span')({ display: 'flex', width: 112, height: 8, borderRadius: 4, overflow: 'hidden', background: 'var(--hair)', '& > i': { height: '100%', flex: 'none' }, '& > .filled': { background: 'var(--c1)' }, '& > .notice': { background: 'repeating-linear-gradient(135deg, var(--c1) 0 2px, var(--surface) 2px 4px)' }, '& > .hiring': { background: 'var(--c3)' }, '& > .over': { background: 'var(--bad-mark)' } });

/** Places as a bar: who has them, who is about to leave them, who is being hired for them, and who has none. Its figures stand beside it. */
export const StaffBar = ({ figures: { planned, filled, onNotice, hiring, over } }: { readonly figures: HeadcountFigures }) => {
  const whole = Math.max(planned + over, filled + hiring, 1);
  const share = (count: number): { readonly width: string } => ({ width: `${(count / whole) * 100}%` });
  return (
    <Track aria-hidden>
      <i className="filled" style={share(Math.max(0, filled - onNotice - over))} />
      <i className="notice" style={share(Math.min(onNotice, Math.max(0, filled - over)))} />
      <i className="over" style={share(over)} />
      <i className="hiring" style={share(hiring)} />
    </Track>
  );
};
