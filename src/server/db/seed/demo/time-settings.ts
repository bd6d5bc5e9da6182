/** Groups of the demo organisation and the configurations of time that are for them or for everyone. */
import { addDays } from '../../../../domain/dates.ts';
import type { Transaction } from '../../org.ts';
import { seeding } from '../seeding.ts';
import type { Ids, World } from './world.ts';

export type SettingsWorld = Readonly<Record<'departments' | 'locations' | 'types' | 'employees', Ids>>;

const groups = ({ departments, locations, types, employees }: SettingsWorld) => [
  {
    name: 'Mill floor',
    description: 'Spinning, weaving and dyeing: people who work in shifts.',
    rules: ['SPN', 'WEV', 'DYE'].map((code) => ({ departmentId: departments.get(code) })),
    exceptions: [{ employeeId: employees.get('1009') }],
  },
  { name: 'Offices abroad', description: 'Paris, Osaka and Manila follow their own calendars.', rules: ['PAR', 'OSA', 'MNL'].map((code) => ({ locationId: locations.get(code) })) },
  { name: 'Permanent staff in Coimbatore', rules: [{ locationId: locations.get('CBE'), employeeTypeId: types.get('PERM') }] },
  { name: 'First aiders', description: 'Trained people, chosen one by one.', members: ['1016', '1028', '1031', '1042'].map((number) => ({ employeeId: employees.get(number) })) },
];

/** Everything after groups refers to them, so it is a seeding of its own. */
export const seedTimeSettings = async (tx: Transaction, world: SettingsWorld): Promise<void> => {
  const seed = seeding(tx);
  await seed.add('CustomEmployeeGroup', groups(world));
  await seed.add('CompOffConfiguration', [
    { name: 'Comp off for everyone', threshold: '2', fixedRegularHours: '8', expiryDays: 90 },
    { name: 'Mill overhaul days', status: 'INACTIVE', workDayType: 'REST_DAY', threshold: '4', additionalCompOffForOvertimeHours: true, expiryType: 'END_OF_YEAR', expiryDays: null, encashment: true, encashmentMode: 'ON_EXPIRY' },
  ]);
  await seed.add('CompOffGrant', [{ pastDays: 45, futureDays: 7 }]);
  await seed.add('OvertimeConfiguration', [
    { name: 'Overtime of monthly paid staff', specialWorkDays: ['REST', 'REGULAR_HOLIDAY'] },
    { name: 'Overtime of hourly paid staff', salaryType: 'HOURLY', overtimeType: 'SLAB', slabs: [{ fromHours: '0', toHours: '2', rate: '1.25' }, { fromHours: '2', toHours: '4', rate: '1.5' }, { fromHours: '4', rate: '2' }] },
    { name: 'Former fixed rate', status: 'INACTIVE', overtimeType: 'FIXED_RATE', amount: '180' },
  ]);
  await seed.add('SpecialWage', [
    { name: 'Night work', workDay: 'NORMAL', fromTime: '22:00', toTime: '06:00', premium: '25' },
    { name: 'Sunday work', workDay: 'REST', premium: '50', description: 'Agreed with the works council in 2019.' },
    { name: 'Work on holidays', workDay: 'REGULAR_HOLIDAY', premium: '100' },
  ]);
  await seed.add('PreApprovalSetting', [
    { name: 'Working from home', kind: 'WORK_FROM_HOME', maximumDaysPerMonth: 10 },
    { name: 'Visits and training', kind: 'ON_DUTY', maximumDaysPerRequest: 20 },
    { name: 'Overtime', kind: 'OVERTIME', maximumDaysPerMonth: 12 },
  ]);
  await seed.add('TimeOffSetting', [{}]);
  await seed.add('CoreHrSetting', [{}]);
  await seed.add('CareerPage', [{ caption: 'Careers at Northwind', bannerHeading: 'Make cloth that lasts.', companyBranding: 'A textile maker that cares for its craft, for water and for the people at its looms.', industryTrends: 'Sustainable fibers, traceable supply chains, flexible work for designers and engineers.' }]);
  await seed.add('LopRecoverySetting', [{ closesDaysBeforePay: 0 }]);
  await seed.add('RosterSetting', [{}]);
  await seed.add('TravelAndExpenseSetting', [{ receiptFrom: '5000' }]);
  await seed.finish('Settings of time of the demo organisation');
};

const onDuty = ({ employees, today }: Pick<World, 'employees' | 'today'>) =>
  ([
    ['1028', -12, -11, 'APPROVED', 'Tiruppur dye house', 'Training on the new dosing line'],
    ['1028', 5, 5, 'PENDING', 'Textile fair, Coimbatore', 'Meeting suppliers of spindles'],
    ['1013', 3, 7, 'APPROVED', 'Première Vision, Paris', 'Spring collection for buyers'],
    ['1052', 10, 12, 'PENDING', 'Osaka office', 'Design review with the importer'],
    ['1055', -3, -3, 'REJECTED', 'Data centre, Bengaluru', 'Server move'],
  ] as const).map(([number, from, to, status, place, reason]) => ({ employeeId: employees.get(number), fromDate: addDays(today, from), toDate: addDays(today, to), status, place, reason }));

/** What leave types are taken by, last year's closure, and work outside; after the leave types are there. */
export const seedLeaveSettings = async (tx: Transaction, world: Pick<World, 'employees' | 'today'>): Promise<void> => {
  const types = new Map((await tx.query<{ code: string; id: string }>('select code, id::text from leave_type where org_code = $1', [tx.orgCode])).map(({ code, id }) => [code, id]));
  const seed = seeding(tx);
  await seed.add('LeavePolicy', [
    { name: 'Casual leave for everyone', leaveTypeId: types.get('CL'), daysPerYear: '12', maximumDaysPerRequest: '5' },
    { name: 'Sick leave for everyone', leaveTypeId: types.get('SL'), daysPerYear: '10' },
    { name: 'Earned leave for everyone', leaveTypeId: types.get('EL'), daysPerYear: '18', eligibleAfterDays: 60, carryOver: 'LIMITED', carryOverLimitDays: '10', encashment: true, encashmentLimitDays: '8' },
    { name: 'Parental leave after confirmation', leaveTypeId: types.get('PL'), daysPerYear: '10', afterConfirmation: true, noticeDays: 14 },
  ]);
  await seed.add('LeaveClosure', [{ name: `Leave closure ${world.today.slice(0, 4)}`, year: Number(world.today.slice(0, 4)), note: 'Decide on pending requests in December first.' }]);
  await seed.add('OnDuty', onDuty(world));
  await seed.finish('Leave policies of the demo organisation');
};
