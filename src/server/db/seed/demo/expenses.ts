/** Journeys of the demo people and what they claim back. */
import { addDays } from '../../../../domain/dates.ts';
import type { SeedRecord } from '../seeding.ts';
import type { Ids, World } from './world.ts';

export const expenseTypes: readonly SeedRecord[] = [
  { name: 'Train and flight', code: 'TICKET', receiptAlways: true },
  { name: 'Taxi and local transport', code: 'LOCAL' },
  { name: 'Hotel', code: 'HOTEL', maximumAmount: '15000', receiptAlways: true, description: 'One stay on one bill. Dearer hotels are agreed beforehand.' },
  { name: 'Meals with guests', code: 'GUESTS', maximumAmount: '8000', description: 'Say with whom.' },
  { name: 'Phone and internet', code: 'PHONE', maximumAmount: '1500' },
  { name: 'Training and books', code: 'TRAINING' },
];

export const journeys = ({ employees, today }: World): readonly SeedRecord[] =>
  ([
    ['1013', 3, 7, 'APPROVED', 'Spring collection for buyers', 'Paris', 'FR', '240000', true],
    ['1028', -13, -10, 'APPROVED', 'Training on the new dosing line', 'Tiruppur', 'IN', '18000', false],
    ['1028', 5, 6, 'PENDING', 'Textile fair', 'Coimbatore', 'IN', '9500', true],
    ['1052', 10, 13, 'PENDING', 'Design review with the importer', 'Osaka', 'JP', '185000', true],
    ['1020', -30, -29, 'APPROVED', 'Campus day at the textile institute', 'Mumbai', 'IN', '14000', false],
    ['1055', 1, 3, 'REJECTED', 'Server move', 'Bengaluru', 'IN', '22000', false],
  ] as const).map(([number, from, to, status, purpose, destination, country, estimatedCost, bookingNeeded]) => ({
    employeeId: employees.get(number), fromDate: addDays(today, from), toDate: addDays(today, to), status, purpose, destination, country, estimatedCost, bookingNeeded,
  }));

/** By purposes of journeys, codes of expense types and titles of per diems. */
export type ExpenseIds = { readonly journeys: Ids; readonly types: Ids; readonly perDiems: Ids };

export const claims = ({ employees, today }: World, { journeys: of, types, perDiems }: ExpenseIds): readonly SeedRecord[] => {
  const on = (day: number, type: string, amount: string, description: string) => ({ spentOn: addDays(today, day), expenseTypeId: types.get(type), amount, description });
  const claim = (number: string, purpose: string, claimed: number, status: string, total: string, rest: SeedRecord) => ({ employeeId: employees.get(number), purpose, claimedOn: addDays(today, claimed), status, total, currency: 'INR', ...rest });
  return [
    claim('1028', 'Training on the new dosing line', -9, 'PENDING', '4680', {
      travelId: of.get('Training on the new dosing line'),
      expenses: [on(-13, 'LOCAL', '640', 'Taxi to the station'), on(-10, 'LOCAL', '440', 'Station to home')],
      perDiems: [{ perDiemId: perDiems.get('India, other places'), fromDate: addDays(today, -13), toDate: addDays(today, -10) }],
    }),
    claim('1028', 'Phone while on call', -41, 'APPROVED', '799', { paidOn: addDays(today, -30), expenses: [on(-45, 'PHONE', '799', 'Monthly plan')] }),
    claim('1020', 'Campus day at the textile institute', -27, 'APPROVED', '5950', { travelId: of.get('Campus day at the textile institute'), expenses: [on(-30, 'LOCAL', '1150', 'Taxis in Mumbai'), on(-29, 'GUESTS', '4800', 'Lunch with six students')] }),
    claim('1053', 'Swatch books', -3, 'PENDING', '4496', { expenses: [{ ...on(-5, 'TRAINING', '48', 'Colour forecast, spring'), currency: 'EUR', converted: '4496' }] }),
    claim('1055', 'Router for the night shift', -2, 'DRAFT', '2999', { expenses: [on(-2, 'PHONE', '2999', 'Router')] }),
  ];
};
