import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isChallengeName } from '../../domain/attendance/challenges.ts';
import { useFailureText } from '../resource/form/useFailureText.ts';
import { readChallenges, verifyFace } from './calls.ts';
import type { Setup } from './calls.ts';
import { PictureSeries } from './camera/PictureSeries.tsx';
import type { Pose } from './camera/pose.ts';
import { Say } from './Say.tsx';
import { Step } from './Step.tsx';

type Asked = { readonly id: string | null; readonly pose: Pose };

export type FaceStepProps = {
  readonly setup: Setup['checkAttendanceConfiguration'];
  readonly hasFace: boolean;
  readonly isVerified: boolean;
  readonly onVerified: (faceCheckId: string) => void;
  readonly onLeave: () => void;
};

const ahead: Asked = { id: null, pose: 'AHEAD' };

/** Pictures of me, with the movements that the server asks for; the server decides. */
export const FaceStep = ({ setup, hasFace, isVerified, onVerified, onLeave }: FaceStepProps) => {
  const translate = useTranslate();
  const failureText = useFailureText();
  const [asked, setAsked] = useState<readonly Asked[]>();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const guarded = async (act: () => Promise<void>): Promise<void> => {
    setProblem(undefined);
    try {
      await act();
    } catch (error) {
      setAsked(undefined);
      setProblem(error);
    }
  };
  const start = () =>
    guarded(async () => {
      const given = setup.enableLivenessDetection ? await readChallenges(setup.noOfChallenges) : [];
      setAsked([ahead, ...given.flatMap(({ challengeId, challengeName }) => (isChallengeName(challengeName) ? [{ id: challengeId, pose: challengeName }] : []))]);
    });
  const send = (pictures: string[]) =>
    guarded(async () => {
      setIsSending(true);
      try {
        onVerified(await verifyFace({ liveness: setup.enableLivenessDetection, images: pictures.map((image, at) => ({ challengeId: asked?.[at]?.id ?? null, image })) }));
        setAsked(undefined);
      } finally {
        setIsSending(false);
      }
    });
  const startButton = (
    <Button variant="outlined" onClick={() => void start()}>
      {translate('checkIn.face.start')}
    </Button>
  );
  const registerButton = (
    <Button variant="outlined" component={Link} to="/core-hr/register-face" onClick={onLeave}>
      {translate('checkIn.face.register')}
    </Button>
  );
  return (
    <Step title={translate('checkIn.face')} actions={isVerified || asked ? null : hasFace ? startButton : registerButton}>
      {isVerified ? <Say tone="ok">{translate('checkIn.face.verified')}</Say> : null}
      {!isVerified && !hasFace ? <Say tone="info">{translate('error.FACE_NOT_REGISTERED')}</Say> : null}
      {!isVerified && !setup.forceFaicalRecognition ? <p>{translate('checkIn.face.optional')}</p> : null}
      {problem === undefined ? null : <Say tone="bad">{failureText(problem)}</Say>}
      {isSending ? <p role="status">{translate('checkIn.face.sending')}</p> : null}
      {asked && !isSending && !isVerified ? <PictureSeries poses={asked.map(({ pose }) => pose)} onDone={(pictures) => void send(pictures)} /> : null}
    </Step>
  );
};
