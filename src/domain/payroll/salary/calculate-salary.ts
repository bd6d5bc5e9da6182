/** A salary from its cost to the company. */
import { addedNames, namesIn } from '../formula/ast.ts';
import type { Formula } from '../formula/ast.ts';
import { evaluateFormula } from '../formula/evaluate.ts';
import { compare, decimalText, dividedBy, minus, plus, ratioOf, times, whole, zero } from '../formula/ratio.ts';
import type { Ratio } from '../formula/ratio.ts';
import { formulaOf, isFundWage, isPart } from './component.ts';
import type { Reckoned, SalaryComponent } from './component.ts';
import { inOrder } from './dependencies.ts';
import type { ReadComponent } from './dependencies.ts';
import type { Figure } from './figure.ts';
import { formulaProblem, salaryProblem } from './problem.ts';
import type { SalaryProblem } from './problem.ts';
import { monthlyPart, roundOff } from './round-off.ts';
import type { RoundOff } from './round-off.ts';
import { structureOf } from './structure.ts';

/** What formulas may ask besides components; texts are codes, '' where nothing is known. */
export type SalaryFacts = { readonly yearsOfService: number; readonly daysInMonth: number; readonly grade: string; readonly location: string; readonly employeeType: string };

export type SalaryRequest = { readonly annualCTC: string; readonly components: readonly SalaryComponent[]; readonly facts: SalaryFacts; readonly roundOff: RoundOff };

export type Salary = {
  readonly annualCTC: Ratio;
  /** The CTC without the employer's retirals. */
  readonly annualGross: Ratio;
  /** What is paid in an ordinary month, before deductions: without what is paid by the quarter or the year, or given in kind. The fact monthlyGross of formulas is another: a twelfth of the annual gross. */
  readonly monthlyPay: Ratio;
  /** In the order that the components were given in. */
  readonly figures: readonly Figure[];
};

type Answer = { readonly salary: Salary } | { readonly problems: readonly SalaryProblem[] };

const TWELVE = whole(12);
const HUNDRED = whole(100);

/**
 * Reckons every component in its own period, rounds it as the organisation does, and gives the balance what is left, so
 * that the parts of a year sum up to the CTC exactly. A formula reads other components in the period that it is reckoned
 * for: a monthly one their month, a yearly one their year. The order in which components are given never matters.
 */
export const calculateSalary = (request: SalaryRequest): Answer => {
  const structure = structureOf(request.components);
  if ('problems' in structure) return structure;
  const figures = new Map<string, Figure>();
  const problems: SalaryProblem[] = [];
  for (const read of inOrder(structure.components)) {
    const made = figureOf(read, figures, request);
    if ('code' in made) problems.push(made);
    else figures.set(read.component.code, made);
    // What comes after needs what failed: one problem with its component says more than all that follow from it.
    if (problems.length > 0) return { problems };
  }
  const ordered = request.components.map(({ code }) => figures.get(code)!);
  const paid = ordered.filter(({ component }) => isPart(component) && component.type !== 'RETIRAL');
  return {
    salary: {
      annualCTC: ratioOf(request.annualCTC),
      annualGross: sum(paid.map(({ annual }) => annual)),
      monthlyPay: sum(paid.map(({ component, monthly }) => (component.perks ? zero : (monthly ?? zero)))),
      figures: ordered,
    },
  };
};

const sum = (values: readonly Ratio[]): Ratio => values.reduce(plus, zero);

const figureOf = (read: ReadComponent, known: ReadonlyMap<string, Figure>, request: SalaryRequest): Figure | SalaryProblem => {
  const made = read.formula === null ? balance(read.component, known, request) : reckoned(read, known, request);
  if ('code' in made) return made;
  // A share of the employee below nothing would be a deduction that raises the pay.
  const least = made.employee !== null && compare(made.employee.annual, made.annual) < 0 ? made.employee.annual : made.annual;
  if (compare(least, zero) >= 0) return made;
  const amount = decimalText(minus(zero, least), 2);
  return salaryProblem(read.component, read.formula === null ? 'salary.beyondCtc' : 'salary.negative', { amount, currency: request.roundOff.currency });
};

const valueIn = (per: Reckoned, annual: Ratio): Ratio => (per === 'ANNUALLY' ? annual : dividedBy(annual, TWELVE));

const valueOf = (name: string, per: Reckoned, known: ReadonlyMap<string, Figure>, { annualCTC, facts }: SalaryRequest): Ratio | string | undefined => {
  const found = known.get(name);
  if (found) return valueIn(per, found.annual);
  const ctc = ratioOf(annualCTC);
  const gross = (): Ratio => minus(ctc, sum([...known.values()].filter(({ component }) => component.type === 'RETIRAL').map(({ annual }) => annual)));
  switch (name) {
    case 'annualCTC': return ctc;
    case 'monthlyCTC': return dividedBy(ctc, TWELVE);
    case 'annualGross': return gross();
    case 'monthlyGross': return dividedBy(gross(), TWELVE);
    case 'providentFundWage': return valueIn(per, sum([...known.values()].filter(({ component }) => isFundWage(component)).map(({ annual }) => annual)));
    case 'yearsOfService': return whole(facts.yearsOfService);
    case 'daysInMonth': return whole(facts.daysInMonth);
    case 'grade': return facts.grade;
    case 'location': return facts.location;
    case 'employeeType': return facts.employeeType;
    default: return undefined;
  }
};

const reckoned = ({ component, formula }: ReadComponent, known: ReadonlyMap<string, Figure>, request: SalaryRequest): Figure | SalaryProblem => {
  const lookup = (name: string): Ratio | string | undefined => valueOf(name, component.calculationType, known, request);
  const text = formulaOf(component) ?? '';
  const answer = evaluateFormula(formula!, lookup);
  if ('problem' in answer) return formulaProblem(component, text, answer.problem);
  const value = answer.value as Ratio;
  const inputs = namesIn(formula!).map((name) => ({ name, value: lookup(name)! }));
  const [employer, share] = component.type === 'RETIRAL' ? shared(value, component.employerShare, component.employerShareAmount) : [value, null];
  // What only adds others up is their year, which is rounded already.
  const toTheCoin: RoundOff = { ...request.roundOff, mode: 'NONE' };
  const rounded = roundOff(employer, isPart(component) ? request.roundOff : toTheCoin);
  const annual = isPart(component) ? annually(rounded, component.calculationType) : roundOff(annually(employer, component.calculationType), toTheCoin);
  const [kept] = component.type === 'RETIRAL' ? shared(value, component.employeeShare, component.employeeShareAmount) : [null];
  return {
    component,
    annual,
    ...(isPart(component) ? paidMonthly(component, annual, request.roundOff) : grossMonthly(component, formula!, annual, known, request.roundOff)),
    employee: kept === null ? null : employeePart(component, annually(roundOff(kept, request.roundOff), component.calculationType), request.roundOff),
    source: { formula: text, inputs, reckoned: value, share, exact: employer, rounded },
  };
};

/** An amount where one is set, else a percentage of the wage; neither is nothing. */
const shared = (wage: Ratio, share: string | null, amount: string | null): readonly [value: Ratio, share: Ratio | null] => {
  if (amount !== null) return [ratioOf(amount), null];
  const percent = ratioOf(share ?? '0');
  return [dividedBy(times(wage, percent), HUNDRED), percent];
};

const annually = (value: Ratio, per: Reckoned): Ratio => (per === 'ANNUALLY' ? value : times(value, TWELVE));

const paidMonthly = (component: SalaryComponent, annual: Ratio, settings: RoundOff): Pick<Figure, 'monthly' | 'lastMonth'> => {
  if (component.period !== 'MONTHLY') return { monthly: null, lastMonth: null };
  const monthly = monthlyPart(annual, settings);
  return { monthly, lastMonth: minus(annual, times(monthly, whole(11))) };
};

/** A gross that only adds up what is paid by the month adds up its months as they are paid, so that rounded parts sum up to it. */
const grossMonthly = (component: SalaryComponent, formula: Formula, annual: Ratio, known: ReadonlyMap<string, Figure>, settings: RoundOff): Pick<Figure, 'monthly' | 'lastMonth'> => {
  const months = addedNames(formula)?.map((name) => known.get(name)?.monthly ?? null) ?? [null];
  if (component.period !== 'MONTHLY' || months.includes(null)) return paidMonthly(component, annual, settings);
  const monthly = sum(months.flatMap((one) => one ?? []));
  return { monthly, lastMonth: minus(annual, times(monthly, whole(11))) };
};

const employeePart = (component: SalaryComponent, annual: Ratio, settings: RoundOff): NonNullable<Figure['employee']> => ({ annual, ...paidMonthly(component, annual, settings) });

const balance = (component: SalaryComponent, known: ReadonlyMap<string, Figure>, request: SalaryRequest): Figure => {
  const others = [...known.values()].filter((figure) => isPart(figure.component));
  const annual = minus(ratioOf(request.annualCTC), sum(others.map((figure) => figure.annual)));
  return {
    component,
    annual,
    ...paidMonthly(component, annual, request.roundOff),
    employee: null,
    source: { formula: null, inputs: others.map((figure) => ({ name: figure.component.code, value: figure.annual })), reckoned: annual, share: null, exact: annual, rounded: annual },
  };
};
