/** Rows of a sheet of candidates that may be somebody who is here, or who stands further up in the sheet: by the evidence of forms and of dropped resumes. */
import { setImmediate as turn } from 'node:timers/promises';
import { SAME, type Comparison } from '../../../domain/duplicates/compare.ts';
import { twinsOf } from '../../../domain/duplicates/within.ts';
import { wholePhone } from '../../../domain/phone.ts';
import type { Transaction } from '../../db/org.ts';
import type { Likeness, Likenesses, Values } from '../../resource/hooks.ts';
import { organisationFormats } from '../../resource/organisation-formats.ts';
import type { Session } from '../../session.ts';
import { nearMany } from './near-many.ts';
import type { Asked } from './near.ts';
import { bornEverywhere, candidatesOf, knownOf } from './seen.ts';

/** Rows compared with those before them until others have their turn. */
const SLICE = 200;
/** Candidates told of one row, the likeliest first. */
const MOST = 3;

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const told = ({ score, reasons }: Comparison) => ({ score, reasons: reasons.map((reason) => `duplicates.reason.${reason}`) });

const personOf = (row: Values, country: string | undefined): Asked => ({
  key: String(row['id']), own: null, firstName: text(row['firstName']), lastName: text(row['lastName']), name: text(row['name']),
  email: text(row['email']) || null, phone: wholePhone(text(row['phone']), country) || null, dateOfBirth: text(row['dateOfBirth']) || null,
});

const here = async (tx: Transaction, session: Session, people: readonly Asked[], between: () => Promise<void>): Promise<readonly Likeness[]> => {
  const reach = candidatesOf(session, 'VIEW');
  if (reach === null) return [];
  const asked = bornEverywhere(session) ? people : people.map((one) => ({ ...one, dateOfBirth: null }));
  const alike = await nearMany(tx, asked, between);
  const known = await knownOf(tx, session, reach, alike);
  const found = alike.flatMap(({ key, id, whole, plain }) => {
    const one = known.get(id);
    const comparison = one?.born ? whole : plain;
    return one && comparison.score >= SAME ? [{ id: key, record: id, ...told(comparison) }] : [];
  });
  return [...Map.groupBy(found, ({ id }) => id).values()].flatMap((those) => those.toSorted((one, other) => other.score - one.score).slice(0, MOST));
};

const inTheSheet = async (people: readonly Asked[], between: () => Promise<void>): Promise<readonly Likeness[]> => {
  const found: Likeness[] = [];
  let at = 0;
  for (const twin of twinsOf(people)) {
    if (twin) found.push({ id: twin.key, earlier: twin.earlier, ...told(twin.comparison) });
    at += 1;
    if (at % SLICE === 0) await turn();
    if (at % (SLICE * 20) === 0) await between();
  }
  return found;
};

export const likenesses: Likenesses = {
  fields: ['name', 'firstName', 'lastName', 'email', 'phone', 'dateOfBirth'],
  find: async (tx, { session }, rows, between) => {
    const { country } = await organisationFormats(tx);
    const people = rows.map((row) => personOf(row, country));
    return [...(await here(tx, session, people, between)), ...(await inTheSheet(people, between))];
  },
};
