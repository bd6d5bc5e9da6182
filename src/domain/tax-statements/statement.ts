/** A statement as it was generated: what both its files are written from. Amounts are decimal text with two digits. */
import type { Regime } from '../income-tax/rules.ts';
import type { Quarter } from './quarter.ts';

export type StatedDeductor = {
  readonly name: string;
  /** One letter of the file format. */
  readonly category: string;
  readonly tan: string;
  readonly pan: string;
  readonly branch: string;
  readonly address: readonly string[];
  readonly stateCode: string;
  readonly pincode: string;
  readonly email: string;
  readonly phone: string;
  readonly responsible: { readonly name: string; readonly designation: string; readonly pan: string };
};

export type StatedDeductee = { readonly name: string; readonly number: string; readonly pan: string | null; readonly month: string; readonly paidOn: string; readonly paid: string; readonly tax: string; readonly surcharge: string; readonly cess: string; readonly total: string };

export type StatedChallan = { readonly month: string; readonly bsrCode: string; readonly depositedOn: string; readonly serialNumber: string; readonly amount: string; readonly interest: string; readonly fee: string; readonly deductees: readonly StatedDeductee[] };

/** The year of one employee, for the last quarter. */
export type StatedYear = {
  readonly name: string;
  readonly number: string;
  readonly pan: string | null;
  /** G, W, S or O: general, woman, senior citizen, 80 and above. */
  readonly category: 'G' | 'W' | 'S' | 'O';
  readonly from: string;
  readonly to: string;
  readonly regime: Regime;
  readonly gross: string;
  readonly exempt: string;
  readonly standardDeduction: string;
  /** Tax on employment, Income-tax Act, 1961, s. 16(iii); missing in what was generated before it was stated. */
  readonly employmentTax?: string;
  /** Gross less what is exempt, the standard deduction and the tax on employment. */
  readonly salaryIncome: string;
  /** Of a house: interest on its loan, less than nothing. */
  readonly otherIncome: string;
  /** Chapter VI-A, or what took its place, by the code of the section. */
  readonly reliefs: readonly { readonly code: string; readonly claimed: string; readonly allowed: string }[];
  readonly relieved: string;
  readonly taxable: string;
  /** With what the rounding of the whole tax adds. */
  readonly tax: string;
  readonly surcharge: string;
  readonly cess: string;
  readonly total: string;
  readonly deducted: string;
  /** Still owed; less than nothing where too much was deducted. */
  readonly short: string;
};

export type Statement = {
  readonly formNumber: string;
  readonly paymentCode: string;
  readonly law: string;
  readonly financialYear: string;
  readonly quarter: Quarter;
  readonly createdOn: string;
  /** Of the statement before; empty where none was filed. */
  readonly formerReceipt: string;
  readonly deductor: StatedDeductor;
  readonly challans: readonly StatedChallan[];
  /** Empty but in the last quarter. */
  readonly years: readonly StatedYear[];
};
