/** The record of somebody who joins, as they themselves read and write it. */
import { customisationFrom, FORM_FIELDS } from '../../customisation/form-fields.ts';
import type { Resource } from '../../../domain/resource.ts';
import type { Database } from '../../db/connection.ts';
import type { Transaction } from '../../db/org.ts';
import type { Caller } from '../../resource/caller.ts';
import { resourceOf } from '../../resource/registry.ts';
import { asCustomised } from '../../resource/take.ts';
import type { Image } from '../../resource/image.ts';
import { readImages } from '../../resource/store.ts';
import { systemCaller } from '../system-caller.ts';
import type { JoiningVisit } from './joining.ts';

const REASON = 'Filled in by the person who joins.';

/**
 * The person as a writer: no account, the right to change this kind of record and with it to name what its fields refer to, under their own name, by the
 * forms of the organisation. Which record it is, the pages say: the one of the link.
 */
const personCaller = async (tx: Transaction, db: Database, { visit, joining }: JoiningVisit): Promise<Caller> => {
  const [row] = await tx.query<{ fields: string | null }>(`select ${FORM_FIELDS} as fields`, [tx.orgCode]);
  const caller = systemCaller(db, tx.orgCode, visit.language, REASON);
  const rights = new Map([['ONBOARDING_INDIVIDUALS' as const, { view: true, add: false, update: true, delete: false, optionalChoice: false, scope: 'ALL' as const }]]);
  return { ...caller, form: 'ONBOARDING_INDIVIDUALS', session: { ...caller.session, name: joining.name.slice(0, 200), rights, ...(row?.fields ? { customisation: customisationFrom(tx.orgCode, row.fields) } : {}) } };
};

export const joiningResource = (): Resource => resourceOf('OnboardingIndividual');

/** The record, and its entity as the organisation has it. `lock` holds it until the transaction ends. */
export const readPerson = async (tx: Transaction, db: Database, of: JoiningVisit, lock = false): Promise<{ readonly caller: Caller; readonly whole: Resource; readonly image: Image | undefined }> => {
  const caller = await personCaller(tx, db, of);
  const resource = joiningResource();
  const images = await readImages(tx, resource, [of.joining.id], lock);
  return { caller, whole: asCustomised(resource, caller), image: images.get(of.joining.id) };
};
