import { useState } from 'react';
import Button from '@mui/material/Button';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { PadlockDrawing } from '../drawings/PadlockDrawing.tsx';
import { useSnackbar } from '../snackbar/useSnackbar.ts';
import { State } from './State.tsx';

export type AccessDeniedProps = {
  /** The name of the form that cannot be opened. */
  readonly form: string;
  /** Asks for access; without it the person is told whom to talk to. */
  readonly onRequest?: () => Promise<void>;
};

/** A form without the view right: which one, who decides, and a request for it. */
export const AccessDenied = ({ form, onRequest }: AccessDeniedProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const show = useSnackbar();
  const [requestedAt, setRequestedAt] = useState<Date | undefined>();
  const request = async (ask: () => Promise<void>): Promise<void> => {
    try {
      await ask();
      setRequestedAt(new Date());
    } catch (error) {
      show({ type: 'error', message: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <State
      drawing={<PadlockDrawing />}
      title={translate('states.denied.title', { form })}
      actions={
        <>
          {onRequest && !requestedAt ? (
            <Button variant="contained" onClick={() => void request(onRequest)}>
              {translate('states.denied.request')}
            </Button>
          ) : null}
          <Button component={Link} to="/">
            {translate('states.goHome')}
          </Button>
        </>
      }
    >
      {requestedAt
        ? translate('states.denied.requested', { date: new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long' }).format(requestedAt) })
        : translate(onRequest ? 'states.denied.message' : 'states.denied.contact')}
    </State>
  );
};
