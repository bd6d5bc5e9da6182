/** Long leave of the demo people is decided twice, and two requests are on their way. */
import { beginChain, withDecision, type Chain } from '../../../../domain/approvals/chain.ts';
import { addDays } from '../../../../domain/dates.ts';
import { daysOf } from '../../../../domain/leave/working-days.ts';
import type { Transaction } from '../../org.ts';
import { seeding } from '../seeding.ts';
import { holidaysFrom } from './holidays.ts';
import { isExpected } from './world.ts';
import type { Ids, World } from './world.ts';

type Told = Omit<World, 'holidays' | 'accreditations'> & { readonly roles: Ids; readonly manager: { readonly id: string; readonly name: string } };

/** Days of leave above which it is decided twice. */
const MOST_DAYS = 5;

/** Number of the employee, first and last day from today, reason; whether the manager has approved. */
const ASKED = [
  ['1025', 26, 36, 'Pilgrimage with the parents', false],
  ['1032', 33, 45, 'Wedding of my brother in Kochi', true],
] as const;

export const seedWorkflows = async (tx: Transaction, { roles, manager, ...told }: Told): Promise<void> => {
  const seed = seeding(tx);
  const steps = [{ approver: 'MANAGER', moreThan: MOST_DAYS }, { approver: 'ROLE', roleId: roles.get('HR_ADMINISTRATOR'), moreThan: MOST_DAYS }] as const;
  const name = 'Long leave';
  const [workflowId = ''] = await seed.add('Workflow', [{ name, module: 'LEAVE', description: 'More than five days of leave: the manager, then HR.', isDefault: true, steps }]);
  const [earned] = await tx.query<{ id: string }>(`select id::text from leave_type where org_code = $1 and code = 'EL'`, [tx.orgCode]);
  const world: World = { ...told, accreditations: new Map(), holidays: holidaysFrom(told.today, told.locations) };
  const requests = ASKED.flatMap(([number, from, to, reason, isApproved]) => {
    const person = world.people.find((one) => one.number === number)!;
    const [fromDate, toDate] = [addDays(world.today, from), addDays(world.today, to)];
    const days = daysOf(fromDate, toDate).filter((day) => isExpected(person, day, world)).length;
    const chain = beginChain({ id: workflowId, name, steps }, days) as Chain;
    const at = new Date(world.now.getTime() - 3_600_000).toISOString();
    const approval = isApproved ? withDecision(chain, 0, { decision: 'APPROVED', by: manager.name, byId: manager.id, at, remarks: 'The plan is covered' }) : chain;
    return [{ employeeId: world.employees.get(number), leaveTypeId: earned?.id, fromDate, toDate, days: String(days), reason, status: 'PENDING', approval }];
  });
  await seed.add('LeaveRequest', requests);
  await seed.finish('Who decides long leave');
};
