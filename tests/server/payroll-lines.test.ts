/** What the law and the income tax take of somebody's pay where the month is no ordinary one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, firstOfMonth, lastOfMonth, todayIn } from '../../src/domain/dates.ts';
import type { PayLine } from '../../src/domain/payroll/payslip/pay-line.ts';
import { payslipTotals } from '../../src/domain/payroll/payslip/payslip-totals.ts';
import { payTerms } from '../../src/domain/payroll/payslip/pay-terms.ts';
import { storedLine } from '../../src/domain/payroll/payslip/stored-line.ts';
import { withOrg, type Transaction } from '../../src/server/db/org.ts';
import { lostDays } from '../../src/server/lop-recovery/lost-days.ts';
import { lostInCycle } from '../../src/server/payroll/lost-in-cycle.ts';
import { employedIn, payPeople } from '../../src/server/payroll/pay-people.ts';
import { movedPayslips } from '../../src/server/payroll/moved-payslips.ts';
import { personLines } from '../../src/server/payroll/person-lines.ts';
import { settleTax } from '../../src/server/payroll/settle-tax.ts';
import { recordChangeSet, recordRows, type ChangeKind } from '../../src/server/resource/journal.ts';
import { readPayrollSettings, roundOffOf } from '../../src/server/salaries/payroll-settings.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';

let server: DemoServer;
let me: string;
const today = todayIn('Asia/Kolkata', new Date());
const [from, to] = [firstOfMonth(today), lastOfMonth(today)];
const month = from.slice(0, 7);
const half = addDays(from, 14);
const back = new Error('Nothing of a trial is kept');

/** What is written in it is gone afterwards. */
const trial = async (work: (tx: Transaction) => Promise<void>): Promise<void> => {
  await expect(withOrg(server.db, 'demo', async (tx) => {
    await work(tx);
    throw back;
  })).rejects.toBe(back);
};

const linesOf = async (tx: Transaction, fromDate: string, toDate: string): Promise<readonly PayLine[]> => {
  const settings = await readPayrollSettings(tx);
  const terms = payTerms({ cycleId: '1', fromDate, toDate, payDate: toDate }, { ...settings, roundOff: roundOffOf(settings) })!;
  const people = await payPeople(tx, terms, (await employedIn(tx, terms)).filter(({ employeeId }) => employeeId === me));
  return (await personLines(tx, terms, people)).get(me) ?? [];
};

/** Whole coins of the lines of a code. */
const sum = (lines: readonly PayLine[], ...codes: readonly string[]): number => lines.filter(({ code }) => codes.includes(code)).reduce((all, { amount }) => all + Number(amount), 0);
const codes = (lines: readonly PayLine[]): readonly string[] => lines.map(({ code }) => code);
const leaves = (tx: Transaction, day: string) => tx.query(`insert into exit (org_code, id, employee_id, notice_date, last_working_day, reason, status, version, created_by, updated_by) values ('demo', 990001, ${me}, '${addDays(day, -60)}', '${day}', 'Moves', 'APPROVED', 1, 'T', 'T')`);
const keep = async (tx: Transaction, lines: readonly PayLine[], status: 'FINAL' | 'HELD') => {
  await tx.query(`insert into payroll_cycle (org_code, id, name, from_date, to_date, pay_date, status, created_by, updated_by) values ('demo', 990001, 'First half', '${from}', '${half}', '${half}', 'FINALIZED', 't', 't')`);
  await tx.query(`insert into payroll_run (org_code, id, cycle_id, name, period, status, from_date, to_date, pay_date, currency, prepared_at, created_by, updated_by) values ('demo', 990001, 990001, 'First half', 'HALF_MONTH', 'FINALIZED', '${from}', '${half}', '${half}', 'INR', now(), 't', 't')`);
  await tx.query(
    `insert into payslip (org_code, id, run_id, employee_id, name, status, is_held, from_date, to_date, pay_date, currency, paid_days, lost_days, gross, deductions, reimbursements, net, employer_cost, lines, created_by, updated_by)
     values ('demo', 990001, 990001, ${me}, 'First half', '${status}', ${status === 'HELD'}, '${from}', '${half}', '${half}', 'INR', 15, 0, 1, 0, 0, 1, 0, $1::jsonb, 't', 't')`,
    [JSON.stringify(lines.map((line) => storedLine(line, 'INR')))],
  );
};

beforeAll(async () => {
  server = await startDemoServer();
  me = await withOrg(server.db, 'demo', async (tx) => (await tx.query<{ id: string }>(`select id::text from employee where org_code = 'demo' and employee_number = '1028'`))[0]!.id);
});
afterAll(() => server.stop());

describe('half months', () => {
  it.each(['FINAL', 'HELD'] as const)('have the share of the law once, with the half that closes the month, also after a first half that is %s', async (status) => {
    await trial(async (tx) => {
      const whole = await linesOf(tx, from, to);
      expect(sum(whole, 'PROVIDENT_FUND_EMPLOYEE')).toBeGreaterThan(0);
      const first = await linesOf(tx, from, half);
      // Nor what the salary puts by: the law says how much of the month it is.
      expect(first.filter(({ benefit, amount }) => benefit === 'PROVIDENT_FUND' || amount === 0n)).toEqual([]);
      expect(codes(first)).not.toContain('TDS');
      await keep(tx, first, status);
      const closing = await linesOf(tx, addDays(half, 1), to);
      for (const code of ['PROVIDENT_FUND_EMPLOYEE', 'PROVIDENT_FUND_EMPLOYER', 'PROFESSIONAL_TAX']) expect(sum(closing, code), code).toBe(sum(whole, code));
    });
  });

  it('take it at once of whoever leaves within the first', async () => {
    await trial(async (tx) => {
      await leaves(tx, addDays(from, 9));
      const first = await linesOf(tx, from, half);
      expect(codes(first)).toContain('PROVIDENT_FUND_EMPLOYEE');
      expect(await linesOf(tx, addDays(half, 1), to)).toEqual([]);
    });
  });
});

describe('the last month of whoever leaves', () => {
  it('owes its share to a fund that is left on the last day of work', async () => {
    await trial(async (tx) => {
      const last = addDays(from, 9);
      await leaves(tx, last);
      const before = sum(await linesOf(tx, from, to), 'PROVIDENT_FUND_EMPLOYEE');
      expect(before).toBeGreaterThan(0);
      await tx.query(`update provident_fund_member set member_until = '${last}' where org_code = 'demo' and employee_id = ${me}`);
      expect(sum(await linesOf(tx, from, to), 'PROVIDENT_FUND_EMPLOYEE')).toBe(before);
      // Who left it before owes nothing.
      await tx.query(`update provident_fund_member set member_until = '${addDays(from, -1)}' where org_code = 'demo' and employee_id = ${me}`);
      expect(codes(await linesOf(tx, from, to))).not.toContain('PROVIDENT_FUND_EMPLOYEE');
    });
  });
});
describe('what is given in kind', () => {
  it('is taxed by its value and counts for the tax on employment, and is borne by the employer instead of paid out', async () => {
    await trial(async (tx) => {
      const paid = await linesOf(tx, from, to);
      expect(sum(paid, 'CONVEY')).toBe(1600_00);
      await tx.query(`update salary_component set perks = true where org_code = 'demo' and code = 'CONVEY'`);
      const given = await linesOf(tx, from, to);
      expect(given.filter(({ code }) => code === 'CONVEY')).toMatchObject([{ kind: 'EMPLOYER', amount: 1600_00n, title: { key: 'payslip.line.inKind', args: { name: 'Conveyance allowance' } } }]);
      expect(payslipTotals(paid).net - payslipTotals(given).net).toBe(1600_00n);
      for (const code of ['TDS', 'PROFESSIONAL_TAX', 'PROVIDENT_FUND_EMPLOYEE']) expect(sum(given, code), code).toBe(sum(paid, code));
      // Wages of funds are of what is paid in cash, whatever a component was marked for before it was given in kind.
      await tx.query(`update salary_component set perks = true where org_code = 'demo' and code = 'BASIC'`);
      const inKind = await linesOf(tx, from, to);
      expect(codes(inKind)).not.toContain('PROVIDENT_FUND_EMPLOYEE');
      expect(sum(inKind, 'PROFESSIONAL_TAX')).toBe(sum(paid, 'PROFESSIONAL_TAX'));
    });
  });
});

describe('the income tax of a month', () => {
  const bring = (tx: Transaction, amount: number) => tx.query(`insert into tax_deduction (org_code, id, employee_id, month, amount, financial_year, source, created_by, updated_by) values ('demo', 990001, ${me}, '${month}', ${amount}, '2026-27', 'BROUGHT_IN', 't', 't')`);
  /** So much pay that there is tax. */
  const earnMuch = (tx: Transaction) => tx.query(`insert into one_time_earning (org_code, id, employee_id, kind_id, name, amount, payout_date, status, created_by, updated_by) select 'demo', 990001, ${me}, k.id, 'Much', 1100000, '${addDays(from, -1)}', 'PAID', 't', 't' from adhoc_allowance k where k.org_code = 'demo' and k.title = 'Referral reward'`);

  it('is less by what was deducted in it elsewhere', async () => {
    await trial(async (tx) => {
      await earnMuch(tx);
      const all = sum(await linesOf(tx, from, to), 'TDS');
      expect(all).toBeGreaterThan(200_000);
      await bring(tx, 1000);
      expect(sum(await linesOf(tx, from, to), 'TDS')).toBe(all - 100_000);
      await tx.query(`update tax_deduction set amount = 9000000 where org_code = 'demo' and id = 990001`);
      expect(codes(await linesOf(tx, from, to))).not.toContain('TDS');
    });
  });

  it('is never more than what there is to pay', async () => {
    await trial(async (tx) => {
      await earnMuch(tx);
      await tx.query(`insert into leave_request (org_code, id, employee_id, leave_type_id, from_date, to_date, days, reason, status, created_by, updated_by) select 'demo', 990001, ${me}, t.id, '${from}', '${to}', 22, 'Away', 'APPROVED', 't', 't' from leave_type t where t.org_code = 'demo' and not t.is_paid limit 1`);
      const lines = await linesOf(tx, from, to);
      expect(sum(lines, 'BASIC')).toBe(0);
      expect(codes(lines)).not.toContain('TDS');
    });
  });

  it('is owed by whoever left in the days of the cycle before the month began', async () => {
    await trial(async (tx) => {
      await earnMuch(tx);
      await leaves(tx, addDays(from, -3));
      const lines = await linesOf(tx, addDays(from, -5), addDays(to, -5));
      expect(sum(lines, 'BASIC')).toBeGreaterThan(0);
      expect(codes(lines)).toContain('TDS');
    });
  });

  it('joins what was brought in for the month, which nobody changes by hand while payslips are final', async () => {
    const kept = async (tx: Transaction) => (await tx.query(`select trim_scale(amount)::text as amount, source from tax_deduction where org_code = 'demo' and employee_id = ${me} and month = '${month}'`));
    await trial(async (tx) => {
      await bring(tx, 1000);
      await keep(tx, [{ employeeId: me, code: 'TDS', title: 'TDS', kind: 'DEDUCTION', amount: 23_400n, source: { of: 'INCOME_TAX' } }], 'FINAL');
      for (let times = 0; times < 2; times += 1) {
        await settleTax(tx, 't', ['990001'], true);
        expect(await kept(tx)).toEqual([{ amount: '1234', source: 'PAYROLL' }]);
        await settleTax(tx, 't', ['990001'], false);
        expect(await kept(tx)).toEqual([{ amount: '1000', source: 'BROUGHT_IN' }]);
      }
      await tx.query(`delete from tax_deduction where org_code = 'demo' and id = 990001`);
      await settleTax(tx, 't', ['990001'], true);
      expect(await kept(tx)).toEqual([{ amount: '234', source: 'PAYROLL' }]);
      await settleTax(tx, 't', ['990001'], false);
      expect(await kept(tx)).toEqual([]);
    });
  });
});

describe('payslips that rest on something else than before', () => {
  const reckoned = async (tx: Transaction) => {
    await keep(tx, [], 'FINAL');
    await tx.query(`update payroll_run set status = 'DRAFT', prepared_at = now() - interval '1 millisecond' where org_code = 'demo' and id = 990001`);
    await tx.query(`update payslip set status = 'DRAFT' where org_code = 'demo' and id = 990001`);
    expect(await movedPayslips(tx, ['990001'])).toBe(0);
  };
  const later = `now() + interval '1 second'`;
  const changed = async (tx: Transaction, entity: string, kind: ChangeKind) => {
    await recordChangeSet(tx, '990001', { userId: null, by: 't', source: 'FORM' }, 1);
    await recordRows(tx, '990001', [{ entity, id: '1', kind, before: null, after: null }]);
  };

  it.each([
    ['an enrolment', `update provident_fund_member set updated_at = ${later} where org_code = 'demo' and employee_id = `],
    ['an approved claim of relief', `update tax_relief_claim set updated_at = ${later} where org_code = 'demo' and status = 'APPROVED' and employee_id = `],
    ['the regime', `insert into tax_regime_choice (org_code, id, employee_id, financial_year, regime, way, updated_at, created_by, updated_by) select 'demo', 990001, e.id, '2031-32', 'OLD', 'CHOSEN', ${later}, 't', 't' from employee e where e.org_code = 'demo' and e.id = `],
    ['a deduction of tax', `insert into tax_deduction (org_code, id, employee_id, month, amount, financial_year, source, updated_at, created_by, updated_by) select 'demo', 990001, e.id, '2020-04', 1, '2020-21', 'BROUGHT_IN', ${later}, 't', 't' from employee e where e.org_code = 'demo' and e.id = `],
  ])('are found by %s, but not where their run is final', async (_what, text) => {
    await trial(async (tx) => {
      await reckoned(tx);
      await tx.query(text + me);
      expect(await movedPayslips(tx, ['990001'])).toBe(1);
      await tx.query(`update payroll_run set status = 'FINALIZED' where org_code = 'demo' and id = 990001`);
      expect(await movedPayslips(tx, ['990001'])).toBe(0);
    });
  });

  it.each([['ProfessionalTaxRule', 'UPDATE', 1], ['StatutoryRegistration', 'ADD', 1], ['NpsMember', 'DELETE', 1], ['NpsMember', 'ADD', 0], ['Announcement', 'DELETE', 0]] as const)('are found by the law, and by what is gone: %s, %s', async (entity, kind, found) => {
    await trial(async (tx) => {
      await reckoned(tx);
      await changed(tx, entity, kind);
      expect(await movedPayslips(tx, ['990001'])).toBe(found);
    });
  });
});

describe('days without pay', () => {
  const until = addDays(from, -1);
  const since = firstOfMonth(until);
  const all = `generate_series('${since}'::date, '${until}'::date, interval '1 day') d`;
  const decided = (tx: Transaction, kind: string) => tx.query(`insert into day_decision (org_code, id, employee_id, work_date, kind, reason, created_by, updated_by) select 'demo', 990001 + row_number() over (), ${me}, d::date, '${kind}', 'Not there', 't', 't' from ${all}`);
  const final = async (tx: Transaction, lost: number, preparedAt: string) => {
    await keep(tx, [], 'FINAL');
    await tx.query(`update payroll_cycle set from_date = '${since}', to_date = '${until}' where org_code = 'demo' and id = 990001`);
    await tx.query(`update payroll_run set from_date = '${since}', to_date = '${until}', prepared_at = ${preparedAt} where org_code = 'demo' and id = 990001`);
    await tx.query(`update payslip set from_date = '${since}', to_date = '${until}', lost_days = ${lost} where org_code = 'demo' and id = 990001`);
  };
  const givenBack = (tx: Transaction) => lostDays(tx, me, { cycles: ['990001'] });

  it('are those that others decided as well, of half a day or all of it', async () => {
    await trial(async (tx) => {
      const lost = async () => (await lostInCycle(tx, [me], { fromDate: since, toDate: until })).get(me)?.days ?? [];
      const before = await lost();
      await decided(tx, 'HALF_DAY_LOST');
      const after = await lost();
      expect(after.length).toBeGreaterThan(15);
      // Leave without pay comes before it.
      expect(after.filter(({ days }) => days !== 50)).toEqual(before);
    });
  });

  it('are given back only of what a final run took', async () => {
    await trial(async (tx) => {
      await decided(tx, 'DAY_LOST');
      await final(tx, 20, 'now()');
      expect((await givenBack(tx)).length).toBeGreaterThan(15);
      // Decided after it was reckoned, or not taken.
      await tx.query(`update payroll_run set prepared_at = now() - interval '1 day' where org_code = 'demo' and id = 990001`);
      expect(await givenBack(tx)).toEqual([]);
      await tx.query(`update payroll_run set prepared_at = now() where org_code = 'demo' and id = 990001`);
      await tx.query(`update payslip set lost_days = 0 where org_code = 'demo' and id = 990001`);
      expect(await givenBack(tx)).toEqual([]);
    });
  });

  it('are no days that came after the run was reckoned', async () => {
    await trial(async (tx) => {
      const middle = addDays(since, 14);
      await tx.query(`update designation set attendance_enforced_payment = true where org_code = 'demo' and id = (select designation_id from employee where org_code = 'demo' and id = ${me})`);
      await tx.query(`insert into punch (org_code, id, at, employee_id, type, work_date, created_by, updated_by) values ('demo', 990001, '${addDays(since, -1)}T04:00:00Z', ${me}, 'IN', '${addDays(since, -1)}', 'T', 'T')`);
      await tx.query(`delete from punch where org_code = 'demo' and employee_id = ${me} and work_date >= '${since}'`);
      await final(tx, 20, `'${middle}T06:00:00Z'`);
      const days = (await givenBack(tx)).map(({ day }) => day);
      expect(days.length).toBeGreaterThan(5);
      expect(days.filter((day) => day >= middle)).toEqual([]);
    });
  });
});
