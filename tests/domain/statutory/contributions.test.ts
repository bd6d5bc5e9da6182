import { describe, expect, it } from 'vitest';
import { npsShares } from '../../../src/domain/statutory/nps.ts';
import { providentFundShares } from '../../../src/domain/statutory/provident-fund.ts';
import type { ProvidentFundTerms } from '../../../src/domain/statutory/provident-fund.ts';
import { ratesOn } from '../../../src/domain/statutory/rates-on.ts';
import { contributionPeriodStart, stateInsuranceShares } from '../../../src/domain/statutory/state-insurance.ts';
import type { Share, StatutoryRate } from '../../../src/domain/statutory/terms.ts';
import { lawBookOf } from '../../../src/server/statutory/law-book.ts';

const INR = { currency: 'INR' };
const rates = lawBookOf('IN')!.StatutoryRate as readonly StatutoryRate[];
const of = (shares: readonly Share[]) => Object.fromEntries(shares.map(({ code, amount }) => [code, Number(amount) / 100]));
const usual: ProvidentFundTerms = { registered: 'CEILING', voluntaryAllowed: true, chosen: null, voluntaryPercent: null, isPensionMember: true, pensionOnFullWage: false };
const fund = (wage: bigint, terms: Partial<ProvidentFundTerms> = {}, day = '2026-11-30') => of(providentFundShares(wage * 100n, { ...usual, ...terms }, ratesOn(rates, 'PROVIDENT_FUND', day, false), INR));

describe('The provident fund', () => {
  it('splits the shares of 10,000 rupees as published: 1,200 of the employee, 367 and 833 of the employer', () =>
    expect(fund(10000n)).toEqual({ PROVIDENT_FUND_EMPLOYEE: 1200, PROVIDENT_FUND_EMPLOYER: 367, PENSION_EMPLOYER: 833, DEPOSIT_INSURANCE_EMPLOYER: 50, PROVIDENT_FUND_ADMINISTRATION: 50 }));

  it('takes no more than of the ceiling of 15,000', () =>
    expect(fund(40000n)).toEqual({ PROVIDENT_FUND_EMPLOYEE: 1800, PROVIDENT_FUND_EMPLOYER: 550, PENSION_EMPLOYER: 1250, DEPOSIT_INSURANCE_EMPLOYER: 75, PROVIDENT_FUND_ADMINISTRATION: 75 }));

  it('takes of the full wage where that was chosen, and the pension still of the ceiling: 20,000 rupees give 2,400, 1,150 and 1,250 as published', () =>
    expect(fund(20000n, { registered: 'FULL_WAGE' })).toEqual({ PROVIDENT_FUND_EMPLOYEE: 2400, PROVIDENT_FUND_EMPLOYER: 1150, PENSION_EMPLOYER: 1250, DEPOSIT_INSURANCE_EMPLOYER: 75, PROVIDENT_FUND_ADMINISTRATION: 100 }));

  it('lets a person choose otherwise than the registration', () => {
    expect(fund(20000n, { chosen: 'FULL_WAGE' })['PROVIDENT_FUND_EMPLOYEE']).toBe(2400);
    expect(fund(20000n, { registered: 'FULL_WAGE', chosen: 'CEILING' })['PROVIDENT_FUND_EMPLOYEE']).toBe(1800);
  });

  it('leaves all of the employer’s share in the fund of whoever is not in the pension', () => expect(fund(40000n, { isPensionMember: false })).toMatchObject({ PROVIDENT_FUND_EMPLOYER: 1800 }));
  it('takes the pension of the full wage by a joint option', () => expect(fund(40000n, { chosen: 'FULL_WAGE', pensionOnFullWage: true })).toMatchObject({ PENSION_EMPLOYER: 3332, PROVIDENT_FUND_EMPLOYER: 1468 }));

  it('takes voluntary contributions of the full wage, where they are allowed', () => {
    expect(fund(40000n, { voluntaryPercent: '10' })['PROVIDENT_FUND_VOLUNTARY']).toBe(4000);
    expect(fund(40000n, { voluntaryPercent: '10', voluntaryAllowed: false })).not.toHaveProperty('PROVIDENT_FUND_VOLUNTARY');
  });

  it('rounds to the nearest rupee, half a rupee upwards', () => {
    expect(fund(12345n)).toMatchObject({ PROVIDENT_FUND_EMPLOYEE: 1481, PENSION_EMPLOYER: 1028, PROVIDENT_FUND_EMPLOYER: 453 });
    expect(of(providentFundShares(104_17n * 10n, usual, ratesOn(rates, 'PROVIDENT_FUND', '2026-11-30', false), INR))['PROVIDENT_FUND_EMPLOYEE']).toBe(125);
  });

  it('takes what held then, several years side by side', () => {
    expect(fund(10000n, {}, '2018-05-31')['PROVIDENT_FUND_ADMINISTRATION']).toBe(65);
    expect(fund(10000n, {}, '2018-06-01')['PROVIDENT_FUND_ADMINISTRATION']).toBe(50);
    expect(fund(10000n, {}, '2014-08-31')).toEqual({});
  });

  it('takes nothing of no wage', () => expect(fund(0n)).toEqual({}));

  it('goes by the slab of the wage where payroll contributes by slab', () => {
    const slabs = [...rates, { ...rates[0]!, percentage: '10', wageFrom: '0', effectiveFrom: '2026-04-01' }, { ...rates[0]!, percentage: '14', wageFrom: '12000', effectiveFrom: '2026-04-01' }];
    const share = (wage: string, bySlab: boolean) => ratesOn(slabs, 'PROVIDENT_FUND', '2026-11-30', bySlab)('EMPLOYEE', wage)?.percentage;
    expect([share('11999.99', true), share('12000', true), share('12000', false)]).toEqual(['10', '14', '10']);
  });
});

describe('The state insurance', () => {
  const insured = (wage: bigint, wageAtStart = wage, paidDays = 30, day = '2026-11-30') => of(stateInsuranceShares({ wage: wage * 100n, wageAtStart: wageAtStart * 100n, paidDays }, ratesOn(rates, 'STATE_INSURANCE', day, false), INR));

  it('takes 0.75 and 3.25 percent, up to the next rupee', () => {
    expect(insured(20000n)).toEqual({ STATE_INSURANCE_EMPLOYEE: 150, STATE_INSURANCE_EMPLOYER: 650 });
    expect(insured(15010n)).toEqual({ STATE_INSURANCE_EMPLOYEE: 113, STATE_INSURANCE_EMPLOYER: 488 });
  });

  it('covers up to 21,000 rupees', () => {
    expect(insured(21000n)).toEqual({ STATE_INSURANCE_EMPLOYEE: 158, STATE_INSURANCE_EMPLOYER: 683 });
    expect(insured(21001n)).toEqual({});
  });

  it('goes on, of the whole wage, until the contribution period ends for whoever comes to earn more', () => expect(insured(25000n, 20000n)).toEqual({ STATE_INSURANCE_EMPLOYEE: 188, STATE_INSURANCE_EMPLOYER: 813 }));
  it('lets those bear nothing who earn 176 rupees a day at most', () => {
    expect(insured(5280n)).toEqual({ STATE_INSURANCE_EMPLOYER: 172 });
    expect(insured(5281n)).toHaveProperty('STATE_INSURANCE_EMPLOYEE');
  });
  it('took more until June 2019', () => expect(insured(20000n, 20000n, 30, '2019-06-30')).toEqual({ STATE_INSURANCE_EMPLOYEE: 350, STATE_INSURANCE_EMPLOYER: 950 }));
  it('has contribution periods of April to September and October to March', () =>
    expect(['2026-04-01', '2026-09-30', '2026-10-01', '2027-03-31'].map(contributionPeriodStart)).toEqual(['2026-04-01', '2026-04-01', '2026-10-01', '2026-10-01']));
});

describe('The NPS', () => {
  const saved = (employeeShare: string | null, employerShare: string | null, own: readonly StatutoryRate[] = []) => of(npsShares(50000_00n, { employeeShare, employerShare }, ratesOn([...rates, ...own], 'NPS', '2026-11-30', false), INR));
  it('gives what was agreed', () => expect(saved('5', '10')).toEqual({ NPS_EMPLOYEE: 2500, NPS_EMPLOYER: 5000 }));
  it('gives what the rates of the organization say where nothing was agreed', () => expect(saved(null, null, [{ ...rates[0]!, scheme: 'NPS', part: 'EMPLOYER', percentage: '14', wageCeiling: null, coverageLimit: null }])).toEqual({ NPS_EMPLOYER: 7000 }));
  it('gives nothing where nobody says how much', () => expect(saved(null, null)).toEqual({}));
});
