/** What the demo organisation is made of besides its people: groups, kinds of places, roles, projects, documents, accreditations. References are named by code or name. */
import { addDays } from '../../../../domain/dates.ts';

/** Code, name, number of the head, description. */
export const organizationGroups = [
  ['MFG', 'Manufacturing', '1004', 'Spinning, weaving and dyeing with what keeps the mills running'],
  ['COM', 'Commercial and corporate', '1003', 'Sales, design, finance and human resources'],
] as const;

/** Code of a business unit, its group, number of its head. */
export const unitsOfGroups = [
  ['FAB', 'MFG', '1009'],
  ['YRN', 'MFG', '1012'],
  ['CRP', 'COM', '1003'],
] as const;

export const locationTypes = [
  { code: 'MILL', name: 'Mill', description: 'Machines, shifts and a canteen' },
  { code: 'DYE', name: 'Dye house', description: 'Chemicals are stored and used here' },
  { code: 'OFF', name: 'Office' },
  { code: 'STU', name: 'Design studio' },
  { code: 'SHOW', name: 'Showroom', description: 'Open to customers by appointment' },
];

export const locationAreas = [
  { code: 'TN', name: 'Tamil Nadu belt', description: 'Coimbatore, Tiruppur and Erode' },
  { code: 'INW', name: 'India west and south' },
  { code: 'APAC', name: 'Asia Pacific' },
  { code: 'EU', name: 'Europe' },
];

export const brands = [
  { code: 'NWT', name: 'Northwind', description: 'Fabrics by the metre' },
  { code: 'KAVI', name: 'Kavi', description: 'Handloom collection' },
  { code: 'LOOM8', name: 'Loom Eight', description: 'Technical textiles' },
];

/** Code of a location, its type, area and brand. */
export const placesOfLocations = [
  ['CBE', 'MILL', 'TN', 'NWT'], ['TUP', 'DYE', 'TN', 'NWT'], ['BLR', 'STU', 'INW', 'KAVI'], ['BOM', 'OFF', 'INW', 'NWT'],
  ['MNL', 'OFF', 'APAC', 'LOOM8'], ['PAR', 'SHOW', 'EU', 'KAVI'], ['OSA', 'OFF', 'APAC', 'LOOM8'],
] as const;

/** Code, name, level, responsibilities. */
export const jobRoles = [
  ['LEAD', 'Shift lead', 'L5', 'Hands the shift over, keeps the log, answers for the safety of the line'],
  ['LOOM', 'Loom operator', 'L2', 'Runs up to eight looms, mends breaks, reports faults'],
  ['TRN', 'Trainer', 'L4', 'Trains new operators in their first three months'],
  ['BUY', 'Buyer', 'L3', 'Orders cotton, dyes and spare parts within the budget'],
  ['AUD', 'Internal auditor', 'L4', 'Checks processes against ISO 9001 and reports to the board'],
  ['FAID', 'First aider', 'L2', 'Is called first when somebody is hurt'],
] as const;

export const serviceProviders = [
  { code: 'SAFE', name: 'SafeGuard Services', service: 'Security and housekeeping', taxNumber: 'AAKCS4821M', contactPerson: 'Mohan Raj', email: 'contracts@safeguard.example', phone: '+914224411220', address: { street1: '8 Trichy Road', city: 'Coimbatore', state: 'Tamil Nadu', country: 'IN', pincode: '641005' }, contractFrom: '2024-04-01', contractTo: '2027-03-31' },
  { code: 'STAFF', name: 'Kovai Staffing', service: 'Temporary operators', taxNumber: 'AAFCK9012P', contactPerson: 'Latha Iyer', email: 'desk@kovaistaffing.example', phone: '+914224490011', contractFrom: '2025-01-01', contractTo: '2026-12-31' },
  { code: 'PAYCO', name: 'Meridian Payroll', service: 'Returns and payroll', taxNumber: 'AAGCM3377K', contactPerson: 'Nisha Rao', email: 'returns@meridian.example', contractFrom: '2023-04-01' },
  { code: 'OLDCO', name: 'Rapid Facility', service: 'Housekeeping', contractFrom: '2019-04-01', contractTo: '2024-03-31', status: 'INACTIVE' },
];

/** Code, name, client, number of the manager, business unit, location, days from today of begin and end, status. */
const projectLines = [
  ['P-101', 'Loom renewal', null, '1009', 'FAB', 'CBE', -200, 160, 'ACTIVE'],
  ['P-102', 'Zero discharge dyeing', null, '1010', 'FAB', 'TUP', -420, 60, 'ACTIVE'],
  ['P-103', 'Spring collection', 'Maison Verlaine', '1015', 'CRP', 'PAR', -60, 90, 'ACTIVE'],
  ['P-104', 'Hospital linen', 'Apollo Hospitals', '1014', 'FAB', 'BOM', -30, 330, 'ACTIVE'],
  ['P-105', 'Warehouse system', null, '1016', 'CRP', 'BLR', -300, -20, 'INACTIVE'],
] as const;

export const projects = (today: string) =>
  projectLines.map(([code, name, client, manager, unit, location, from, to, status]) => ({ code, name, client, manager, unit, location, fromDate: addDays(today, from), toDate: addDays(today, to), status }));

export const currencies = [
  { code: 'INR', name: 'Indian rupee', symbol: '₹', decimals: 2 },
  { code: 'EUR', name: 'Euro', symbol: '€', decimals: 2 },
  { code: 'JPY', name: 'Japanese yen', symbol: '¥', decimals: 0 },
  { code: 'PHP', name: 'Philippine peso', symbol: '₱', decimals: 2 },
  { code: 'USD', name: 'US dollar', symbol: '$', decimals: 2 },
];

export const perDiems = [
  { title: 'India, metro cities', country: 'IN', perDiemRate: '1500', currency: 'INR', description: 'Bengaluru, Chennai, Delhi, Hyderabad, Kolkata, Mumbai' },
  { title: 'India, other places', country: 'IN', perDiemRate: '900', currency: 'INR' },
  { title: 'Lodging in India', country: 'IN', configurationType: 'UP_TO_RATE', expenseType: 'LODGING', perDiemRate: '4500', currency: 'INR', includeTravelDates: false },
  { title: 'France', country: 'FR', expenseType: 'ALL_INCLUSIVE', perDiemRate: '165', currency: 'EUR' },
  { title: 'Japan', country: 'JP', perDiemRate: '9000', currency: 'JPY' },
  { title: 'Philippines', country: 'PH', perDiemRate: '2200', currency: 'PHP', status: 'INACTIVE' },
];
