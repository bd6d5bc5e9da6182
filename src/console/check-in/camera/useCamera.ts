import { useEffect, useRef, useState } from 'react';

export type CameraProblem = 'refused' | 'missing' | 'busy';

const problemOf = (error: unknown): CameraProblem => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing';
};

const wanted: MediaStreamConstraints = { audio: false, video: { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 480 } } };

/** The camera in a video element while the component is shown; it is off the moment it is not. */
export const useCamera = () => {
  const video = useRef<HTMLVideoElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [problem, setProblem] = useState<CameraProblem>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isOver = false;
    const stop = (): void => stream?.getTracks().forEach((track) => track.stop());
    const start = async (): Promise<void> => {
      // Pages without https have no camera at all.
      if (!('mediaDevices' in navigator)) return setProblem('missing');
      try {
        stream = await navigator.mediaDevices.getUserMedia(wanted);
        if (isOver || video.current === null) return stop();
        video.current.srcObject = stream;
        await video.current.play();
        if (!isOver) setIsReady(true);
      } catch (error) {
        stop();
        if (!isOver) setProblem(problemOf(error));
      }
    };
    void start();
    return () => {
      isOver = true;
      stop();
    };
  }, [round]);
  const retry = (): void => {
    setProblem(undefined);
    setIsReady(false);
    setRound((before) => before + 1);
  };
  return { video, isReady, problem, retry };
};
