/** Reports that people of a personnel department keep. */
import type { Definition } from '../../../../domain/reports/definition.ts';
import { emptyDefinition } from '../../../../domain/reports/definition.ts';
import type { Transaction } from '../../org.ts';
import { seeding, type SeedRecord } from '../seeding.ts';
import type { Ids } from './world.ts';

type Shown = { readonly accounts: Ids; readonly roles: Ids };

const defined = (parts: Partial<Definition>): Definition => ({ ...emptyDefinition, ...parts });
const active = { status: { in: ['ACTIVE'] } };

const reports = ({ accounts, roles }: Shown): SeedRecord[] => {
  const hr = accounts.get('hr@demo.example');
  const staff = ['ADMINISTRATOR', 'HR_ADMINISTRATOR'].map((code) => ({ roleId: roles.get(code) }));
  return [
    {
      name: 'Head count by department',
      description: 'Active employees of each department.',
      entity: 'Employee',
      ownerId: hr,
      definition: defined({ filter: active, groupBy: [{ field: 'departmentId' }], measures: [{ measure: 'COUNT' }], sort: [{ field: 'measure:0', order: 'DESC' }], chart: 'BAR' }),
      sharedWith: staff,
      schedule: 'WEEKLY',
      weekday: 'MONDAY',
      sendAt: '08:00',
      recipients: [{ accountId: hr }, { accountId: accounts.get('admin@demo.example') }],
    },
    {
      name: 'Joiners by month',
      description: 'How many people joined in each month.',
      entity: 'Employee',
      ownerId: hr,
      definition: defined({ filter: { dateOfJoin: { from: '2020-01-01' } }, groupBy: [{ field: 'dateOfJoin', bucket: 'MONTH' }], measures: [{ measure: 'COUNT' }], chart: 'LINE' }),
      sharedWith: staff,
    },
    {
      name: 'Leave taken by type',
      description: 'Approved days of leave, by type.',
      entity: 'LeaveRequest',
      ownerId: hr,
      definition: defined({ filter: { status: { in: ['APPROVED'] } }, groupBy: [{ field: 'leaveTypeId' }], measures: [{ measure: 'SUM', field: 'days' }, { measure: 'COUNT_DISTINCT', field: 'employeeId' }], sort: [{ field: 'measure:0', order: 'DESC' }], chart: 'BAR' }),
      sharedWith: staff,
    },
    {
      name: 'Service and age by type of employment',
      description: 'Years of service and age on average.',
      entity: 'Employee',
      ownerId: accounts.get('admin@demo.example'),
      definition: defined({ filter: active, groupBy: [{ field: 'employeeTypeId' }], measures: [{ measure: 'COUNT' }, { measure: 'AVERAGE_YEARS', field: 'dateOfJoin' }, { measure: 'AVERAGE_YEARS', field: 'dateOfBirth' }] }),
      sharedWith: staff,
    },
    {
      name: 'People and their managers',
      description: 'Who works where, and who leads them.',
      entity: 'Employee',
      ownerId: hr,
      definition: defined({ columns: ['employeeNumber', 'name', 'departmentId', 'designationId', 'managerId', 'managerId.departmentId', 'dateOfJoin'], filter: active, sort: [{ field: 'departmentId', order: 'ASC' }] }),
      sharedWith: staff,
    },
  ];
};

export const seedReports = async (tx: Transaction, shown: Shown): Promise<void> => {
  const seed = seeding(tx);
  await seed.add('Report', reports(shown));
  await seed.finish('Reports of the demo organisation');
};
