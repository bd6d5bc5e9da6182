/** Recomputes the chain of every organisation's journal, and what no seal covers: undone marks, stray rows, change-sets that were never sealed. */
import type { Database } from '../connection.ts';
import { asOwner } from '../owner.ts';
import type { OwnerConnection } from '../owner.ts';
import { chainStart, readLinks, sealOf } from './links.ts';
import { strayFault } from './strays.ts';

/** A seal that somebody wrote down elsewhere: the journal must still hold it, or its end was cut off. */
export type NotedSeal = { readonly orgCode: string; readonly place: number; readonly seal: string };

export type Verdict = {
  readonly orgCode: string;
  readonly sealed: number;
  /** Change-sets that wait for the next second. */
  readonly waiting: number;
  /** The newest seal, hexadecimal; empty without one. */
  readonly last: string;
  /** What is wrong first, a sentence; null when the journal is whole. */
  readonly fault: string | null;
};

/** One consistent moment of the database, organisation by organisation. */
export const verifyJournals = (db: Database, noted: readonly NotedSeal[] = []): Promise<Verdict[]> =>
  asOwner(db, async (owner) => {
    await owner.query('begin isolation level repeatable read read only');
    const found = await owner.query<{ code: string }>('select org_code as code from change_set union select org_code from journal_seal union select org_code from change order by 1');
    const codes = [...new Set([...found.map(({ code }) => code), ...noted.map(({ orgCode }) => orgCode)])];
    const verdicts: Verdict[] = [];
    for (const code of codes) verdicts.push(await verifyJournal(owner, code, noted.filter(({ orgCode }) => orgCode === code)));
    await owner.query('commit');
    return verdicts;
  });

/** One organisation's, on a connection that sees one moment. */
export const verifyJournal = async (owner: OwnerConnection, orgCode: string, noted: readonly NotedSeal[] = []): Promise<Verdict> => {
  const chain = await follow(owner, orgCode, noted);
  const [row] = await owner.query<{ waiting: number }>('select count(*)::int as waiting from journal_unsealed where org_code = $1', [orgCode]);
  return { orgCode, ...chain, waiting: row?.waiting ?? 0, fault: chain.fault ?? (await strayFault(owner, orgCode)) };
};

type Chain = Pick<Verdict, 'sealed' | 'last' | 'fault'>;

const follow = async (owner: OwnerConnection, orgCode: string, noted: readonly NotedSeal[]): Promise<Chain> => {
  let before = chainStart(orgCode);
  let sealed = 0;
  let last = '';
  for await (const link of readLinks(owner, orgCode)) {
    const broken = (what: string): Chain => ({ sealed, last, fault: `Seal ${link.place}, change-set ${link.changeSetId}: ${what}` });
    if (Number(link.place) !== sealed + 1) return broken(`seal ${sealed + 1} before it is missing.`);
    const seal = sealOf(orgCode, before, link);
    if (seal.toString('hex') !== link.seal) return broken('the seal does not follow from the one before it.');
    if (link.found === null) return broken('the change-set is gone.');
    if (link.found !== link.digest) return broken('the change-set or its changes are not what was sealed.');
    if (noted.some(({ place, seal: known }) => place === sealed + 1 && known !== link.seal)) return broken('this is not the seal that was noted.');
    before = seal;
    last = link.seal;
    sealed += 1;
  }
  const cut = noted.find(({ place }) => place > sealed);
  return { sealed, last, fault: cut ? `Seal ${cut.place}, which was noted, is missing: the journal ends with seal ${sealed}.` : null };
};
