/** Rows of somebody who joins that lack what the record of an employee needs. */
import { needsBankCode } from '../bank-account.ts';

type Row = Readonly<Record<string, unknown>>;

const NEEDS: Readonly<Record<string, { readonly name: string; readonly fields: readonly string[] }>> = {
  emergencyContacts: { name: 'name', fields: ['phone'] },
  family: { name: 'name', fields: ['relationshipId'] },
  education: { name: 'institution', fields: ['qualification', 'institution'] },
  experience: { name: 'company', fields: ['jobTitle', 'startedOn'] },
};
/** An account is told whole or not at all. */
const OF_ACCOUNT = ['bankId', 'bankCountry', 'accountNumber', 'accountHolder'];

const isEmpty = (value: unknown): boolean => value === null || value === undefined || String(value).trim() === '';

export type RowGap = { readonly field: string; /** The row's own name. */ readonly name: string; readonly at: number; readonly wants: readonly string[] };

/** In the order of the form. `wants` names the fields that are empty. */
export const rowGaps = (given: Row): RowGap[] => {
  const rows = Object.entries(NEEDS).flatMap(([field, { name, fields }]) =>
    ((given[field] as readonly Row[] | null | undefined) ?? []).flatMap((row, at): RowGap[] => {
      const wants = fields.filter((key) => isEmpty(row[key]));
      return wants.length === 0 ? [] : [{ field, name: String(row[name] ?? row['qualification'] ?? ''), at, wants }];
    }),
  );
  const wants = [...OF_ACCOUNT, ...(needsBankCode(String(given['bankCountry'] ?? '')) ? ['bankCode'] : [])].filter((key) => isEmpty(given[key]));
  return wants.length > 0 && OF_ACCOUNT.some((key) => !isEmpty(given[key])) ? [...rows, { field: 'accountNumber', name: '', at: 0, wants }] : rows;
};
