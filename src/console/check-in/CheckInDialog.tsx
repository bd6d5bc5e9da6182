import { useState } from 'react';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { fenceOf } from '../../domain/attendance/fence.ts';
import { useFailureText } from '../resource/form/useFailureText.ts';
import { Dialog } from '../shell/pieces/Dialog.tsx';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { Tooltip } from '../shell/pieces/Tooltip.tsx';
import { checkIn, readSetup, withdrawConsent } from './calls.ts';
import type { CheckedIn } from './calls.ts';
import { CheckInResult } from './CheckInResult.tsx';
import { ConsentStep } from './ConsentStep.tsx';
import { FaceStep } from './FaceStep.tsx';
import { isPhone } from './isPhone.ts';
import { PositionStep } from './PositionStep.tsx';
import { readState } from './readState.ts';
import { Say } from './Say.tsx';
import { stateKey } from './useCheckInState.ts';
import { usePosition } from './usePosition.ts';
import { useWorkPlace } from './useWorkPlace.ts';
import { WorkPlaceStep } from './WorkPlaceStep.tsx';

export type CheckInDialogProps = { readonly type: 'IN' | 'OUT'; readonly onClose: () => void };

/** '13.08,80.27' as a fence settings' centre. */
const centreOf = (point: string | null | undefined): { centerLatitude: string | null; centerLongitude: string | null } => {
  const [centerLatitude = null, centerLongitude = null] = point?.split(',') ?? [];
  return { centerLatitude, centerLongitude };
};

/** Checks in or out: work place, location and face, as far as the organisation asks for them; then what was recorded. */
export const CheckInDialog = ({ type, onClose }: CheckInDialogProps) => {
  const translate = useTranslate();
  const failureText = useFailureText();
  const client = useQueryClient();
  const [faceCheckId, setFaceCheckId] = useState<string | null>(null);
  const [result, setResult] = useState<CheckedIn>();
  const [problem, setProblem] = useState<unknown>();
  const [isWorking, setIsWorking] = useState(false);
  const setup = useQuery({ queryKey: ['check-in-setup'], queryFn: ({ signal }) => readSetup(signal), staleTime: 0, retry: false });
  const { data: state } = useQuery({ queryKey: stateKey, queryFn: ({ signal }) => readState(signal) });
  const work = useWorkPlace(setup.data, type);
  const configuration = setup.data?.checkAttendanceConfiguration;
  const needsPosition = configuration?.geoFencingEnabled === true && !work.isHome && !work.isAutomatic;
  const { position, problem: positionProblem, retry } = usePosition(needsPosition && state?.hasLocationConsent === true && result === undefined);
  const needsFace = configuration?.facialRecognitionEnabled === true && !work.isAutomatic;
  const fence = configuration ? fenceOf({ ...centreOf(configuration.centerPoint), radiusMetres: configuration.radius ?? null }) : null;
  const waitFor = ((): string | null => {
    if (needsPosition && state?.hasLocationConsent !== true) return translate('checkIn.waitFor.consent');
    if (needsPosition && position === undefined) return translate('checkIn.waitFor.position');
    if (needsFace && configuration.forceFaicalRecognition && faceCheckId === null) return translate('checkIn.waitFor.face');
    return work.problem;
  })();
  const submit = async (): Promise<void> => {
    setIsWorking(true);
    setProblem(undefined);
    const where = needsPosition && position ? { latitude: String(position.latitude), longitude: String(position.longitude), accuracy: position.accuracyMetres } : {};
    try {
      setResult(await checkIn({ type, source: isPhone() ? 'MOBILE' : 'WEB', place: work.place, faceCheckId, clientTime: new Date().toISOString(), ...where }));
    } catch (error) {
      setProblem(error);
      setFaceCheckId(null);
    } finally {
      setIsWorking(false);
      await Promise.all([client.invalidateQueries({ queryKey: stateKey }), client.invalidateQueries({ queryKey: ['dashboard'] })]);
    }
  };
  const withdraw = async (): Promise<void> => {
    try {
      await withdrawConsent('LOCATION');
      await client.invalidateQueries({ queryKey: stateKey });
    } catch (error) {
      setProblem(error);
    }
  };
  const submitButton = (
    <Tooltip title={waitFor ?? ''}>
      <span>
        <Button variant="contained" loading={isWorking} disabled={waitFor !== null || configuration === undefined} onClick={() => void submit()}>
          {translate(`checkIn.title.${type}`)}
        </Button>
      </span>
    </Tooltip>
  );
  const cancelButton = (
    <Button variant="outlined" onClick={onClose}>
      {translate('shell.cancel')}
    </Button>
  );
  const closeButton = (
    <Button variant="contained" onClick={onClose} autoFocus>
      {translate('checkIn.result.close')}
    </Button>
  );
  if (result) {
    return (
      <Dialog title={translate(`checkIn.title.${type}`)} onClose={onClose} actions={closeButton}>
        <CheckInResult result={result} timeZone={state?.timeZone ?? 'UTC'} />
      </Dialog>
    );
  }
  return (
    <Dialog title={translate(`checkIn.title.${type}`)} onClose={onClose} actions={<>{cancelButton}{submitButton}</>}>
      {setup.isPending ? <Skeleton widths={[320, 240, 280]} /> : null}
      {setup.error ? <Say tone="bad">{failureText(setup.error)}</Say> : null}
      {setup.data?.checkGeoEnforceAndWorkPlace.workPlaceData.enabled ? (
        <WorkPlaceStep places={setup.data.listWorkPlaces.workPlaces} value={work.place} problem={work.problem} onChange={work.setPlace} />
      ) : null}
      {needsPosition && state && !state.hasLocationConsent ? <ConsentStep purpose="LOCATION" /> : null}
      {needsPosition && state?.hasLocationConsent ? <PositionStep fence={fence} position={position} problem={positionProblem} onRetry={retry} onWithdraw={() => void withdraw()} /> : null}
      {needsFace && state ? <FaceStep setup={configuration} hasFace={state.hasFace} isVerified={faceCheckId !== null} onVerified={setFaceCheckId} onLeave={onClose} /> : null}
      {problem === undefined ? null : <Say tone="bad">{failureText(problem)}</Say>}
    </Dialog>
  );
};
