import type { StatedDeductor } from '../../domain/tax-statements/statement.ts';
import type { Transaction } from '../db/org.ts';

/** Letters of the file format. */
const CATEGORIES = { COMPANY: 'K', COMPANY_BRANCH: 'M', FIRM: 'F', TRUST: 'T', ASSOCIATION: 'P', BODY_OF_INDIVIDUALS: 'B', JURIDICAL_PERSON: 'J', INDIVIDUAL: 'Q' } as const;

type Row = {
  readonly name: string; readonly category: keyof typeof CATEGORIES; readonly tan: string; readonly pan: string; readonly branch: string | null; readonly address: Readonly<Record<string, string>> | null; readonly email: string; readonly phone: string;
  readonly responsibleName: string; readonly responsibleDesignation: string; readonly responsiblePan: string;
};

const letters = (text: string): string => text.toLowerCase().replaceAll('&', 'and').replaceAll(/[^a-z]/g, '');

/** Null where nobody has entered who deducts. A state that the law has no code of, and a lacking postal code, are ''. */
export const readDeductor = async (tx: Transaction, states: Readonly<Record<string, string>>): Promise<StatedDeductor | null> => {
  const [row] = await tx.query<Row>(
    `select name, category, tan, pan, branch, address, email, phone, responsible_name as "responsibleName", responsible_designation as "responsibleDesignation", responsible_pan as "responsiblePan" from tax_deductor where org_code = $1`,
    [tx.orgCode],
  );
  if (!row) return null;
  const { address, category, branch, responsibleName, responsibleDesignation, responsiblePan, ...rest } = row;
  const state = letters(address?.['state'] ?? '');
  return {
    ...rest,
    category: CATEGORIES[category],
    branch: branch ?? '',
    address: ['street1', 'street2', 'city'].map((part) => address?.[part] ?? '').filter((line) => line !== ''),
    stateCode: Object.entries(states).find(([name]) => letters(name) === state)?.[1] ?? '',
    pincode: (address?.['pincode'] ?? '').replaceAll(/\D/g, ''),
    responsible: { name: responsibleName, designation: responsibleDesignation, pan: responsiblePan },
  };
};
