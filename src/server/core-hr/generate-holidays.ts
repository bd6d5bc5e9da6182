import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { askedCalendar, holidaysThere } from '../holidays/asked-calendar.ts';
import type { CalendarAsked } from '../holidays/asked-calendar.ts';
import { nextChangeSet, recordChanges } from '../resource/journal.ts';
import { addNew } from '../resource/new-records.ts';

type Arguments = CalendarAsked & { readonly picked: readonly string[] };

/** Adds the picked days of a calendar that are not there yet, in one change-set. The calendar is read again: a client picks days, it does not write them. */
export const generateHolidays = async ({ picked, ...asked }: Arguments, { db }: Context, { session }: Grant) => {
  const { holidays } = await askedCalendar(asked, session);
  const wanted = new Set(picked);
  const chosen = holidays.filter(({ key }) => wanted.has(key));
  const changeSet = await nextChangeSet(db, session.orgCode);
  const added = await withOrg(db, session.orgCode, async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`holidays ${tx.orgCode}`]);
    const there = await holidaysThere(tx, asked, chosen.map(({ name }) => name));
    const missing = chosen.filter(({ date, name }) => !there.has(`${date} ${name}`));
    if (missing.length === 0) return 0;
    const changes = await addNew(tx, 'Holiday', missing.map(({ name, date, kind }) => ({ name, date, kind, pay: 'REGULAR', locationId: asked.locationId ?? null, description: null })), session.name);
    await recordChanges(tx, changeSet, { userId: session.userId, by: session.name, source: 'BULK', form: 'HOLIDAYS', reason: [asked.country, asked.state, asked.year].filter((part) => part != null).join(' '), changes });
    return changes.length;
  });
  return { errorCode: '', message: '', added, changeSet: added === 0 ? null : changeSet };
};
