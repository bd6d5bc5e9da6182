import type { Grant } from '../access/authorise.ts';
import { reachOf } from '../access/authorise.ts';
import { monitoredSince, readTerms } from '../activity/monitoring-terms.ts';
import type { Context } from '../context.ts';
import { columnsOf, readKeySwitches } from '../data-loss-prevention/key-logs/key-logging-terms.ts';
import { seesOtherScreens } from '../data-loss-prevention/screenshots/screenshot-reach.ts';
import { withOrg } from '../db/org.ts';
import { seesOthersLogs, seesOwnLogs } from './key-logs/asked-logs.ts';

/** Which pages of the key logger there are for the caller, and what is captured. */
export const keyLoggerPage = (_args: object, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const { session } = grant;
    const isOn = (await readTerms(tx))?.isOn === true && (await readKeySwitches(tx)) !== null;
    return {
      errorCode: '', message: '', isOn,
      isRecorded: isOn && session.employeeId !== null && (await monitoredSince(tx, session.employeeId)) !== null,
      seesOwn: seesOwnLogs(grant), seesOthers: seesOthersLogs(grant), seesEverybody: grant.scope === 'ALL', seesScreenshots: seesOtherScreens(session),
      mayConfigure: (['ADD', 'UPDATE'] as const).some((right) => reachOf(session, 'DLP_KEY_LOGGING', right)?.scope === 'ALL'),
      columns: await columnsOf(tx),
    };
  });
