import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { isChallengeDone } from '../../../domain/attendance/challenges.ts';
import type { FaceReading } from '../../../domain/attendance/faceReading.ts';
import { isAhead } from '../../../domain/attendance/judgeFace.ts';
import type { Pose } from './pose.ts';

export type Hint = 'none' | 'far' | 'wait' | 'ready';

/** Milliseconds between two looks, and how often the pose has to be seen in a row before a picture is taken. */
const rest = 200;
const enough = 2;
const leastShare = 0.2;

const hintOf = (pose: Pose, face: FaceReading | null, ahead: FaceReading | null, width: number): Hint => {
  if (face === null) return 'none';
  if (face.size[0] < width * leastShare) return 'far';
  if (pose === 'AHEAD') return isAhead(face) ? 'ready' : 'wait';
  return ahead !== null && isChallengeDone(pose, ahead, face) ? 'ready' : 'wait';
};

/**
 * Watches the video for the pose and calls `onSeen` once it was seen; says meanwhile what is missing. Where the browser
 * cannot run the models there is no hint, and people press the button.
 */
export const useGuide = (video: RefObject<HTMLVideoElement | null>, pose: Pose, isOn: boolean, onSeen: () => void): Hint | undefined => {
  const [hint, setHint] = useState<Hint>();
  const ahead = useRef<FaceReading | null>(null);
  const seen = useRef(onSeen);
  seen.current = onSeen;
  useEffect(() => {
    if (!isOn) return undefined;
    setHint(undefined);
    let isOver = false;
    let inRow = 0;
    const watch = async (): Promise<void> => {
      const { lookAt } = await import('./guide.ts');
      while (!isOver) {
        if (video.current === null) return;
        const face = await lookAt(video.current);
        if (isOver) return;
        const now = hintOf(pose, face, ahead.current, video.current.videoWidth);
        setHint(now);
        inRow = now === 'ready' ? inRow + 1 : 0;
        if (inRow >= enough) {
          if (pose === 'AHEAD') ahead.current = face;
          seen.current();
          return;
        }
        await new Promise((next) => setTimeout(next, rest));
      }
    };
    watch().catch(() => setHint(undefined));
    return () => {
      isOver = true;
    };
  }, [video, pose, isOn]);
  return hint;
};
