import { standingsOf, standingSums } from '../../domain/air-tickets/standing.ts';
import type { StandingSums } from '../../domain/air-tickets/standing.ts';
import type { Grounds } from '../../domain/air-tickets/terms.ts';
import { isDate } from '../../domain/calendar.ts';
import type { Grant } from '../access/authorise.ts';
import type { Transaction } from '../db/org.ts';
import { askedPeopleSql } from '../people/asked-people.ts';
import type { PeopleFilter } from '../people/asked-people.ts';
import { withMembers } from '../access/row-scope.ts';
import { todayOf } from '../people/today.ts';
import { refuse } from '../refuse.ts';
import { bindings } from '../resource/sql.ts';
import { readEntitled } from './read-grounds.ts';

export type SettlementAsked = {
  readonly on?: string | null;
  readonly cycles?: 'CURRENT' | 'ALL' | null;
  readonly filter?: (PeopleFilter & { readonly withBalance?: boolean | null }) | null;
};

export type SettlementRow = StandingSums & {
  readonly employeeId: string;
  readonly employeeName: string;
  readonly employeeNumber: string;
  readonly department: string | null;
  readonly location: string | null;
  readonly policyName: string;
  readonly destination: string | null;
  readonly cycleFrom: string;
  readonly cycleUntil: string;
  readonly people: number;
  readonly tickets: number;
  readonly ticketsUsed: number;
};

const SUMS = ['entitled', 'accrued', 'claimed', 'settled', 'encashed', 'balance', 'liability'] as const;

/** Claims as they stood on the day: those asked for later are not there, and what was settled later was not. How they were decided since counts. */
const asOf = ({ takings, ...grounds }: Grounds, day: string): Grounds => ({
  ...grounds,
  takings: takings.filter(({ claimedOn }) => claimedOn <= day).map((one) => ({ ...one, settledOn: one.settledOn !== null && one.settledOn > day ? null : one.settledOn })),
});

/** Every cycle of those within reach as a row, by name and the last cycle first, with the sums of all. Money in minor units. */
export const readSettlement = async (tx: Transaction, asked: Grant, { on, cycles, filter }: SettlementAsked) => {
  if (on != null && !isDate(on)) throw refuse('BAD_USER_INPUT');
  const day = on ?? (await todayOf(tx));
  const grant = await withMembers(tx, asked, asked.session);
  const to = bindings(tx.orgCode);
  const { withBalance, ...whom } = filter ?? {};
  const { currency, people } = await readEntitled(tx, askedPeopleSql(grant, whom, to, day), to.values);
  const [policies] = await tx.query<{ exists: boolean }>(`select exists (select from air_ticket_policy where org_code = $1 and status = 'ACTIVE') as exists`, [tx.orgCode]);
  const rows = people.flatMap(({ grounds, destination, ...person }): SettlementRow[] => {
    const standings = standingsOf(on == null ? grounds : asOf(grounds, day), day);
    const told = standings.map((standing, at): SettlementRow => ({
      ...person, employeeName: grounds.name, destination, policyName: standing.cycle.policy.name, cycleFrom: standing.cycle.from, cycleUntil: standing.cycle.until, people: standing.people.length,
      tickets: standing.people.reduce((sum, { entitled, carried }) => sum + entitled + carried, 0), ticketsUsed: standing.people.reduce((sum, { used }) => sum + used, 0),
      ...standingSums(standing, currency, at === standings.length - 1),
    }));
    return (cycles === 'ALL' ? told.toReversed() : told.slice(-1)).filter(({ balance }) => withBalance !== true || balance > 0n);
  });
  const totals = Object.fromEntries(SUMS.map((key) => [key, rows.reduce((sum, row) => sum + row[key], 0n)])) as Record<(typeof SUMS)[number], bigint>;
  return { currency, day, hasPolicy: policies?.exists ?? false, rows, totals: { ...totals, people: new Set(rows.map(({ employeeId }) => employeeId)).size } };
};
