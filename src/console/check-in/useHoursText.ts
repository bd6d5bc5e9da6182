import { useTranslate } from 'react-admin';

/** Minutes as '3 h 12 m'. */
export const useHoursText = (): ((minutes: number) => string) => {
  const translate = useTranslate();
  return (minutes) => translate('checkIn.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
};
