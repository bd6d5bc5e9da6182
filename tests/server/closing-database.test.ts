/** A server stops although long work goes on: nothing of the work stays, and the next start finds it. */
import { expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { databaseForThisTest } from '../support/database.ts';

it('closes within seconds while a transaction would go on for a minute', async () => {
  const { db } = await databaseForThisTest();
  const begun = Promise.withResolvers<void>();
  const work = withOrg(db, 'demo', async (tx) => {
    const asleep = tx.query('select pg_sleep(55)');
    begun.resolve();
    await asleep;
  });
  const ended = expect(work).rejects.toThrow();
  await begun.promise;
  const since = performance.now();
  await db.close();
  expect(performance.now() - since).toBeLessThan(8000);
  await ended;
});
