import { placeInRange } from '../../../domain/payroll/salary/pay-range.ts';
import { moneyInWords } from '../../../domain/values/amounts.ts';
import { reachOf } from '../../access/authorise.ts';
import { say } from '../../messages.ts';
import { employeesWithin } from '../../people/day-sql.ts';
import type { Hooks } from '../../resource/hooks.ts';
import { bindings } from '../../resource/sql.ts';
import { payRanges } from '../pay-range.ts';

/** Whoever saves a salary outside of the pay range of the person's grade hears of it, where they may read ranges: it is no mistake in itself, and nothing is refused. */
export const tellRange: Hooks['tells'] = {
  of: ({ after, before }) => before === null || String(after['annualGrossSalary']) !== String(before['annualGrossSalary']),
  say: async (tx, { session }, told) => {
    const reach = reachOf(session, 'SALARY_DETAILS', 'VIEW');
    const currency = String(told[0]?.after['currency'] ?? '');
    if (reach === null) return '';
    const to = bindings(tx.orgCode);
    const within = employeesWithin(reach, session, to);
    const pays = new Map(told.filter(({ after }) => after['currency'] === currency).map(({ after }) => [String(after['employeeId']), String(after['annualGrossSalary'])]));
    const outside = (await payRanges(tx, currency, [...pays.keys()], within, to.values)).flatMap((range) => {
      const standing = placeInRange(pays.get(range.employeeId)!, range)?.standing;
      return standing === 'BELOW' || standing === 'ABOVE' ? [{ ...range, standing }] : [];
    });
    const [first] = outside;
    if (first === undefined) return '';
    if (outside.length > 1) return say(session.language, 'employeeSalary.outsideRanges', { smart_count: outside.length });
    const { grade, standing, minimum, maximum } = first;
    return say(session.language, standing === 'BELOW' ? 'employeeSalary.belowRange' : 'employeeSalary.aboveRange', { grade, amount: moneyInWords((standing === 'BELOW' ? minimum : maximum) ?? '0', session.language, currency) });
  },
};
