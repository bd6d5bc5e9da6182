import { flexiProblems, undivided } from '../../domain/income-tax/flexi-benefit.ts';
import type { FlexiLine } from '../../domain/income-tax/flexi-benefit.ts';
import { decimalText, dividedBy, plus, ratioOf, times, whole, zero } from '../../domain/payroll/formula/ratio.ts';
import { personYear } from '../../domain/income-tax/person-year.ts';
import { regimes } from '../../domain/income-tax/rules.ts';
import type { Claim } from '../../domain/income-tax/relief.ts';
import type { YearFacts } from '../../domain/income-tax/person-year.ts';
import type { Regime, ReliefSection } from '../../domain/income-tax/rules.ts';
import { moneyInWords } from '../../domain/values/amounts.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { flexibleComponents } from '../income-tax/flexible-components.ts';
import { comparedWith, ownYear } from '../income-tax/own-year.ts';
import type { OwnYear } from '../income-tax/own-year.ts';
import { sayProblems } from '../messages.ts';

type Relief = { readonly claimId?: string | null; readonly section: ReliefSection; readonly amount: string; readonly raised?: boolean | null; readonly metro?: boolean | null };
type Asked = { readonly lines?: readonly FlexiLine[] | null; readonly percentage?: string | null; readonly claim?: Relief | null };
type Known = NonNullable<OwnYear['known']>;

/** The claims of the year without the one that is being changed. */
const otherClaims = async (tx: Transaction, employeeId: string, year: string, claimId: string | null): Promise<readonly Claim[]> =>
  (
    await tx.query<{ section: ReliefSection; amount: string; raised: boolean; metro: boolean }>(
      `select c.section, trim_scale(c.amount)::text as amount, c.raised, c.metro from tax_relief_claim c where c.org_code = $1 and c.employee_id = $2::bigint and c.financial_year = $3 and c.status in ('PENDING', 'APPROVED') and c.id is distinct from $4::bigint`,
      [tx.orgCode, employeeId, year, claimId],
    )
  ).map(({ section, amount, raised, metro }) => ({ section, amount: ratioOf(amount), isRaised: raised, isMetro: metro }));

const claimOf = ({ section, amount, raised, metro }: Relief): Claim => ({ section, amount: ratioOf(amount), isRaised: raised === true, isMetro: metro === true });

const ordered = (first: Regime): readonly Regime[] => [first, ...regimes.filter((one) => one !== first)];

/** What the plan says of the lines, in words; nothing where none are asked about. */
const ofPlan = async (tx: Transaction, { facts, components, rules }: Known, day: string, lines: readonly FlexiLine[] | null, language: Grant['session']['language']) => {
  if (lines === null) return { undivided: null, problems: [] as string[] };
  const plan = await flexibleComponents(tx, facts.employeeId, day, components);
  const problems = flexiProblems(plan, lines, (amount) => moneyInWords(amount, language, rules.currency));
  return { undivided: decimalText(undivided(plan, lines), 2), problems: sayProblems(language, problems).map(({ message }) => message) };
};

const ofSection = ({ rules }: Known, { projections }: ReturnType<typeof comparedWith>, claim: Relief | null) => {
  const law = claim === null ? undefined : rules.reliefs.find(({ section }) => section === claim.section);
  if (!law || claim === null) return { allowed: null, limit: null, legalSource: null, relievedUnder: [] as readonly Regime[] };
  const allowed = law.regimes.map((regime) => projections[regime].reliefs.find(({ section }) => section === claim.section)?.allowed ?? zero)[0] ?? zero;
  return { allowed: decimalText(allowed, 2), limit: claim.raised === true && law.raisedLimit !== null ? law.raisedLimit : law.limit, legalSource: law.source, relievedUnder: law.regimes };
};

/** What declarations or a claim that are being entered make of the caller's tax of the year, under both regimes, the one that applies first. */
export const reckonOwnTax = ({ lines = null, percentage = null, claim = null }: Asked, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const { present, known } = await ownYear(tx, session.employeeId);
    if (known === null) return { errorCode: '', message: '', currency: null, financialYear: null, regimes: [], undivided: null, problems: [], pensionMonthly: null, allowed: null, limit: null, legalSource: null, relievedUnder: [] };
    const { facts } = known;
    const claims = claim === null ? null : await otherClaims(tx, facts.employeeId, present.year, claim.claimId ?? null);
    const other: Partial<YearFacts> = {
      ...(lines === null ? {} : { flexi: lines.map(({ componentId, amount }) => ({ componentId: String(componentId), amount })) }),
      ...(percentage === null ? {} : { pensionPercent: percentage }),
      ...(claim === null || claims === null ? {} : { claims: [...claims, claimOf(claim)] }),
    };
    const [now, then] = [comparedWith(known, claims === null ? {} : { claims }), comparedWith(known, other)];
    const months = times(facts.parts.reduce((sum, { part }) => plus(sum, ratioOf(part)), zero), whole(12));
    return {
      errorCode: '',
      message: '',
      currency: known.rules.currency,
      financialYear: present.year,
      regimes: ordered(facts.regime).map((regime) => ({
        regime,
        isChosen: facts.isChosen && regime === facts.regime,
        taxNow: decimalText(now.projections[regime].tax.total, 2),
        taxThen: decimalText(then.projections[regime].tax.total, 2),
        taxableNow: decimalText(now.projections[regime].tax.income, 2),
        taxableThen: decimalText(then.projections[regime].tax.income, 2),
      })),
      ...(await ofPlan(tx, known, present.today, (other.flexi as readonly FlexiLine[] | undefined) ?? null, session.language)),
      pensionMonthly: percentage === null ? null : decimalText(dividedBy(personYear({ ...facts, ...other }, known.components).pension, months), 2),
      ...ofSection(known, then, claim),
    };
  });
