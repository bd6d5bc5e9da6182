import { todayIn } from '../../domain/dates.ts';
import type { Database } from '../db/connection.ts';
import { organisationCodes } from '../db/each-organisation.ts';
import { withOrg } from '../db/org.ts';
import type { Logger } from '../log.ts';
import type { Settings } from '../settings.ts';
import { catalogueOf } from './provider/catalogue.ts';
import { forgetPages } from './provider/own/pages.ts';
import { bringUpToDate } from './provider/own/renew.ts';

/**
 * Once a day: begins the terms that are due in every organisation, each in a transaction of its own, so that one that fails keeps no other from it.
 * With Chargebee there is nothing to do: it renews, and what is kept here follows when it is looked at.
 */
export const renewAll = async (db: Database, settings: Settings, log: Logger, now: Date): Promise<void> => {
  if (settings.chargebeeUrl !== undefined) return;
  const codes = await organisationCodes(db);
  for (const code of codes) {
    try {
      await withOrg(db, code, async (tx) => {
        const [zone] = await tx.query<{ timeZone: string }>('select time_zone as "timeZone" from organisation where org_code = $1', [code]);
        await bringUpToDate(tx, catalogueOf(settings), todayIn(zone?.timeZone ?? 'UTC', now));
        await forgetPages(tx);
      });
    } catch (error) {
      log.error({ err: error, organisation: code }, 'terms of billing were not brought up to date');
    }
  }
};
