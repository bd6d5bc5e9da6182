import type { NavigateFunction } from 'react-router-dom';
import { routeOf } from '../../shell/routeOf.ts';
import { leaveFreely, mayLeaveFor } from './leaveGuards.ts';

type Place = { readonly pathname: string; readonly search: string };

/** Where one goes from the page of a record that is gone, or from its panel beside the list; undefined anywhere else. */
const placeAfter = (list: string, id: string): Place | undefined => {
  const { pathname, search } = window.location;
  const at = routeOf(pathname);
  const parameters = new URLSearchParams(search);
  const isPanel = at === list && parameters.get('record') === id;
  if (!isPanel && at !== `${list}/${id}` && !at.startsWith(`${list}/${id}/`)) return undefined;
  if (isPanel) parameters.delete('record');
  const rest = String(parameters);
  return { pathname: list, search: isPanel && rest !== '' ? `?${rest}` : '' };
};

/** Before a record is taken away: whether its page or panel may be left, where one is there; asks where something on it is not saved. */
export const mayLeaveRecord = async (list: string, id: string): Promise<boolean> => {
  const place = placeAfter(list, id);
  return place === undefined || mayLeaveFor(place);
};

/** Leads from the page of a record that is gone, or from its panel beside the list, to the list; from anywhere else nowhere, and answers false. */
export const leaveRecord = (list: string, id: string, navigate: NavigateFunction): boolean => {
  const place = placeAfter(list, id);
  if (place === undefined) return false;
  // What is not saved of it was asked about before.
  leaveFreely(() => void navigate(place));
  return true;
};
