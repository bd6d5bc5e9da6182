/** A reckoned salary under the names of the API. */
import type { Salary } from '../../domain/payroll/salary/calculate-salary.ts';
import type { Figure } from '../../domain/payroll/salary/figure.ts';
import { decimalText } from '../../domain/payroll/formula/ratio.ts';
import type { Ratio } from '../../domain/payroll/formula/ratio.ts';
import { currencySymbol } from './currency-of.ts';
import type { PayrollSettings } from './payroll-settings.ts';

const EXACT = 4;

/** Amounts are whole coins by then: four digits hold those of every currency. */
const amount = (value: Ratio): string => decimalText(value, EXACT);
const amountOrNull = (value: Ratio | null): string | null => (value === null ? null : amount(value));

/** Null where the last month is like the others. */
const lastMonthOf = ({ monthly, lastMonth }: Pick<Figure, 'monthly' | 'lastMonth'>): string | null =>
  monthly === null || lastMonth === null || amount(monthly) === amount(lastMonth) ? null : amount(lastMonth);

const inputText = (value: Ratio | string | boolean): string => (typeof value === 'object' ? decimalText(value, EXACT) : String(value));

const figureAnswer = ({ component, annual, monthly, lastMonth, source }: Figure) => ({
  componentId: Number(component.id),
  code: component.code,
  name: component.name,
  type: component.type,
  period: component.period,
  monthly: amountOrNull(monthly),
  annual: amount(annual),
  lastMonth: lastMonthOf({ monthly, lastMonth }),
  source: {
    formula: source.formula,
    calculationType: source.formula === null ? 'ANNUALLY' : component.calculationType,
    inputs: source.inputs.map(({ name, value }) => ({ name, value: inputText(value) })),
    reckoned: amount(source.reckoned),
    share: source.share === null ? null : decimalText(source.share, EXACT),
    exact: amount(source.exact),
    rounded: amount(source.rounded),
  },
});

/** `salaryStructure` of calculateSalary. The specification's own amounts are JSON numbers, all others exact text. */
export const structureAnswer = ({ annualCTC, annualGross, monthlyPay, figures }: Salary, { currency, roundOff, roundOffTo }: PayrollSettings, revisionWithoutArrear: boolean) => ({
  annualCTC: Number(amount(annualCTC)),
  annualGrossSalary: Number(amount(annualGross)),
  monthlyGrossSalary: Number(amount(monthlyPay)),
  currency,
  currencySymbol: currencySymbol(currency),
  roundOff,
  roundOffTo,
  allowances: figures.filter(({ component }) => component.type !== 'RETIRAL' && component.type !== 'GROSS').map(figureAnswer),
  retirals: figures.filter(({ component }) => component.type === 'RETIRAL').map(figureAnswer),
  grosses: figures.filter(({ component }) => component.type === 'GROSS').map(figureAnswer),
  revisionWithoutArrear,
});

/** What is put by, with what is kept from the pay. */
export const retiralsAnswer = ({ figures }: Salary) =>
  figures.flatMap(({ component, annual, monthly, lastMonth, employee }) =>
    component.type !== 'RETIRAL' || employee === null
      ? []
      : [
          {
            componentId: Number(component.id),
            name: component.name,
            employeeShareMonthly: amountOrNull(employee.monthly),
            employeeShareAnnual: amount(employee.annual),
            employeeShareLastMonth: lastMonthOf(employee),
            employerShareMonthly: amountOrNull(monthly),
            employerShareAnnual: amount(annual),
            employerShareLastMonth: lastMonthOf({ monthly, lastMonth }),
          },
        ],
  );
