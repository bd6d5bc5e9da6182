import { styled } from '@mui/material/styles';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';

const Strip = styled('aside')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  flex: 'none',
  minHeight: 40,
  padding: '4px 8px 4px 16px',
  color: 'var(--text)',
  background: 'var(--info-wash)',
  '& > svg': { flex: 'none', color: 'var(--info)' },
  '& > p': { flex: 1, minWidth: 200 },
  '&[data-tone="bad"]': { background: 'var(--bad-wash)', '& > svg': { color: 'var(--bad)' } },
  '&[data-tone="warn"]': { background: 'var(--warn-wash)', '& > svg': { color: 'var(--warn)' } },
  '@media print': { display: 'none' },
});

const icons = { bad: CircleAlert, warn: TriangleAlert, info: CalendarClock } as const;

export type AlertTone = keyof typeof icons;

/** One line at the top of the sheet: icon, sentence, and what one can do about it. */
export const AlertStrip = ({ tone, text, children }: { readonly tone: AlertTone; readonly text: string; readonly children?: ReactNode }) => {
  const Icon = icons[tone];
  return (
    <Strip data-tone={tone} role="status">
      <Icon size={16} strokeWidth={1.5} aria-hidden />
      <p>{text}</p>
      {children}
    </Strip>
  );
};
