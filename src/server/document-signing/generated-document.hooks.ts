import type { DocumentAudience } from '../../domain/documents/document-words.ts';
import { isUnderWay } from '../../domain/documents/standing.ts';
import { takeBackAsking, tellEnded } from '../documents/document-mails.ts';
import { signaturesOf, type GeneratedDocument, type SignerRow } from '../documents/document.ts';
import { namesOf, signersOf } from '../documents/signers.ts';
import { refuse } from '../refuse.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import type { Change } from '../resource/journal.ts';
import { deleteOld } from '../resource/new-records.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { resourceOf } from '../resource/registry.ts';
import { signerProblems } from './signer-problems.ts';

/** Written by sending, signing and voiding alone. */
const written = (): readonly string[] => resourceOf('GeneratedDocument').fields.filter(({ acts, hidden, fixed }) => acts === true || hidden === true || fixed === true).map(({ key }) => key);

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);

/** Undoing takes a document back that nobody has looked at yet; whatever else became of it stands. */
const refuseGoingBack = (values: Values, before: Image): void => {
  if (values['status'] === before['status']) return;
  if (!(before['status'] === 'SENT' && (before['waitsFor'] ?? null) !== null && values['status'] === 'DRAFT')) throw refuse('DOCUMENT_STANDS');
};

/** A draft may be changed; what was sent stands. Who signs is said by name. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    // An earlier state of a record comes back whole.
    const goesBack = Object.hasOwn(values, 'version');
    if (goesBack) {
      if (before !== null) refuseGoingBack(values, before);
      return;
    }
    if (before !== null && before['status'] !== 'DRAFT') throw refuse('DOCUMENT_STANDS');
    if (written().some((key) => Object.hasOwn(values, key) && differs(values[key], before?.[key]))) throw refuse('DOCUMENT_STANDS');
    const whole = { ...before, ...values } as unknown as GeneratedDocument;
    const signers = (whole.signers ?? []) as readonly SignerRow[];
    refuseFields(caller, signerProblems('signers', whole.audience as DocumentAudience, signers, true));
    values['signatories'] = namesOf((await signersOf(tx, { ...whole, signers })).signers);
  },
  afterSave: async (tx, _caller, after, before) => {
    if (before?.['status'] !== 'SENT' || after['status'] !== 'DRAFT') return;
    if (!(await takeBackAsking(tx, after.id))) await tellEnded(tx, before as GeneratedDocument, await signaturesOf(tx, after.id), null);
  },
  beforeDelete: async (_tx, _caller, images) => {
    for (const image of images as readonly GeneratedDocument[]) if (isUnderWay(image)) throw refuse('DOCUMENT_UNDER_WAY', { words: { document: image.name } });
  },
  alongDelete: async (tx, _caller, images) => {
    const changes: Change[] = [];
    for (const { id } of images) changes.push(...(await deleteOld(tx, 'DocumentSignature', await signaturesOf(tx, id, true))));
    return changes;
  },
};
