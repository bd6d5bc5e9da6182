import { useEffect, useState } from 'react';
import { GEOLOCATION } from '../../domain/attendance/geolocation.ts';
import type { Coordinates } from '../../domain/attendance/coordinates.ts';

export type PositionProblem = 'unsupported' | 'refused' | 'unavailable' | 'timeout';
export type Position = Coordinates & { readonly accuracyMetres: number };
type State = { readonly position?: Position; readonly problem?: PositionProblem };

const problems: Readonly<Record<number, PositionProblem>> = { 1: 'refused', 2: 'unavailable', 3: 'timeout' };

/** Watches where the device is while it is asked for; a problem replaces no position that was found. `retry` asks anew. */
export const usePosition = (isAsked: boolean): State & { readonly retry: () => void } => {
  const [state, setState] = useState<State>({});
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!isAsked) return undefined;
    if (!('geolocation' in navigator)) {
      setState({ problem: 'unsupported' });
      return undefined;
    }
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => setState({ position: { latitude: coords.latitude, longitude: coords.longitude, accuracyMetres: Math.ceil(coords.accuracy) } }),
      ({ code }) => setState((before) => (before.position ? before : { problem: problems[code] ?? 'unavailable' })),
      GEOLOCATION,
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, [isAsked, round]);
  const retry = (): void => {
    setState({});
    setRound((before) => before + 1);
  };
  return { ...state, retry };
};
