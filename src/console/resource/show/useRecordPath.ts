import { screens } from '../../../../generated/screens.ts';
import { useSession } from '../../providers/authSession.ts';
import type { Target } from '../../providers/data/ConsoleDataProvider.ts';

/** Where a record of an entity opens for this person: the first screen of it that they may see. */
export const useRecordPath = (target: Target | undefined, id: string | undefined): string | undefined => {
  const rights = useSession()?.rights;
  if (!target || id === undefined) return undefined;
  const screen = screens.find((one) => one.endpoint === target.endpoint && one.type === target.type && !one.single && rights?.[one.form]?.view === true);
  return screen && `${screen.path}/${id}`;
};
