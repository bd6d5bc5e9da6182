import { SAME } from '../../domain/duplicates/compare.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { alikeTo } from './duplicates/near.ts';
import { bornEverywhere, candidatesOf, knownOf } from './duplicates/seen.ts';

type Arguments = Readonly<Partial<Record<'firstName' | 'lastName' | 'email' | 'phone' | 'dateOfBirth', string | null>>> & { readonly candidateId?: number | null };

const MOST = 5;
const text = (value: string | null | undefined): string => value?.trim().slice(0, 200) ?? '';

/** Who may be the person of whom a form tells so far: among the candidates whom the caller sees. Nobody finds out a birth date by trying days. */
export const candidateLookalikes = async (args: Arguments, { db }: Context, { session }: Grant) => {
  const reach = candidatesOf(session, 'VIEW');
  const [firstName, lastName] = [text(args.firstName), text(args.lastName)];
  const own = args.candidateId == null ? null : String(args.candidateId);
  const asked = { key: 'form', own, firstName, lastName, name: `${firstName} ${lastName}`.trim(), email: text(args.email) || null, phone: text(args.phone).replaceAll(/[\s()-]/g, '') || null, dateOfBirth: bornEverywhere(session) ? (args.dateOfBirth ?? null) : null };
  const lookalikes = reach === null ? [] : await withOrg(db, session.orgCode, async (tx) => {
    const alike = await alikeTo(tx, [asked]);
    const known = await knownOf(tx, session, reach, alike, own);
    return alike.flatMap(({ id, whole, plain }) => {
      const one = known.get(id);
      const told = one?.born ? whole : plain;
      return one && told.score >= SAME ? [{ candidateId: Number(id), name: one.name, standing: one.standing, ...told }] : [];
    });
  });
  return { errorCode: '', message: '', validationError: null, lookalikes: lookalikes.sort((one, other) => other.score - one.score).slice(0, MOST) };
};
