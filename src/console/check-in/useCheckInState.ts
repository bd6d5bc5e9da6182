import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useRights, useSession } from '../providers/authSession.ts';
import { whenIdle } from '../shell/frame/whenIdle.ts';
import { readState } from './readState.ts';

/** Milliseconds: asked first when the screen has had its turn, then every five minutes while the tab is in sight. */
const firstRest = 1_000;
const interval = 300_000;
const minute = 60_000;

export const stateKey = ['check-in'] as const;

/** How my day stands, its minutes running on; undefined while it is unknown and for people without attendance. */
export const useCheckInState = () => {
  const rights = useRights('SELF_ATTENDANCE');
  const isEmployee = useSession()?.user.employeeId != null;
  const mayCheckIn = isEmployee && rights.view && rights.add;
  const [isAwake, setIsAwake] = useState(false);
  const [now, setNow] = useState(Date.now);
  useEffect(() => whenIdle(() => setIsAwake(true), firstRest), []);
  const { data, dataUpdatedAt } = useQuery({ queryKey: stateKey, queryFn: ({ signal }) => readState(signal), enabled: isAwake && mayCheckIn, refetchInterval: interval, refetchOnWindowFocus: true, retry: false });
  const isRunning = data?.nextType === 'OUT';
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), minute / 2);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (!mayCheckIn || data === undefined) return undefined;
  const passed = isRunning ? Math.max(0, Math.floor((now - dataUpdatedAt) / minute)) : 0;
  return { ...data, workedMinutes: data.workedMinutes + passed };
};
