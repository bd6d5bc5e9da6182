import { useState } from 'react';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useRights } from '../../providers/authSession.ts';
import { useFailureText } from '../../resource/form/useFailureText.ts';
import { exactMoment } from '../../resource/history/momentText.ts';
import { ConfirmDialog } from '../../shell/pieces/ConfirmDialog.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { readRegistration, registerFace, removeFace, withdrawConsent } from '../calls.ts';
import { PictureSeries } from '../camera/PictureSeries.tsx';
import { ConsentStep } from '../ConsentStep.tsx';
import { Say } from '../Say.tsx';
import { Step } from '../Step.tsx';
import { stateKey } from '../useCheckInState.ts';

type Mode = 'look' | 'camera' | 'sending' | 'asking';
const poses = ['AHEAD', 'AHEAD', 'AHEAD'] as const;

/** How one person's face stands: consent, pictures, removal. `employeeId` is null for the person's own. */
export const Registration = ({ employeeId }: { readonly employeeId: number | null }) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const failureText = useFailureText();
  const client = useQueryClient();
  const rights = useRights('REGISTER_FACE');
  const [mode, setMode] = useState<Mode>('look');
  const [problem, setProblem] = useState<unknown>();
  const [said, setSaid] = useState<string>();
  const { data, error, refetch } = useQuery({ queryKey: ['face-registration', employeeId], queryFn: ({ signal }) => readRegistration(employeeId, signal), retry: false });
  const act = async (work: () => Promise<unknown>, done?: string): Promise<void> => {
    setProblem(undefined);
    setSaid(undefined);
    try {
      await work();
      setSaid(done);
    } catch (failure) {
      setProblem(failure);
    } finally {
      setMode('look');
      await Promise.all([refetch(), client.invalidateQueries({ queryKey: stateKey })]);
    }
  };
  const send = (pictures: string[]): void => {
    setMode('sending');
    void act(() => registerFace(employeeId, pictures), 'registerFace.saved');
  };
  if (error && !data) return <ErrorState small error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton widths={[320, 240]} />;
  const isOwn = employeeId === null;
  const { isRegistered, hasConsent, registeredAt, registeredBy } = data;
  const buttons = (
    <>
      {hasConsent && rights.add ? (
        <Button variant="contained" onClick={() => setMode('camera')}>
          {translate(isRegistered ? 'registerFace.replace' : 'registerFace.start')}
        </Button>
      ) : null}
      {isRegistered && rights.delete ? (
        <Button variant="outlined" onClick={() => setMode('asking')}>
          {translate('registerFace.remove')}
        </Button>
      ) : null}
      {hasConsent && isOwn ? (
        <Button variant="text" onClick={() => void act(() => withdrawConsent('FACE'))}>
          {translate('checkIn.consent.FACE.withdraw')}
        </Button>
      ) : null}
    </>
  );
  return (
    <>
      <Step heading="h2" title={translate('checkIn.face')} actions={mode === 'look' ? buttons : null}>
        <p>{isRegistered ? translate('registerFace.registered', { date: exactMoment(registeredAt ?? '', formats), name: registeredBy }) : translate('registerFace.none')}</p>
        {!hasConsent && !isOwn ? <Say tone="info">{translate('registerFace.noConsent')}</Say> : null}
        {said === undefined ? null : <Say tone="ok">{translate(said)}</Say>}
        {problem === undefined ? null : <Say tone="bad">{failureText(problem)}</Say>}
        {mode === 'sending' ? <p role="status">{translate('checkIn.face.sending')}</p> : null}
        {mode === 'camera' ? <PictureSeries poses={poses} onDone={send} /> : null}
      </Step>
      {!hasConsent && isOwn ? <ConsentStep heading="h2" purpose="FACE" onGiven={() => void refetch()} /> : null}
      {mode === 'asking' ? (
        <ConfirmDialog destructive title={`${translate('registerFace.remove')}?`} confirm={translate('registerFace.remove')} onCancel={() => setMode('look')} onConfirm={() => void act(() => removeFace(employeeId), 'registerFace.removed')}>
          {translate('registerFace.remove.why')}
        </ConfirmDialog>
      ) : null}
    </>
  );
};
