import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { insteadOf, keptAmong } from '../resource/kept-among.ts';

const textOf = (value: unknown): string | null => (value == null || value === '' ? null : String(value));
const NEVER = '9999-12-31';

const isActive = (record: Values | Image): boolean => record['status'] === 'ACTIVE';
const sharesDays = (one: Values | Image, other: Values | Image): boolean =>
  String(one['effectiveFrom']) <= (textOf(other['effectiveUntil']) ?? NEVER) && String(other['effectiveFrom']) <= (textOf(one['effectiveUntil']) ?? NEVER);

const hold = async (tx: Transaction): Promise<void> => {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`air ticket policies ${tx.orgCode}`]);
};

/** Of the same people one active policy holds at a time: the history of a policy is its successors. */
const alone = keptAmong(async (tx, _caller, whole, _before, instead) => {
  if (!isActive(whole)) return [];
  await hold(tx);
  const [stored] = await tx.query<{ name: string }>(
    `select p.name from air_ticket_policy p where p.org_code = $1 and p.status = 'ACTIVE' and p.id is distinct from $2::bigint and p.id <> all ($3::bigint[]) and p.custom_group_id is not distinct from $4::bigint
       and p.effective_from <= coalesce($6::date, 'infinity') and coalesce(p.effective_until, 'infinity') >= $5::date order by p.id limit 1`,
    [tx.orgCode, whole['id'], instead.ids, whole['customGroupId'] ?? null, whole['effectiveFrom'], textOf(whole['effectiveUntil'])],
  );
  const rival = stored?.name ?? insteadOf(instead, whole, (other) => isActive(other) && textOf(other['customGroupId']) === textOf(whole['customGroupId']) && sharesDays(other, whole))?.['name'];
  return rival == null ? [] : [{ field: 'effectiveFrom', ...finding('airTicketPolicy.overlaps', { name: String(rival) }) }];
});

const shapeProblems = (whole: Values): Problem[] => {
  const isForGroup = whole['coverage'] === 'CUSTOM_GROUP';
  const kin = ((whole['family'] ?? []) as readonly Values[]).map((row) => String(row['relationshipId']));
  const twice = kin.findIndex((id, at) => kin.indexOf(id) < at);
  return [
    ...(isForGroup === (whole['customGroupId'] != null) ? [] : [{ field: 'customGroupId', ...finding(isForGroup ? 'airTicketPolicy.groupNeeded' : 'airTicketPolicy.noGroup') }]),
    ...(twice === -1 ? [] : [{ field: `family.${twice}.relationshipId`, ...finding('airTicketPolicy.kinTwice') }]),
    ...(whole['encashment'] === true || textOf(whole['encashmentPercent']) === null ? [] : [{ field: 'encashmentPercent', ...finding('airTicketPolicy.noEncashment') }]),
  ];
};

/** A group where the coverage is one, each relationship once, and no two policies for the same people at a time. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    if (caller.source !== 'UNDO') refuseProblems(caller, shapeProblems({ ...before, ...values }));
    refuseProblems(caller, [...(await alone.problems(tx, caller, values, before))]);
  },
  afterSave: alone.afterSave,
  fit: alone.fit,
};
