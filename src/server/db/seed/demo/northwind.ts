/** The masters of the demo organisation, a textile maker. References are named by code and become ids on the way in. */
const INDIA = 'Asia/Kolkata';

export const organisation = {
  name: 'Northwind Textiles',
  code: 'demo',
  country: 'IN',
  address: { street1: '14 Avinashi Road', city: 'Coimbatore', state: 'Tamil Nadu', country: 'IN', pincode: '641018' },
  currency: 'INR',
};

export const locations = [
  { code: 'CBE', name: 'Coimbatore mill', currency: 'INR', timeZone: INDIA, address: { street1: '14 Avinashi Road', city: 'Coimbatore', state: 'Tamil Nadu', country: 'IN', pincode: '641018' }, phone: '+914224567890' },
  { code: 'TUP', name: 'Tiruppur dye house', currency: 'INR', timeZone: INDIA, address: { street1: '7 Kangayam Road', city: 'Tiruppur', state: 'Tamil Nadu', country: 'IN', pincode: '641604' } },
  { code: 'BLR', name: 'Bengaluru studio', currency: 'INR', timeZone: INDIA, address: { street1: '22 Residency Road', city: 'Bengaluru', state: 'Karnataka', country: 'IN', pincode: '560025' } },
  { code: 'BOM', name: 'Mumbai sales office', currency: 'INR', timeZone: INDIA, address: { street1: '3 Lower Parel', city: 'Mumbai', state: 'Maharashtra', country: 'IN', pincode: '400013' } },
  { code: 'MNL', name: 'Manila service centre', currency: 'PHP', timeZone: 'Asia/Manila', address: { street1: '88 Ayala Avenue', city: 'Makati', country: 'PH', pincode: '1226' } },
  { code: 'PAR', name: 'Paris showroom', currency: 'EUR', timeZone: 'Europe/Paris', address: { street1: '12 rue du Sentier', city: 'Paris', country: 'FR', pincode: '75002' } },
  { code: 'OSA', name: 'Osaka office', currency: 'JPY', timeZone: 'Asia/Tokyo', address: { street1: '2-4-9 Honmachi', city: 'Osaka', country: 'JP', pincode: '541-0053' } },
];

/** Code, name, rank, least and most pay a month in rupees. */
export const grades = [
  ['G1', 'Operator', 1, '15000', '26000'],
  ['G2', 'Technician', 2, '22000', '38000'],
  ['G3', 'Executive', 3, '32000', '60000'],
  ['G4', 'Specialist', 4, '50000', '95000'],
  ['G5', 'Supervisor', 5, '45000', '85000'],
  ['G6', 'Manager', 6, '90000', '180000'],
  ['G7', 'Head', 7, '170000', '320000'],
  ['G8', 'Director', 8, '300000', '600000'],
] as const;

/** Code, name, grade. */
export const jobLevels = [
  ['L1', 'Trainee', 'G1'],
  ['L2', 'Associate', 'G2'],
  ['L3', 'Professional', 'G3'],
  ['L4', 'Senior professional', 'G4'],
  ['L5', 'Team lead', 'G5'],
  ['L6', 'Manager', 'G6'],
  ['L7', 'Head of function', 'G7'],
  ['L8', 'Executive board', 'G8'],
] as const;

/** Code, title, level, grade, days of probation, notice within and after it. */
export const designations = [
  ['MD', 'Managing director', 'L8', 'G8', 180, 60, 90],
  ['CHRO', 'Chief human resources officer', 'L8', 'G8', 180, 60, 90],
  ['CFO', 'Chief financial officer', 'L8', 'G8', 180, 60, 90],
  ['COO', 'Chief operating officer', 'L8', 'G8', 180, 60, 90],
  ['CSO', 'Chief sales officer', 'L8', 'G8', 180, 60, 90],
  ['HRM', 'Human resources manager', 'L6', 'G6', 90, 30, 60],
  ['HRX', 'Human resources executive', 'L3', 'G3', 90, 15, 30],
  ['RECM', 'Talent acquisition manager', 'L6', 'G6', 90, 30, 60],
  ['RECX', 'Recruiter', 'L3', 'G3', 90, 15, 30],
  ['PAYM', 'Payroll manager', 'L6', 'G6', 90, 30, 60],
  ['PAYX', 'Payroll executive', 'L3', 'G3', 90, 15, 30],
  ['ACC', 'Accountant', 'L4', 'G4', 90, 15, 30],
  ['PLM', 'Plant manager', 'L6', 'G6', 180, 30, 60],
  ['QAM', 'Quality manager', 'L6', 'G6', 90, 30, 60],
  ['QAX', 'Quality inspector', 'L3', 'G3', 90, 15, 30],
  ['PLN', 'Production planner', 'L4', 'G4', 90, 15, 30],
  ['SUP', 'Shift supervisor', 'L5', 'G5', 90, 15, 30],
  ['OPR', 'Machine operator', 'L2', 'G1', 90, 7, 15],
  ['TEC', 'Maintenance technician', 'L3', 'G2', 90, 15, 30],
  ['CHE', 'Dye chemist', 'L4', 'G4', 90, 15, 30],
  ['SALM', 'Sales manager', 'L6', 'G6', 90, 30, 60],
  ['SALX', 'Sales executive', 'L3', 'G3', 90, 15, 30],
  ['DESM', 'Head of design', 'L7', 'G7', 90, 30, 60],
  ['DESX', 'Textile designer', 'L4', 'G4', 90, 15, 30],
  ['ITM', 'IT manager', 'L6', 'G6', 90, 30, 60],
  ['DEV', 'Software engineer', 'L4', 'G4', 90, 30, 60],
  ['SUPP', 'Support engineer', 'L3', 'G3', 90, 15, 30],
  ['PUR', 'Purchasing officer', 'L3', 'G3', 90, 15, 30],
  ['LOG', 'Logistics coordinator', 'L3', 'G3', 90, 15, 30],
] as const;

/** Code, name, department above, location, number of the head. Departments above stand first. */
export const departments = [
  ['EXE', 'Executive office', null, 'CBE', '1001'],
  ['HR', 'Human resources', 'EXE', 'CBE', '1002'],
  ['REC', 'Talent acquisition', 'HR', 'BLR', '1007'],
  ['FIN', 'Finance', 'EXE', 'CBE', '1003'],
  ['PAY', 'Payroll', 'FIN', 'CBE', '1008'],
  ['IT', 'Information technology', 'FIN', 'BLR', '1016'],
  ['OPS', 'Operations', 'EXE', 'CBE', '1004'],
  ['SPN', 'Spinning', 'OPS', 'CBE', '1012'],
  ['WEV', 'Weaving', 'OPS', 'CBE', '1009'],
  ['DYE', 'Dyeing and finishing', 'OPS', 'TUP', '1010'],
  ['QUA', 'Quality', 'OPS', 'OSA', '1011'],
  ['SCM', 'Supply chain', 'OPS', 'CBE', '1058'],
  ['SAL', 'Sales', 'EXE', 'BOM', '1005'],
  ['DOM', 'Domestic sales', 'SAL', 'BOM', '1014'],
  ['EXP', 'Export sales', 'SAL', 'PAR', '1013'],
  ['DES', 'Design', 'EXE', 'BLR', '1015'],
] as const;

export const employeeTypes = [
  { code: 'PERM', name: 'Permanent' },
  { code: 'FIXED', name: 'Fixed term' },
  { code: 'TRAIN', name: 'Trainee', eligibleForBenefits: false },
  { code: 'CONTR', name: 'Contractor', eligibleForBenefits: false },
];

export const workSchedules = [
  { code: 'GEN', name: 'General shift', startsAt: '09:00', endsAt: '18:00', hoursPerDay: '8', weeklyTargetEffort: '40' },
  { code: 'MOR', name: 'Morning shift', startsAt: '06:00', endsAt: '14:00', hoursPerDay: '7.5', weeklyTargetEffort: '45' },
  { code: 'EVE', name: 'Evening shift', startsAt: '14:00', endsAt: '22:00', hoursPerDay: '7.5', weeklyTargetEffort: '45' },
  { code: 'NIG', name: 'Night shift', startsAt: '22:00', endsAt: '06:00', hoursPerDay: '7.5', weeklyTargetEffort: '45' },
];

export const businessUnits = [
  { code: 'FAB', name: 'Fabrics', costCenter: 'CC-100' },
  { code: 'YRN', name: 'Yarns', costCenter: 'CC-200' },
  { code: 'CRP', name: 'Corporate', costCenter: 'CC-900' },
];
