import { calculateSalary as reckon } from '../../domain/payroll/salary/calculate-salary.ts';
import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { refuse } from '../refuse.ts';
import { annualCtcOf } from '../salaries/annual-ctc.ts';
import type { AskedSalary } from '../salaries/annual-ctc.ts';
import { formerCtcOf } from '../salaries/employee/former-ctc.ts';
import { readPayrollSettings, roundOffOf } from '../salaries/payroll-settings.ts';
import { retiralsAnswer, structureAnswer } from '../salaries/salary-answer.ts';
import { readComponents } from '../salaries/salary-components.ts';
import { factsOf, factsOfNobody } from '../salaries/salary-facts.ts';
import { chosenComponents, placedProblems } from '../salaries/salary-parts.ts';
import type { PartLists, SalaryPart } from '../salaries/salary-parts.ts';
import { listsOf, readTemplates } from '../salaries/template-parts.ts';

type Details = AskedSalary & { readonly templateId?: number | null; readonly effectiveFrom?: string | null; readonly salaryEffectiveMonth?: string | null };
type Arguments = {
  readonly employeeId?: number | null;
  readonly retiralDetails?: readonly SalaryPart[] | null;
  readonly allowanceDetails?: readonly SalaryPart[] | null;
  readonly salaryDetails: Details;
  readonly providentFundConfigurationValue?: string | null;
  readonly grossIds?: readonly number[] | null;
  readonly revisionWithoutArrear?: boolean | null;
};

const MOST = 200;

/** The parts that were given; where none were, those of the template. */
const askedParts = async (tx: Transaction, { retiralDetails, allowanceDetails, grossIds, salaryDetails: { templateId } }: Arguments): Promise<PartLists> => {
  const given = { allowances: allowanceDetails ?? [], retirals: retiralDetails ?? [], grosses: (grossIds ?? []).map((componentId) => ({ componentId })) };
  if (templateId == null || given.allowances.length + given.retirals.length > 0) return renamed(listsOf(given));
  const [template] = await readTemplates(tx, 't.id = $2', [templateId]);
  if (template === undefined) throw refuse('NOT_FOUND');
  return renamed(listsOf({ ...template, grosses: given.grosses.length > 0 ? given.grosses : template.grosses }));
};

const argumentOf: Readonly<Record<string, string>> = { allowances: 'allowanceDetails', retirals: 'retiralDetails', grosses: 'grossIds' };
const renamed = (lists: PartLists): PartLists => lists.map((list) => ({ ...list, key: argumentOf[list.key]! }));

const dayOf = async (tx: Transaction, session: Grant['session'], { effectiveFrom, salaryEffectiveMonth }: Details): Promise<string> => {
  if (effectiveFrom != null) return effectiveFrom;
  if (salaryEffectiveMonth == null) return todayOf(tx);
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(salaryEffectiveMonth)) refuseProblems({ session }, [{ field: 'salaryDetails.salaryEffectiveMonth', ...finding('salary.month') }]);
  return `${salaryEffectiveMonth}-01`;
};

/** Document 1 §7: what a salary comes to, for an employee within reach or for nobody yet. Whatever keeps it from being reckoned is said at the line that it is about. */
export const calculateSalary = (args: Arguments, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const { session } = grant;
    const settings = await readPayrollSettings(tx);
    const lists = await askedParts(tx, args);
    if (lists.some(({ parts }) => parts.length > MOST)) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'allowanceDetails', message: `At most ${MOST} lines.` }] });
    const { components: chosen, problems, places } = chosenComponents(lists, await readComponents(tx));
    const { annualCTC, previousCtc, reviseCtcByPercentage } = args.salaryDetails;
    const former = previousCtc ?? (annualCTC == null && reviseCtcByPercentage != null && args.employeeId != null ? await formerCtcOf(tx, session, args.employeeId) : null);
    const asked = annualCtcOf({ ...args.salaryDetails, previousCtc: former }, settings.currency);
    if ('problem' in asked) return refuseProblems(grant, [asked.problem]) as never;
    refuseProblems(grant, problems);
    const percent = args.providentFundConfigurationValue;
    const components = percent == null ? chosen : chosen.map((one) => (one.isProvidentFund ? { ...one, employerShare: percent, employerShareAmount: null } : one));
    const day = await dayOf(tx, session, args.salaryDetails);
    const facts = args.employeeId == null ? factsOfNobody(day) : await factsOf(tx, args.employeeId, day, grant);
    const answer = reckon({ annualCTC: asked.annualCTC, components, facts, roundOff: roundOffOf(settings) });
    if ('problems' in answer) return refuseProblems(grant, placedProblems(answer.problems, places, 'allowanceDetails')) as never;
    return { errorCode: '', message: '', salaryStructure: structureAnswer(answer.salary, settings, args.revisionWithoutArrear ?? false), employeeRetiralDetails: retiralsAnswer(answer.salary) };
  });
