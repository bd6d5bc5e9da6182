import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Say } from '../Say.tsx';
import { takePicture } from './takePicture.ts';
import { useCamera } from './useCamera.ts';
import { useGuide } from './useGuide.ts';
import type { Pose } from './pose.ts';

const Stage = styled('div')({
  position: 'relative',
  width: '100%',
  maxWidth: 320,
  aspectRatio: '4 / 3',
  margin: '0 auto',
  borderRadius: 8,
  overflow: 'hidden',
  background: 'var(--sunken)',
  border: '1px solid var(--line)',
  '& video': { width: '100%', height: '100%', objectFit: 'cover', transform: 'scaleX(-1)' },
  '& p': { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', margin: 0, color: 'var(--text-2)' },
});
const Line = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8, flexWrap: 'wrap', '& b': { fontWeight: 600, color: 'var(--text)' }, '& small': { fontSize: 12, color: 'var(--text-2)' } });

export type PictureSeriesProps = { readonly poses: readonly Pose[]; readonly onDone: (pictures: string[]) => void };

/** Takes one picture for each pose: by itself when it sees the pose, or when the person presses the button. */
export const PictureSeries = ({ poses, onDone }: PictureSeriesProps) => {
  const translate = useTranslate();
  const { video, isReady, problem, retry } = useCamera();
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const pose = poses[Math.min(pictures.length, poses.length - 1)]!;
  const isOver = pictures.length >= poses.length;
  const take = (): void => {
    if (video.current === null || isOver) return;
    const next = [...pictures, takePicture(video.current)];
    setPictures(next);
    if (next.length === poses.length) onDone(next);
  };
  const hint = useGuide(video, pose, isReady && !isOver, take);
  if (problem) {
    return (
      <>
        <Say tone="bad">{translate(`checkIn.camera.${problem}`)}</Say>
        <div>
          <Button variant="outlined" onClick={retry}>
            {translate('checkIn.retry')}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <Stage>
        <video ref={video} muted playsInline aria-label={translate('checkIn.camera')} />
        {isReady ? null : <p role="status">{translate('checkIn.camera.starting')}</p>}
      </Stage>
      <Line>
        <span>
          <b aria-live="polite">{translate(`checkIn.challenge.${pose}`)}</b>
          <br />
          <small>
            {translate('checkIn.camera.step', { step: Math.min(pictures.length + 1, poses.length), steps: poses.length })}
            {hint ? ` · ${translate(`checkIn.guide.${hint}`)}` : ''}
          </small>
        </span>
        <Button variant="outlined" disabled={!isReady || isOver} onClick={take}>
          {translate('checkIn.camera.take')}
        </Button>
      </Line>
    </>
  );
};
