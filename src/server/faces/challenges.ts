/** Challenges that were given, until they are answered once or two minutes passed. */
import { randomBytes, randomInt } from 'node:crypto';
import { CHALLENGE_SECONDS, drawChallenges, isChallengeName } from '../../domain/attendance/challenges.ts';
import type { ChallengeName } from '../../domain/attendance/challenges.ts';
import type { Transaction } from '../db/org.ts';

const unguessable = (): string => randomBytes(18).toString('base64url');

export type Given = { readonly challengeId: string; readonly challengeName: ChallengeName };

/** Gives a person new challenges; those given before are void. */
export const giveChallenges = async (tx: Transaction, employeeId: string, count: number): Promise<{ challenges: Given[]; expiresAt: string }> => {
  const challenges = drawChallenges(count, (below) => randomInt(below)).map((challengeName) => ({ challengeId: unguessable(), challengeName }));
  await tx.query('delete from face_challenge where org_code = $1 and employee_id = $2::bigint', [tx.orgCode, employeeId]);
  const [first] = await tx.query<{ expiresAt: string }>(
    `insert into face_challenge (org_code, id, employee_id, name, expires_at)
     select $1, x.id, $2::bigint, x.name, now() + make_interval(secs => $3) from unnest($4::text[], $5::text[]) as x(id, name)
     returning expires_at as "expiresAt"`,
    [tx.orgCode, employeeId, CHALLENGE_SECONDS, challenges.map(({ challengeId }) => challengeId), challenges.map(({ challengeName }) => challengeName)],
  );
  return { challenges, expiresAt: first!.expiresAt };
};

/** Takes away all challenges of the person; answers those that still hold. Done or not, they cannot be answered again. */
export const takeChallenges = async (tx: Transaction, employeeId: string): Promise<ReadonlyMap<string, ChallengeName>> => {
  const rows = await tx.query<{ id: string; name: string; isOpen: boolean }>(
    `delete from face_challenge where org_code = $1 and employee_id = $2::bigint returning id, name, expires_at > now() as "isOpen"`,
    [tx.orgCode, employeeId],
  );
  return new Map(rows.flatMap(({ id, name, isOpen }) => (isOpen && isChallengeName(name) ? [[id, name] as const] : [])));
};

/** Notes a verified face; the answer opens one check-in of this person within two minutes. */
export const keepFaceCheck = async (tx: Transaction, employeeId: string): Promise<string> => {
  const id = unguessable();
  await tx.query('delete from face_check where org_code = $1 and employee_id = $2::bigint', [tx.orgCode, employeeId]);
  await tx.query('insert into face_check (org_code, id, employee_id, expires_at) values ($1, $2, $3::bigint, now() + make_interval(secs => $4))', [tx.orgCode, id, employeeId, CHALLENGE_SECONDS]);
  return id;
};

/** Uses a verified face up; false when it is unknown, somebody else's, used or too old. */
export const takeFaceCheck = async (tx: Transaction, employeeId: string, id: string): Promise<boolean> =>
  (await tx.query('delete from face_check where org_code = $1 and id = $2 and employee_id = $3::bigint and expires_at > now() returning id', [tx.orgCode, id, employeeId])).length === 1;
