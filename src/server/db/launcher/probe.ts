/** Asks the own server as its owner; answers what it said, or why it could not be asked. */
import pg from 'pg';
import { ownHost, ownPort } from './options.ts';
import { ownerRole } from './initialise.ts';
import type { Place } from './place.ts';

export type Answer = { readonly dataDirectory: string; readonly fsync: string; readonly synchronousCommit: string; readonly fullPageWrites: string; readonly version: string };

/** Rejects with pg's error when nobody answers within two seconds or the secret is not the server's. */
export const probe = async (place: Place, password: string): Promise<Answer> => {
  const client = new pg.Client({ host: ownHost(place), port: ownPort, user: ownerRole, password, database: 'postgres', connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined); // the query in flight rejects with it
  await client.connect();
  try {
    const { rows } = await client.query<Answer>(
      `select current_setting('data_directory') as "dataDirectory", current_setting('fsync') as fsync, current_setting('synchronous_commit') as "synchronousCommit",
              current_setting('full_page_writes') as "fullPageWrites", current_setting('server_version') as version`,
    );
    if (!rows[0]) throw new Error('The database answered without a row.');
    return rows[0];
  } finally {
    await client.end();
  }
};
