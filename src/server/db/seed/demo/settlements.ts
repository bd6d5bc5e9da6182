/** Settlements of the demo organisation: one that is final, and one in preparation. */
import { allocate } from '../../ids.ts';
import type { Transaction } from '../../org.ts';
import { recordChanges } from '../../../resource/journal.ts';
import { mergeChanges } from '../../../settlement/merge-changes.ts';
import { settleRecords } from '../../../settlement/settled-records.ts';
import { storedLines, writeReckoned } from '../../../settlement/write.ts';
import { seeding } from '../seeding.ts';
import type { Ids } from './world.ts';

type World = { readonly employees: Ids; /** Who reckons them, and who made one final. */ readonly payroll: { readonly id: string; readonly name: string }; readonly admin: { readonly id: string; readonly name: string } };

const FINAL = '1048';
const DRAFT = '1044';

export const seedSettlements = async (tx: Transaction, { employees, payroll, admin }: World): Promise<void> => {
  const exits = new Map((await tx.query<{ employeeId: string; id: string; name: string }>(`select x.employee_id::text as "employeeId", x.id::text as id, e.name from exit x join employee e on e.org_code = x.org_code and e.id = x.employee_id where x.org_code = $1 and x.status = 'APPROVED'`, [tx.orgCode])).map((exit) => [exit.employeeId, exit]));
  const of = (number: string) => {
    const { employeeId, id, name } = exits.get(employees.get(number)!)!;
    return { employeeId, exitId: id, name };
  };
  const seed = seeding(tx);
  const [final, draft] = await seed.add('Settlement', [
    { ...of(FINAL), status: 'FINAL', submittedBy: payroll.name, submittedById: Number(payroll.id), finalizedAt: new Date().toISOString(), finalizedBy: admin.name },
    { ...of(DRAFT), note: 'Laptop and access card are to come back before the last day.' },
  ]);
  await seed.finish('Settlements of the demo organisation');
  await writeReckoned(tx, draft!, { name: payroll.name, userId: payroll.id });
  const { leaver, terms, ...reckoned } = await writeReckoned(tx, final!, { name: payroll.name, userId: payroll.id });
  const settled = { employeeId: leaver.employeeId, lastWorkingDay: leaver.lastWorkingDay, toDate: terms.toDate, currency: terms.currency, payDate: terms.payDate, lines: storedLines({ leaver, terms, ...reckoned }) };
  const changes = mergeChanges(await settleRecords(tx, admin.name, settled, true));
  if (changes.length > 0) await recordChanges(tx, String(await allocate(tx, 'change_set', 1)), { userId: null, by: 'Tenure', source: 'SEED', reason: 'Settlements of the demo organisation', changes });
};
