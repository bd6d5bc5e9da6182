import { useEffect, useState } from 'react';
import { styled } from '@mui/material/styles';
import Eye from 'lucide-react/icons/eye';
import { useTranslate } from 'react-admin';
import { useViewAs } from '../../shell/view-as/useViewAs.ts';
import { onPhone, widths } from '../../shell/widths.ts';

const Box = styled('aside')({
  position: 'sticky',
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 'var(--banner)',
  padding: '0 8px 0 16px',
  background: 'var(--warn-wash)',
  color: 'var(--text)',
  fontSize: 13,
  lineHeight: '18px',
  '& svg': { flex: 'none', color: 'var(--warn)' },
  '& p': { margin: 0, minWidth: 0, flex: 1, overflow: 'hidden', display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical' },
  '& button': { flex: 'none', minHeight: 28, padding: '0 12px', border: '1px solid var(--warn)', borderRadius: 6, background: 'var(--surface)', color: 'var(--text)', font: 'inherit', fontWeight: 500, cursor: 'pointer', '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: 2 }, '&:disabled': { opacity: 0.6 } },
  [onPhone]: { '& button': { minHeight: 44 } },
  '@media print': { display: 'none' },
});

const MINUTE = 60_000;

type Props = { readonly kind: 'ACCOUNT' | 'ROLE'; readonly name: string; readonly until: string };

/** As whom the session looks, for how long, and the way back. */
export const ViewAsBanner = ({ kind, name, until }: Props) => {
  const translate = useTranslate();
  const { stop, isWorking } = useViewAs();
  const [left, setLeft] = useState(() => Date.parse(until) - Date.now());
  useEffect(() => {
    const root = document.documentElement.style;
    root.setProperty('--banner', window.matchMedia(widths.phone).matches ? '56px' : '40px');
    return () => void root.removeProperty('--banner');
  }, []);
  useEffect(() => {
    const clock = setInterval(() => setLeft(Date.parse(until) - Date.now()), MINUTE / 4);
    return () => clearInterval(clock);
  }, [until]);
  useEffect(() => {
    if (left <= 0) window.location.assign('/v3/');
  }, [left]);
  return (
    <Box aria-label={translate('viewAs.title')}>
      <Eye size={16} strokeWidth={1.5} aria-hidden />
      <p role="status">{translate(`viewAs.banner.${kind}`, { name, smart_count: Math.max(1, Math.ceil(left / MINUTE)) })}</p>
      <button type="button" disabled={isWorking} onClick={() => void stop()}>
        {translate('viewAs.stop')}
      </button>
    </Box>
  );
};
