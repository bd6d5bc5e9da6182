import type { NavigateFunction } from 'react-router-dom';
import { routeOf } from '../../shell/routeOf.ts';

/** Leads from the page of a record that is gone, or from its panel beside the list, to the list; from anywhere else nowhere, and answers false. */
export const leaveRecord = (list: string, id: string, navigate: NavigateFunction): boolean => {
  const { pathname, search } = window.location;
  const at = routeOf(pathname);
  const parameters = new URLSearchParams(search);
  const isPanel = at === list && parameters.get('record') === id;
  if (!isPanel && at !== `${list}/${id}` && !at.startsWith(`${list}/${id}/`)) return false;
  if (isPanel) parameters.delete('record');
  void navigate({ pathname: list, search: isPanel ? String(parameters) : '' });
  return true;
};
