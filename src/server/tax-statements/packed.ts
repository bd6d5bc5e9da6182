/** A generated statement as it is kept beside its record: a few thousand deductions are a tenth of their text. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Statement } from '../../domain/tax-statements/statement.ts';

export type Packed = { readonly packed: string };

export const pack = (statement: Statement): Packed => ({ packed: deflateRawSync(JSON.stringify(statement)).toString('base64') });

/** Null where nothing was generated. */
export const unpack = (content: unknown): Statement | null => {
  const packed = (content as Partial<Packed> | null)?.packed;
  return typeof packed === 'string' ? (JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString()) as Statement) : null;
};
