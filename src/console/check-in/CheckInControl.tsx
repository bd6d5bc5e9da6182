import { Suspense, useState } from 'react';
import { styled } from '@mui/material/styles';
import { LogIn, LogOut } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { inZone } from '../fields/input/zoned.ts';
import { needMessages } from '../providers/i18nMessages.ts';
import { apart } from '../shell/pieces/apart.tsx';
import { FrameTool } from '../shell/frame/FrameTool.tsx';
import { useCheckInState } from './useCheckInState.ts';
import { useHoursText } from './useHoursText.ts';
import { onPhone } from '../shell/widths.ts';

const CheckInDialog = apart(async () => (await Promise.all([import('./CheckInDialog.tsx'), needMessages('pages', 'errors')]))[0].CheckInDialog);

const Words = styled('span')({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', [onPhone]: { display: 'none' } });
const Mark = styled('span')({ width: 8, height: 8, borderRadius: 4, border: '1.5px solid currentColor', '&[data-in]': { border: 0, background: 'var(--frame-accent)' } });

export type CheckInControlProps = { readonly size?: number };

/** In the top bar: whether I am checked in, my hours today, and the next check-in or check-out. Nothing for people without attendance. */
export const CheckInControl = ({ size = 16 }: CheckInControlProps) => {
  const translate = useTranslate();
  const hoursText = useHoursText();
  const state = useCheckInState();
  // What it was opened for, whatever the state becomes meanwhile.
  const [opened, setOpened] = useState<'IN' | 'OUT' | null>(null);
  if (state === undefined) return null;
  const { nextType, since, workedMinutes, timeZone } = state;
  const hours = hoursText(workedMinutes);
  const isIn = since !== null;
  const next = workedMinutes === 0 ? translate('checkIn.control.IN') : translate('checkIn.control.today', { hours });
  const label = isIn ? translate('checkIn.control.since', { time: inZone(since, timeZone).time ?? '', hours }) : next;
  return (
    <>
      <FrameTool label={label} aria-haspopup="dialog" onClick={() => setOpened(nextType)}>
        {nextType === 'OUT' ? <LogOut size={size} aria-hidden /> : <LogIn size={size} aria-hidden />}
        <Words>{isIn || workedMinutes > 0 ? hours : translate('checkIn.control.IN')}</Words>
        <Mark data-in={isIn || undefined} aria-hidden />
      </FrameTool>
      {opened ? (
        <Suspense>
          <CheckInDialog type={opened} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
    </>
  );
};
