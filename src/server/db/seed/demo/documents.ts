/** Awards, passports, licences and accreditations, some of them expired or about to be, and the pay cycles. */
import { addDays, addMonths, firstOfMonth, lastOfMonth } from '../../../../domain/dates.ts';
import type { SeedRecord } from '../seeding.ts';
import type { World } from './world.ts';

export const awards = ({ employees, today }: World): readonly SeedRecord[] =>
  ([
    ['1028', -3, 'Spot award', 'Found a fault in the warp before it spoiled a shift'],
    ['1040', -8, 'Quality champion', 'A quarter without a returned bale'],
    ['1055', -15, 'Innovator of the month', 'Halved the time of the stock count'],
    ['1050', -22, 'Best newcomer', 'Two new key accounts'],
    ['1009', -70, 'Leader of the year', 'Voted by the weaving teams'],
    ['1046', -200, 'Long service', 'Five years at the Paris showroom'],
  ] as const).map(([number, day, name, description]) => ({ employeeId: employees.get(number), awardedOn: addDays(today, day), name, description }));

export const passports = ({ employees, today }: World): readonly SeedRecord[] =>
  ([
    ['1001', 'Z4410027', 'IN', 900], ['1004', '19AK83321', 'FR', 24], ['1005', 'A07711520', 'NG', -15], ['1009', 'Z5521904', 'IN', 12], ['1011', 'TR8830291', 'JP', 1400],
    ['1013', '18CV55213', 'FR', 410], ['1016', 'Z7719230', 'IN', 40], ['1028', 'Z8812345', 'IN', 20], ['1038', 'TK2201983', 'JP', 58], ['1046', '20HE11873', 'FR', 2100], ['1056', 'P4471002B', 'PH', -70],
  ] as const).map(([number, passport, issuingCountry, left]) => ({ employeeId: employees.get(number), number: passport, issuingCountry, issuedOn: addDays(today, left - 3650), expiresOn: addDays(today, left) }));

export const licences = ({ employees, today }: World): readonly SeedRecord[] =>
  ([
    ['1045', 'Boiler operation', 'TN-BOI-20117', 'Directorate of Boilers', 9], ['1041', 'Forklift', 'FL-88213', 'National Safety Council', -4], ['1058', 'Driving licence', 'TN37 20140011', 'RTO Coimbatore', 700],
    ['1028', 'Driving licence', 'TN38 20180455', 'RTO Coimbatore', -20], ['1033', 'Forklift', 'FL-90127', 'National Safety Council', 27], ['1049', 'Driving licence', 'MH01 20120987', 'RTO Mumbai', 1200],
  ] as const).map(([number, kind, code, issuingAuthority, left]) => ({ employeeId: employees.get(number), kind, number: code, issuingAuthority, issuingCountry: 'IN', expiresOn: addDays(today, left) }));

/** What has no end; who is not named has not brought what the designation needs. */
const proved = [['Machine guarding', ['1027', '1029', '1031', '1034', '1035', '1042', '1043', '1062']], ['First aid', ['1026', '1033', '1041']], ['Fire warden', ['1025', '1026', '1033']]] as const;

export const accreditations = ({ employees, accreditations: types, today }: World): readonly SeedRecord[] => [
  ...proved.flatMap(([name, numbers]) => numbers.map((number) => ({ employeeId: employees.get(number), name, accreditationId: types.get(name), issuedOn: addDays(today, -400) }))),
  ...([
    ['1037', 'Oeko-Tex chemist', 'OT-4471', 'Oeko-Tex Association', 18], ['1040', 'ISO 9001 auditor', 'AUD-20931', 'Quality Council', -30], ['1011', 'Six Sigma black belt', 'SSBB-771', 'Quality Council', 500],
    ['1025', 'First aid', 'FA-33120', 'Red Cross', 6], ['1028', 'Fire warden', 'FW-1190', 'Fire and Rescue Services', 45], ['1006', 'Certified HR professional', 'CHRP-210', 'National HRD Network', 260],
  ] as const).map(([number, name, code, issuingAuthority, left]) => ({ employeeId: employees.get(number), name, accreditationId: types.get(name), number: code, issuingAuthority, issuedOn: addDays(today, left - 1095), expiresOn: addDays(today, left) })),
];

/** The months of the financial year up to this one; this one is open. */
export const payrollCycles = ({ today }: World): readonly SeedRecord[] =>
  Array.from({ length: 8 }, (_, index) => {
    const fromDate = firstOfMonth(addMonths(firstOfMonth(today), index - 7));
    return { name: fromDate.slice(0, 7), fromDate, toDate: lastOfMonth(fromDate), payDate: lastOfMonth(fromDate), status: index === 7 ? 'OPEN' : 'FINALIZED' };
  });
