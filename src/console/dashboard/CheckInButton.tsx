import { Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import { LogIn, LogOut } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useCheckInState } from '../check-in/useCheckInState.ts';
import { apart } from '../shell/pieces/apart.tsx';

const CheckInDialog = apart(async () => (await import('../check-in/CheckInDialog.tsx')).CheckInDialog);

/** The next check-in or check-out as the one filled action of Home; nothing for people without attendance. */
export const CheckInButton = () => {
  const translate = useTranslate();
  const state = useCheckInState();
  const [isOpen, setOpen] = useState(false);
  if (!state) return null;
  const { nextType } = state;
  return (
    <>
      <Button variant="contained" startIcon={nextType === 'OUT' ? <LogOut /> : <LogIn />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate(`checkIn.control.${nextType}`)}
      </Button>
      {isOpen ? (
        <Suspense>
          <CheckInDialog type={nextType} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
