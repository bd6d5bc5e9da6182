import { createHash } from 'node:crypto';
import type { Paper } from './paper.ts';

export type Sealed = { readonly bytes: Buffer; /** SHA-256, hexadecimal. */ readonly digest: string };

/** The paper as it is kept, with its digest. */
export const seal = async (paper: Paper): Promise<Sealed> => {
  const bytes = await paper.save();
  return { bytes, digest: createHash('sha256').update(bytes).digest('hex') };
};
