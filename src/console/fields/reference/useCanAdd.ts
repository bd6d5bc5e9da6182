import { screens } from '../../../../generated/screens.ts';
import { useSession } from '../../providers/authSession.ts';
import type { ScreenEntry } from '../../../domain/resource.ts';
import type { Target } from '../../providers/data/ConsoleDataProvider.ts';

/** The screen on which this person may add records of an entity, if there is one. */
export const useCanAdd = (target: Target | undefined): ScreenEntry | undefined => {
  const rights = useSession()?.rights;
  return screens.find(
    (screen) => screen.endpoint === target?.endpoint && screen.type === target.type && screen.actions.includes('ADD') && rights?.[screen.form]?.add === true,
  );
};
