import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useFailureText } from '../resource/form/useFailureText.ts';
import { validateWorkFromHome } from './calls.ts';
import type { Setup } from './calls.ts';

/** The work place that is chosen, the last one at first, and whether a pre-approval lets it be the home. */
export const useWorkPlace = (setup: Setup | undefined, type: 'IN' | 'OUT') => {
  const failureText = useFailureText();
  const data = setup?.checkGeoEnforceAndWorkPlace.workPlaceData;
  const [place, setPlace] = useState<number | null>(null);
  useEffect(() => setPlace(data?.enabled ? (data.workPlaceId ?? null) : null), [data]);
  const { data: approval, error } = useQuery({ queryKey: ['check-in-home', place, type], queryFn: ({ signal }) => validateWorkFromHome(place ?? 0, type, signal), enabled: place !== null, retry: false });
  const isHome = approval?.validateWfhPreApproval.isRequired === true;
  const isAutomatic = setup?.listWorkPlaces.workPlaces.find(({ workPlaceId }) => workPlaceId === place)?.autoAttendance === true;
  return { place, setPlace, isHome, isAutomatic, problem: error === null ? null : failureText(error) };
};
