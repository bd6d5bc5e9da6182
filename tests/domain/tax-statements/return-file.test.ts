import { describe, expect, it } from 'vitest';
import { returnLines } from '../../../src/domain/tax-statements/return-file.ts';
import type { StatedDeductee, StatedYear, Statement } from '../../../src/domain/tax-statements/statement.ts';

const deductee = (more: Partial<StatedDeductee> = {}): StatedDeductee => ({ name: 'Élodie ^ Martín', number: '1007', pan: 'ABCPK1234L', month: '2026-07', paidOn: '2026-07-31', paid: '50000.00', tax: '100.00', surcharge: '0.00', cess: '4.00', total: '104.00', ...more });
const year: StatedYear = {
  name: 'Asha Rao', number: '1007', pan: null, category: 'W', from: '2026-04-01', to: '2027-03-31', regime: 'OLD', gross: '900000.00', exempt: '20000.00', standardDeduction: '50000.00', salaryIncome: '830000.00', otherIncome: '-100000.00',
  reliefs: [{ code: '80C', claimed: '160000.00', allowed: '150000.00' }], relieved: '150000.00', taxable: '580000.00', tax: '28500.00', surcharge: '0.00', cess: '1140.00', total: '29640.00', deducted: '29640.00', short: '0.00',
};
const statement = (more: Partial<Statement> = {}): Statement => ({
  formNumber: '138', paymentCode: '1002', law: 'Income-tax Act, 2025', financialYear: '2026-27', quarter: 'Q2', createdOn: '2026-10-05', formerReceipt: '',
  deductor: { name: 'Northwind Textiles Pvt Ltd', category: 'K', tan: 'CMBN04821F', pan: 'AAACN1234F', branch: '', address: ['14 Avinashi Road', 'Coimbatore'], stateCode: '29', pincode: '641004', email: 'payroll@demo.example', phone: '+91 42 2440 0100', responsible: { name: 'Samuel Mathew', designation: 'Payroll manager', pan: 'AHTPM4471K' } },
  challans: [{ month: '2026-07', bsrCode: '0240271', depositedOn: '2026-08-06', serialNumber: '1120', amount: '208.00', interest: '3.00', fee: '0.00', deductees: [deductee(), deductee({ name: 'Ben Iyer', number: '1008', pan: null })] }],
  years: [], ...more,
});

const records = (of: Statement): string[][] => [...returnLines(of)].map((line) => line.replace(/\n$/, '').split('^'));
const field = (record: readonly string[], number: number): string | undefined => record[number - 1];

describe('the file of a statement', () => {
  it('has a header, a batch, each challan with its deductees, in numbered lines', () => {
    const lines = records(statement());
    expect(lines.map(([number, kind]) => `${number} ${kind}`)).toEqual(['1 FH', '2 BH', '3 CD', '4 DD', '5 DD']);
    expect([...returnLines(statement())].every((line) => line.endsWith('\n'))).toBe(true);
    expect(lines.map((record) => record.length)).toEqual([18, 70, 41, 39, 39]);
  });

  it('names the deductor, the period and the sums', () => {
    const [head, batch, challan] = records(statement());
    expect([3, 4, 5, 8].map((at) => field(head!, at))).toEqual(['SL1', 'R', '05102026', 'CMBN04821F']);
    expect([4, 5, 13, 15, 16, 17, 18, 26, 27, 32, 47, 49, 52, 59].map((at) => field(batch!, at))).toEqual(['1', '138', 'CMBN04821F', 'AAACN1234F', '202728', '202627', 'Q2', '29', '641004', 'K', '211.00', '0', 'N', 'AHTPM4471K']);
    expect([5, 12, 16, 18, 22, 25, 27, 29, 30, 32, 33, 40].map((at) => field(challan!, at))).toEqual(['2', '01120', '0240271', '06082026', '208.00', '3.00', '211.00', '208.00', '200.00', '8.00', '208.00', '200']);
    expect(field(records(statement({ formerReceipt: '123456789012345' }))[1]!, 9)).toBe('123456789012345');
  });

  it('tells of each deductee who, how much and when, in plain letters', () => {
    const [, , , first, second] = records(statement());
    expect([10, 13, 14, 16, 17, 22, 23, 25, 33].map((at) => field(first!, at))).toEqual(['ABCPK1234L', 'Elodie Martin', '100.00', '4.00', '104.00', '50000.00', '31072026', '06082026', '1002']);
    expect(field(second!, 10)).toBe('PANNOTAVBL');
  });

  it('tells of the year in the last quarter, with what was taken off', () => {
    const lines = records(statement({ quarter: 'Q4', years: [year] }));
    expect(lines.slice(5).map(([, kind]) => kind)).toEqual(['SD', 'S16', 'C6A']);
    expect([49, 50].map((at) => field(lines[1]!, at))).toEqual(['1', '730000.00']);
    expect([7, 10, 13, 15, 16, 17, 18, 19, 21, 22, 23, 24, 26, 28, 29, 30].map((at) => field(lines[5]!, at))).toEqual(['PANNOTAVBL', 'W', '880000.00', '1', '50000.00', '830000.00', '-100000.00', '730000.00', '1', '150000.00', '580000.00', '28500.00', '1140.00', '29640.00', '29640.00', '0.00']);
    expect([5, 6, 7].map((at) => field(lines[7]!, at))).toEqual(['1', 'C', '160000.00']);
  });

  it('takes the tax on employment off salary as well, by its own clause', () => {
    const lines = records(statement({ quarter: 'Q4', years: [{ ...year, employmentTax: '2500.00', salaryIncome: '827500.00' }] }));
    expect(lines.slice(5).map(([, kind]) => kind)).toEqual(['SD', 'S16', 'S16', 'C6A']);
    expect([15, 16, 17].map((at) => field(lines[5]!, at))).toEqual(['2', '52500.00', '827500.00']);
    expect([lines[6]!.slice(4, 7), lines[7]!.slice(4, 7)]).toEqual([['1', '16(ia)', '50000.00'], ['2', '16(iii)', '2500.00']]);
  });
});
