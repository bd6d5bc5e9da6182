/** The forecast as it is told: lines of departments or positions, without what the person may not know. */
import { addDays } from '../../../domain/dates.ts';
import { fromMinor, toMinor } from '../../../domain/money.ts';
import { together, type SeatPeriod } from '../../../domain/planning/forecast.ts';
import type { Period } from '../../../domain/planning/periods.ts';
import { leadTimeOf } from '../../../domain/planning/requisition.ts';
import type { Transaction } from '../../db/org.ts';
import type { SeatFacts } from '../../planning/forecast-facts.ts';
import { seesCosts } from '../../planning/sees-costs.ts';
import type { PlanningSettings } from '../../planning/settings.ts';
import type { Session } from '../../session.ts';

type Reckoned = { readonly seat: SeatFacts; readonly figures: readonly SeatPeriod[] };
type Told = { readonly session: Session; readonly settings: PlanningSettings; readonly periods: readonly Period[] };

/** Who comes to an age is told to whoever reads the birth dates of all. */
const seesAges = ({ rights }: Session): boolean => rights.get('EMPLOYEE_PERSONAL')?.view === true && rights.get('EMPLOYEE_PERSONAL')?.scope === 'ALL';

/** Figures of several seats together, period by period. Cost: of the hires, in the currency of payroll, each place rounded half up to its smallest coin. */
export const figuresOf = (lines: readonly Reckoned[], { session, settings: { currency }, periods }: Told) => {
  const [mayCost, mayAge] = [seesCosts(session), seesAges(session)];
  return together(lines.map(({ figures }) => figures), periods.length).map(({ retiring, attrition, ...figures }, n) => ({
    ...figures,
    retiring: mayAge ? retiring : null,
    attrition: mayAge ? attrition : attrition + retiring,
    asked: lines.reduce((sum, { seat }) => sum + seat.asked[n]!, 0),
    annualCost: mayCost ? fromMinor(lines.reduce((sum, { seat, figures: own }) => sum + (seat.cost === null ? 0n : toMinor(seat.cost, currency, 'halfUp') * BigInt(own[n]!.needed)), 0n), currency) : null,
  }));
};

type Named = { readonly id: string; readonly name: string; readonly gradeId?: string | null };
const namesOf = async (tx: Transaction, sql: string, ids: readonly string[]): Promise<ReadonlyMap<string, Named>> => new Map((await tx.query<Named>(sql, [tx.orgCode, [...new Set(ids)]])).map((row) => [row.id, row]));

const byName = new Intl.Collator('en', { numeric: true });

/** Departments by name. */
export const departmentLines = async (tx: Transaction, reckoned: readonly Reckoned[], told: Told) => {
  const names = await namesOf(tx, 'select id::text as id, name from department where org_code = $1 and id = any($2::bigint[])', reckoned.map(({ seat }) => seat.departmentId));
  return [...Map.groupBy(reckoned, ({ seat }) => seat.departmentId)]
    .map(([id, lines]) => ({ id, name: names.get(id)?.name ?? '', location: null, beginBy: null, periods: figuresOf(lines, told) }))
    .sort((one, other) => byName.compare(one.name, other.name));
};

/** Positions by designation and location, each with the day by which the first hire has to be begun: so many days before its period ends. */
export const positionLines = async (tx: Transaction, reckoned: readonly Reckoned[], told: Told) => {
  const designations = await namesOf(tx, 'select id::text as id, title as name, grade_id::text as "gradeId" from designation where org_code = $1 and id = any($2::bigint[])', reckoned.map(({ seat }) => seat.designationId));
  const locations = await namesOf(tx, 'select id::text as id, name from location where org_code = $1 and id = any($2::bigint[])', reckoned.map(({ seat }) => seat.locationId));
  return reckoned
    .map(({ seat, figures }) => {
      const first = figures.findIndex(({ needed }) => needed > 0);
      const designation = designations.get(seat.designationId);
      return {
        id: `${seat.designationId}-${seat.locationId}`,
        name: designation?.name ?? '',
        location: locations.get(seat.locationId)?.name ?? null,
        beginBy: first < 0 ? null : addDays(told.periods[first]!.to, -leadTimeOf(designation?.gradeId ?? null, told.settings)),
        periods: figuresOf([{ seat, figures }], told),
      };
    })
    .sort((one, other) => byName.compare(one.name, other.name) || byName.compare(one.location ?? '', other.location ?? ''));
};
