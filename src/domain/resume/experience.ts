/** Where somebody worked, as what and when. */
import { isPlace } from './contact.ts';
import { datedEntries, type Entry } from './entries.ts';
import { found, type Found } from './found.ts';
import { companyWord, titleWord } from './lexicon.ts';
import type { ResumeLine } from './line.ts';

export type Job = { readonly company: string; readonly designation: string | null; readonly location: string | null; readonly startedOn: string | null; readonly endedOn: string | null; readonly isCurrent: boolean; readonly description: string | null };

const AT = /^(.{3,80}?)\s+(?:at|@|chez|en|para|with)\s+(\p{Lu}.{1,80})$/u;
const PARTS = /\t|\s[|·•/]\s|\s+[–—-]\s+/;

const FIRM_END = /(?:&|\b(?:and|et|y|und|e))\s+(?:co|company|sons?|bros|brothers|partners|associates|cie|fils|fr[eè]res|associ[eé]s|c[ií]a|hijos|asociados|s[oö]hne)\.?$/iu;
const isFirm = (text: string): boolean => companyWord(text) !== undefined || FIRM_END.test(text);
/** One name of those that a firm is called by. */
const isPartner = (piece: string | undefined): boolean => piece !== undefined && /^\p{Lu}[\p{L}.'’-]+$/u.test(piece) && titleWord(piece) === undefined;

/** 'Acme, Inc.' and 'Weaver, Silk & Co' are one name each. */
const joined = (pieces: readonly string[]): string[] =>
  pieces.reduce<string[]>((kept, piece) => {
    if (kept.length > 0 && /^(?:inc|llc|ltd|l\.?p|s\.?a|gmbh|co)\.?$/i.test(piece)) return [...kept.slice(0, -1), `${kept.at(-1)}, ${piece}`];
    if (!FIRM_END.test(piece) && !(piece.includes('&') && isFirm(piece))) return [...kept, piece];
    let from = kept.length;
    while (isPartner(kept[from - 1])) from -= 1;
    return [...kept.slice(0, from), [...kept.slice(from), piece].join(', ')];
  }, []);

/** A part 'A, B' is a title and a firm, in one order or the other, unless it is a place. */
const split = (part: string): string[] => {
  if (isPlace(part) && !titleWord(part) && !isFirm(part)) return [part];
  const at = AT.exec(part);
  if (at && titleWord(at[1]!) !== undefined) return [at[1]!, at[2]!];
  const pieces = part.split(/,\s+|、/);
  if (pieces.length < 2) return [part];
  const [first, second, ...others] = joined(pieces);
  if (second === undefined) return [first!];
  if (others.length === 0) return [first!, second];
  // 'Nexus, Engineer, Paris, France' ends in a place, 'Weaver, Silk & Co, Paris, France' is followed by one.
  const after = [second, ...others].join(', ');
  return FIRM_END.test(first!) && isPlace(after) && titleWord(after) === undefined ? [first!, after] : [first!, second, others.join(', ')];
};

type Named = { readonly company: string | null; readonly designation: string | null; readonly location: string | null; readonly certain: number };

/** Which part is the firm, the title and the place. Where no word tells, the title comes first. */
export const namedBy = (heads: readonly string[]): Named => {
  const parts = heads.flatMap((head) => head.split(PARTS)).map((part) => part.trim()).filter((part) => part !== '' && !/^https?:/i.test(part)).flatMap(split).map((part) => part.replace(/^[,;:–—-]+|[,;:–—-]+$/g, '').trim()).filter((part) => part.length > 1).slice(0, 6);
  const location = parts.find((part) => isPlace(part) && !isFirm(part) && titleWord(part) === undefined) ?? null;
  const rest = parts.filter((part) => part !== location);
  const titled = rest.filter((part) => titleWord(part) !== undefined);
  const designation = titled.find((part) => !isFirm(part)) ?? (rest.length > 1 ? titled[0] : undefined);
  const others = rest.filter((part) => part !== designation);
  if (designation !== undefined) return { designation, company: others.find(isFirm) ?? others[0] ?? null, location, certain: 0.9 };
  const firm = rest.find(isFirm);
  if (firm !== undefined) return { company: firm, designation: rest.find((part) => part !== firm) ?? null, location, certain: 0.8 };
  return rest.length > 1 ? { designation: rest[0]!, company: rest[1]!, location, certain: 0.6 } : { company: rest[0] ?? null, designation: null, location, certain: 0.5 };
};

const jobOf = ({ heads, span, told, source }: Entry): Found<Job> | undefined => {
  const { company, designation, location, certain } = namedBy(heads);
  if (company === null && designation === null) return undefined;
  const job: Job = { company: (company ?? designation)!.slice(0, 200), designation: company === null ? null : (designation?.slice(0, 200) ?? null), location: location?.slice(0, 160) ?? null, startedOn: span?.start ?? null, endedOn: span?.end ?? null, isCurrent: span?.isCurrent ?? false, description: told.join('\n').slice(0, 4000) || null };
  return found(job, certain - (company === null ? 0.3 : 0), source);
};

export const jobsOf = (lines: readonly ResumeLine[]): Found<Job>[] => datedEntries(lines).flatMap((entry) => jobOf(entry) ?? []).slice(0, 40);

/** The job that goes on, else the one that began last. */
export const currentJob = (jobs: readonly Found<Job>[]): Found<Job> | undefined =>
  [...jobs].sort((one, other) => Number(other.value.isCurrent) - Number(one.value.isCurrent) || (other.value.startedOn ?? '').localeCompare(one.value.startedOn ?? ''))[0];
