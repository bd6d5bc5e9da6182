import { screens } from '../../../../generated/screens.ts';
import { useSession } from '../../providers/authSession.ts';
import type { Target } from '../../providers/data/ConsoleDataProvider.ts';

/** The first list of an entity that this person may see. */
export const useListPath = (target: Target | undefined): string | undefined => {
  const rights = useSession()?.rights;
  return target && screens.find((one) => one.endpoint === target.endpoint && one.type === target.type && !one.single && rights?.[one.form]?.view === true)?.path;
};

/** Where a record of an entity opens for this person: the first screen of it that they may see. */
export const useRecordPath = (target: Target | undefined, id: string | undefined): string | undefined => {
  const path = useListPath(target);
  return path === undefined || id === undefined ? undefined : `${path}/${id}`;
};
