import { fillWords, namesIn, type DocumentAudience } from '../../domain/documents/document-words.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import type { Language } from '../../domain/languages.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/org.ts';
import type { SignatoryRole, SignerRow } from '../documents/document.ts';
import { readFacts } from '../documents/facts.ts';
import { namesOf, signersOf } from '../documents/signers.ts';
import { refuse } from '../refuse.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { addNew, withRowIds } from '../resource/new-records.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages } from '../resource/store.ts';
import { beyondReach } from '../resource/within-reach.ts';

type Arguments = { readonly templateId: number; readonly employeeIds?: readonly number[] | null; readonly candidateIds?: readonly number[] | null };
type Template = { readonly id: string; readonly audience: DocumentAudience; readonly language: Uppercase<Language>; readonly status: string; readonly heading: string; readonly body: string; readonly filedAsId: string | null; readonly signatories: readonly { readonly role: SignatoryRole; readonly employeeId: string | null }[] | null };

/** One request makes so many documents. */
const MOST = 100;
const LONGEST = 200;

const templateOf = async (tx: Transaction, templateId: number): Promise<Template | undefined> => {
  const found = (await readImages(tx, resourceOf('DocumentTemplate'), [String(templateId)], false)).get(String(templateId)) as Template | undefined;
  return found?.status === 'ACTIVE' ? found : undefined;
};

const problemsOf = (template: Template | undefined, field: 'employeeIds' | 'candidateIds', ids: readonly string[], others: readonly number[]): Problem[] => {
  if (!template) return [{ field: 'templateId', ...finding('rule.reference') }];
  if (others.length > 0) return [{ field: 'templateId', ...finding('documents.otherAudience', {}, { audience: `enum.DocumentAudience.${template.audience}` }) }];
  return ids.length === 0 ? [{ field, ...finding('documents.nobody') }] : ids.length > MOST ? [{ field, ...finding('documents.tooMany', { most: MOST }) }] : [];
};

/** Makes a draft for each person, in words that the caller may read of them. */
export const addDocuments = (args: Arguments, context: Context, grant: Grant) =>
  inChangeSet('addDocuments', args, context, grant, null, async (tx) => {
    const { session } = grant;
    const template = await templateOf(tx, args.templateId);
    const isForCandidates = template?.audience === 'CANDIDATE';
    const [chosen, others] = isForCandidates ? [args.candidateIds ?? [], args.employeeIds ?? []] : [args.employeeIds ?? [], args.candidateIds ?? []];
    const ids = [...new Set(chosen.map(String))];
    refuseProblems({ session }, problemsOf(template, isForCandidates ? 'candidateIds' : 'employeeIds', ids, others));
    const { id: templateId, audience, language, heading, body, filedAsId, signatories } = template!;
    const facts = await readFacts(tx, session, audience, ids, language.toLowerCase() as Language);
    const records: Record<string, unknown>[] = [];
    for (const { id, name: personName, managerId, values } of facts) {
      const rows = (signatories ?? []).map(({ role, employeeId }) => ({ role, employeeId: role === 'NAMED' ? employeeId : role === 'MANAGER' ? managerId : null }));
      const signers = (await withRowIds(tx, 'document_signer', rows)) as unknown as readonly SignerRow[];
      const about = { personName, employeeId: isForCandidates ? null : id, candidateId: isForCandidates ? id : null };
      const named = await signersOf(tx, { ...about, signers });
      records.push({
        ...about, name: fillWords(heading, values).slice(0, LONGEST), signatories: namesOf(named.signers), status: 'DRAFT', author: session.name, audience, templateId, language, madeOn: new Date().toISOString(), body: fillWords(body, values), signers, filedAsId: isForCandidates ? null : filedAsId,
        sentOn: null, waitsFor: null, waitsSince: null, remindedOn: null, reminders: null, expiresOn: null, closedOn: null, reason: null, letter: null, letterDigest: null, signedLetter: null, signedDigest: null, authorAccount: session.userId,
      });
    }
    const changes = await addNew(tx, 'GeneratedDocument', records, session.name);
    // A right on some people's documents makes none of others.
    if ((await beyondReach(tx, resourceOf('GeneratedDocument'), changes.map(({ id }) => id), { db: context.db, session, reach: grant, form: null, reason: null })).size > 0) throw refuse('NOT_FOUND');
    const missing = [...new Set(records.flatMap((record) => namesIn(`${String(record['name'])} ${String(record['body'])}`)))];
    return { changes, answer: { documentIds: changes.map(({ id }) => Number(id)), missing } };
  });
