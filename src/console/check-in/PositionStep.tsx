import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { isInside, metresBetween } from '../../domain/attendance/fence.ts';
import type { Fence } from '../../domain/attendance/fence.ts';
import { isPhone } from './isPhone.ts';
import { Say } from './Say.tsx';
import { Step } from './Step.tsx';
import { useDistanceText } from './useDistanceText.ts';
import type { Position, PositionProblem } from './usePosition.ts';

const textOf = (problem: PositionProblem): string => {
  if (problem === 'unsupported') return 'error.GEOLOCATION_UNSUPPORTED';
  if (problem === 'refused') return isPhone() ? 'error.GPS_OFF_MOBILE' : 'error.GPS_OFF_DESKTOP';
  return `checkIn.position.${problem}`;
};

export type PositionStepProps = { readonly fence: Fence | null; readonly position: Position | undefined; readonly problem: PositionProblem | undefined; readonly onRetry: () => void; readonly onWithdraw: () => void };

/** Where the device is, measured against the fence; the server measures again. */
export const PositionStep = ({ fence, position, problem, onRetry, onWithdraw }: PositionStepProps) => {
  const translate = useTranslate();
  const distanceText = useDistanceText();
  const inside = fence !== null && position !== undefined && isInside(fence, position, position.accuracyMetres);
  return (
    <Step
      title={translate('checkIn.position')}
      actions={
        <>
          {problem && problem !== 'unsupported' ? (
            <Button variant="outlined" onClick={onRetry}>
              {translate('checkIn.retry')}
            </Button>
          ) : null}
          <Button variant="text" size="small" onClick={onWithdraw}>
            {translate('checkIn.consent.LOCATION.withdraw')}
          </Button>
        </>
      }
    >
      {fence === null ? <Say tone="bad">{translate('error.GEOFENCE_INVALID')}</Say> : null}
      {problem ? <Say tone="bad">{translate(textOf(problem))}</Say> : null}
      {!problem && !position ? <p role="status">{translate('checkIn.position.waiting')}</p> : null}
      {fence && position ? (
        <Say tone={inside ? 'ok' : 'warn'}>
          {translate(inside ? 'checkIn.position.inside' : 'checkIn.position.outside', { distance: distanceText(metresBetween(fence.center, position)) })}
          <br />
          <small>{translate('checkIn.position.accuracy', { distance: distanceText(position.accuracyMetres) })}</small>
        </Say>
      ) : null}
    </Step>
  );
};
