import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import MuiDialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { useTranslate } from 'ra-core';
import { widths } from '../../shell/widths.ts';
import { useLogTimes } from '../useLogTimes.ts';
import { pictureAddress } from './pictureAddress.ts';
import type { Shot } from './Screenshots.tsx';

const Head = styled('header')({ display: 'flex', alignItems: 'center', gap: 4, flex: 'none', padding: '8px 8px 8px 20px', borderBottom: '1px solid var(--line)', '& h2': { flex: 1, minWidth: 0, fontSize: 16, lineHeight: '24px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', '& small': { marginLeft: 8, fontSize: 12, fontWeight: 400, color: 'var(--text-2)' } } });
const Body = styled('div')({ flex: 1, minHeight: 0, display: 'flex', padding: 12, background: 'var(--canvas)', '& img': { margin: 'auto', width: '100%', height: '100%', objectFit: 'contain' }, '& p': { margin: 'auto', color: 'var(--text-2)' } });

type Props = { readonly name: string; readonly shots: readonly Shot[]; readonly openId: string; readonly onOpen: (id: string) => void; readonly onClose: () => void };

/** One picture as large as there is room. Escape closes it; the arrows, Home and End lead to the others of the day. */
export const LargeShot = ({ name, shots, openId, onOpen, onClose }: Props) => {
  const translate = useTranslate();
  const isPhone = useMediaQuery(widths.phone, { noSsr: true });
  const { moment } = useLogTimes();
  const id = useId();
  const [failed, setFailed] = useState<string>();
  const at = shots.findIndex((shot) => shot.id === openId);
  const shot = shots[at];
  if (!shot) return null;
  const go = (to: number): void => {
    const next = shots[Math.min(Math.max(to, 0), shots.length - 1)];
    if (next) onOpen(next.id);
  };
  const keys: Readonly<Record<string, () => void>> = { ArrowLeft: () => go(at - 1), ArrowRight: () => go(at + 1), Home: () => go(0), End: () => go(shots.length - 1) };
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  const title = translate('screenshot.title', { name, when: moment(shot.at) });
  return (
    <MuiDialog open onClose={onClose} onKeyDown={onKeyDown} fullScreen={isPhone} aria-labelledby={id} slotProps={{ paper: { sx: isPhone ? {} : { width: 'min(1400px, calc(100vw - 64px))', maxWidth: 'none', height: 'calc(100vh - 64px)', maxHeight: 'none' } } }}>
      <Head>
        <h2 id={id} aria-live="polite">{title}<small>{[`${at + 1} / ${shots.length}`, shot.computer, shot.isBlurred ? translate('screenshot.blurred') : ''].filter(Boolean).join(' · ')}</small></h2>
        <IconButton aria-label={translate('screenshot.previous')} title={translate('screenshot.previous')} disabled={at === 0} onClick={() => go(at - 1)}><ChevronLeft /></IconButton>
        <IconButton aria-label={translate('screenshot.next')} title={translate('screenshot.next')} disabled={at === shots.length - 1} onClick={() => go(at + 1)}><ChevronRight /></IconButton>
        <IconButton aria-label={translate('shell.close')} onClick={onClose} autoFocus><X /></IconButton>
      </Head>
      <Body>{failed === shot.id ? <p role="alert">{translate('screenshot.failed')}</p> : <img key={shot.id} src={pictureAddress(shot.id)} alt={title} onError={() => setFailed(shot.id)} />}</Body>
    </MuiDialog>
  );
};
