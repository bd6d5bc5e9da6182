import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { onPhone } from '../widths.ts';
import { StatusMark, type StatusTone } from './StatusMark.tsx';

const Lines = styled('ul')({
  flex: 1, minHeight: 0, margin: 0, padding: 0, listStyle: 'none', overflow: 'auto',
  '& li': { display: 'flex', alignItems: 'center', gap: 12, padding: '10px 16px', borderBottom: '1px solid var(--hair)' },
  '& div': { flex: 1, minWidth: 0 }, '& p': { margin: 0, overflowWrap: 'anywhere' }, '& small': { display: 'flex', alignItems: 'center', gap: 6, fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' },
  [onPhone]: { '& li': { flexWrap: 'wrap' }, '& div': { flexBasis: '100%' } },
});

export type WaitingLine = {
  readonly id: number;
  readonly name: string;
  readonly tone: StatusTone;
  /** Since when, until when, or what became of it. */
  readonly about: string;
  /** What the person does with it, and where. */
  readonly act: string;
  readonly path: string;
  /** It waits for the person. */
  readonly isOpen: boolean;
};

/** What waits for the person, and what they have done of it, with the way to each. */
export const WaitingLines = ({ label, lines }: { readonly label: string; readonly lines: readonly WaitingLine[] }) => (
  <Lines aria-label={label}>
    {lines.map(({ id, name, tone, about, act, path, isOpen }) => (
      <li key={id}>
        <div>
          <p><b>{name}</b></p>
          <small>
            <StatusMark tone={tone} />
            {about}
          </small>
        </div>
        <Button component={Link} to={path} aria-label={`${act}: ${name}`} {...(isOpen ? { variant: 'contained' as const } : {})}>{act}</Button>
      </li>
    ))}
  </Lines>
);
