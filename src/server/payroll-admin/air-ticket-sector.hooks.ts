import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import { insteadOf, keptAmong } from '../resource/kept-among.ts';

/** Of each country one destination is the usual one. */
const usual = keptAmong(async (tx, _caller, whole, _before, instead) => {
  if (whole['isUsual'] !== true) return [];
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`air ticket sectors ${tx.orgCode}`]);
  const [stored] = await tx.query<{ destination: string }>(
    'select s.destination from air_ticket_sector s where s.org_code = $1 and s.is_usual and s.country = $4 and s.id is distinct from $2::bigint and s.id <> all ($3::bigint[]) limit 1',
    [tx.orgCode, whole['id'], instead.ids, whole['country']],
  );
  const rival = stored?.destination ?? insteadOf(instead, whole, (other) => other['isUsual'] === true && other['country'] === whole['country'])?.['destination'];
  return rival == null ? [] : [{ field: 'isUsual', ...finding('airTicketSector.usualTaken', { name: String(rival) }) }];
});

const fareProblems = (whole: Values): Problem[] => {
  const keys = ((whole['fares'] ?? []) as readonly Values[]).map((row) => `${String(row['ticketClass'])} ${String(row['validFrom'])}`);
  return keys.flatMap((key, at) => (keys.indexOf(key) < at ? [{ field: `fares.${at}.validFrom`, ...finding('airTicketSector.fareTwice') }] : []));
};

/** One fare a class and day, one usual destination a country. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    if (caller.source !== 'UNDO') refuseProblems(caller, fareProblems({ ...before, ...values }));
    refuseProblems(caller, [...(await usual.problems(tx, caller, values, before))]);
  },
  afterSave: usual.afterSave,
  fit: usual.fit,
};
