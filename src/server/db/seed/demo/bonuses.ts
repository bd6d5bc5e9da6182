/** Bonus plans of the demo organisation, and a round that waits to be approved. */
import { addDays, addMonths, firstOfMonth } from '../../../../domain/dates.ts';
import { moveRound } from '../../../bonus/move-round.ts';
import { reckonRound } from '../../../bonus/reckon-round.ts';
import type { Transaction } from '../../org.ts';
import { seeding } from '../seeding.ts';

export const seedBonuses = async (tx: Transaction, today: string, by: { readonly id: string; readonly name: string }): Promise<void> => {
  const seed = seeding(tx);
  const [payAs] = await seed.add('AdhocAllowance', [{ title: 'Bonus', calculationType: 'FIXED_AMOUNT', amount: '0', overrideAtEmployeeLevel: true, taxInclusion: true }]);
  const [basic] = await tx.query<{ id: string }>(`select id::text as id from salary_component where org_code = $1 and code = 'BASIC'`, [tx.orgCode]);
  const [group] = await tx.query<{ id: string }>(`select id::text as id from custom_employee_group where org_code = $1 and name = 'Permanent staff in Coimbatore'`, [tx.orgCode]);
  const [festival] = await seed.add('BonusPlan', [
    { name: 'Festival bonus', kind: 'ANNUAL', payAsId: payAs, customGroupId: group?.id ?? null, minimumServiceDays: 90, calculation: 'PERCENT_OF_COMPONENT', percent: '10', componentId: basic?.id ?? null, prorated: true },
    { name: 'Statutory bonus', kind: 'STATUTORY', payAsId: payAs, calculation: 'STATUTORY', percent: '8.33', prorated: true },
  ]);
  const from = addMonths(firstOfMonth(today), -6);
  const [round] = await seed.add('BonusRound', [{ name: 'Festival bonus of the half-year', planId: festival, fromDate: from, toDate: addDays(firstOfMonth(today), -1), payoutDate: firstOfMonth(addMonths(today, 1)), currency: 'INR' }]);
  await seed.finish('Bonuses of the demo organisation');
  const session = { name: by.name, userId: by.id, language: 'en', employeeId: null } as const;
  await reckonRound(tx, session, round!, async () => undefined);
  await moveRound(tx, session, round!, 'SUBMIT');
};
