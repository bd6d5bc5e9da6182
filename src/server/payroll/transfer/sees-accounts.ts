import { reachOf } from '../../access/authorise.ts';
import type { Session } from '../../session.ts';

/** Whether somebody may read whole numbers of bank accounts; others see the last signs. */
export const seesAccounts = (session: Session): boolean => reachOf(session, 'BANK_ACCOUNTS', 'VIEW')?.scope === 'ALL';
