import { useEffect, useState } from 'react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { whenIdle } from '../shell/frame/whenIdle.ts';
import { markRead, readNotices } from './notificationsQuery.ts';

/** Milliseconds: asked first when the screen has had its turn, then each minute while the tab is in sight. */
const firstRest = 1_500;
const interval = 60_000;
const step = 20;

/** My notifications, twenty more at a time. */
export const useNotifications = () => {
  const client = useQueryClient();
  const [isAwake, setIsAwake] = useState(false);
  const [limit, setLimit] = useState(step);
  useEffect(() => whenIdle(() => setIsAwake(true), firstRest), []);
  const { data, error, refetch } = useQuery({
    queryKey: ['notifications', limit],
    queryFn: ({ signal }) => readNotices(limit, signal),
    enabled: isAwake,
    refetchInterval: interval,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
  const { mutate } = useMutation({ mutationFn: markRead, onSettled: () => client.invalidateQueries({ queryKey: ['notifications'] }) });
  return { notices: data, error, refetch, markRead: mutate, more: () => setLimit((now) => now + step) };
};
