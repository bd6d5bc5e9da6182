import { decimalText } from '../payroll/formula/ratio.ts';
import { inPaise, paise, sumOf } from './sums.ts';
import type { Projection } from '../income-tax/projection.ts';
import type { TaxRules } from '../income-tax/rules.ts';
import type { StatedYear } from './statement.ts';

export type YearPerson = Pick<StatedYear, 'name' | 'number' | 'pan' | 'from' | 'to' | 'deducted'> & { readonly isWoman: boolean; readonly age: number | null };

/** Of the authority: by age at the end of the year, then by sex. */
const categoryOf = ({ age, isWoman }: YearPerson): StatedYear['category'] => ((age ?? 0) >= 80 ? 'O' : (age ?? 0) >= 60 ? 'S' : isWoman ? 'W' : 'G');

type Relieved = { readonly code: string; readonly claimed: string; readonly allowed: string };

/** One relief a section, however many kinds of claims it has. */
const byCode = (reliefs: readonly Relieved[]): readonly Relieved[] => {
  const codes = [...new Set(reliefs.map(({ code }) => code))];
  return codes.map((code) => {
    const of = reliefs.filter((relief) => relief.code === code);
    return { code, claimed: sumOf(of.map(({ claimed }) => claimed)), allowed: sumOf(of.map(({ allowed }) => allowed)) };
  });
};

/**
 * The yearly detail of an employee from the projected year, each amount a half up to paise. House rent is exempt pay, interest on a home loan is income of a house below nothing, all other reliefs are deductions from the total; what rounding of the
 * whole tax adds (Income-tax Act, 1961, s. 288B) lies in the tax, so that tax, surcharge and cess add up.
 */
export const statedYear = (rules: TaxRules, person: YearPerson, { regime, gross, exempt, standardDeduction, employmentTax, pension, reliefs, tax }: Projection): StatedYear => {
  const text = (amount: Parameters<typeof decimalText>[0]): string => paise(inPaise(decimalText(amount, 2)));
  const allowed = reliefs.map(({ section, claimed, allowed: of }) => ({ section, code: rules.reliefs.find((relief) => relief.section === section)?.code ?? section, claimed: text(claimed), allowed: text(of) })).filter((relief) => inPaise(relief.allowed) > 0n);
  const houseRent = allowed.filter(({ section }) => section === 'HOUSE_RENT').map((relief) => relief.allowed);
  const house = allowed.filter(({ section }) => section === 'HOME_LOAN_INTEREST').map((relief) => `-${relief.allowed}`);
  const relieved = byCode([...allowed.filter(({ section }) => section !== 'HOUSE_RENT' && section !== 'HOME_LOAN_INTEREST'), ...(pension.over > 0n ? [{ code: '80CCD(2)', claimed: text(pension), allowed: text(pension) }] : [])]);
  const exemptText = sumOf([text(exempt), ...houseRent]);
  const [surcharge, cess, total] = [text(tax.surcharge), text(tax.cess), text(tax.total)];
  const { isWoman: _isWoman, age: _age, ...known } = person;
  return {
    ...known,
    category: categoryOf(person),
    regime,
    gross: text(gross),
    exempt: exemptText,
    standardDeduction: text(standardDeduction),
    employmentTax: text(employmentTax),
    salaryIncome: sumOf([text(gross), `-${exemptText}`, `-${text(standardDeduction)}`, `-${text(employmentTax)}`]),
    otherIncome: sumOf(house),
    reliefs: relieved.map(({ code, claimed, allowed: of }) => ({ code, claimed, allowed: of })),
    relieved: sumOf(relieved.map((relief) => relief.allowed)),
    taxable: text(tax.income),
    tax: sumOf([total, `-${surcharge}`, `-${cess}`]),
    surcharge,
    cess,
    total,
    short: sumOf([total, `-${person.deducted}`]),
  };
};

/** A surcharge of nothing, where no year is known by which a deduction is parted. */
export const noYear = { total: 0n, surcharge: 0n };

/** The tax of a year in paise, by which deductions are parted. */
export const yearTaxOf = ({ tax }: Pick<Projection, 'tax'>): { readonly total: bigint; readonly surcharge: bigint } => ({ total: inPaise(decimalText(tax.total, 2)), surcharge: inPaise(decimalText(tax.surcharge, 2)) });
