import { useState } from 'react';
import { authAnswer } from '../../providers/authAnswer.ts';
import { useSession } from '../../providers/authSession.ts';
import { ask } from '../ask.ts';
import { useTellFailure } from '../failure/useTellFailure.ts';

export type ViewAsTarget = { readonly userAccountId: string } | { readonly roleId: string };

const START = 'mutation ($userAccountId: ID, $roleId: ID) { startViewAs(userAccountId: $userAccountId, roleId: $roleId) { id } }';

/** Nothing that was read with other rights stays: the console starts anew at its first page. */
const startAnew = (): void => window.location.assign('/v3/');

/** Whether the person may look as others, and the way in and out. */
export const useViewAs = () => {
  const tell = useTellFailure();
  const session = useSession();
  const [isWorking, setWorking] = useState(false);
  const roles = session?.rights.ROLES;
  const act = async (work: () => Promise<unknown>): Promise<void> => {
    setWorking(true);
    try {
      await work();
      startAnew();
    } catch (error) {
      setWorking(false);
      tell(error);
    }
  };
  return {
    mayViewAs: session !== undefined && !session.viewAs && roles?.view === true && roles.update && roles.optionalChoice && roles.scope === 'ALL',
    isWorking,
    start: (target: ViewAsTarget) => act(() => ask('core-hr', START, target)),
    stop: () => act(() => authAnswer('stop-viewing', {})),
  };
};
