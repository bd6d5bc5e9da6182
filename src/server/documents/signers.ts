/** Who would be asked to sign a document, by name and address, and what stands against asking them. */
import { finding, type Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { isMailAddress } from '../mail/address.ts';
import type { GeneratedDocument, SignatoryRole } from './document.ts';

export type Signer = { readonly role: SignatoryRole; readonly employeeId: string | null; readonly name: string; readonly email: string };
export type Signers = { readonly signers: readonly Signer[]; readonly problems: readonly Problem[] };
type Person = { readonly id: string; readonly name: string; readonly email: string | null; readonly isGone: boolean; readonly managerId: string | null };

type Asked = Pick<GeneratedDocument, 'signers' | 'personName' | 'employeeId' | 'candidateId'>;

/** As the document names them, from first to last. Those of whom nobody is known are left out and told. */
export const signersOf = async (tx: Transaction, { signers: rows, personName, employeeId, candidateId }: Asked): Promise<Signers> => {
  const asked = rows ?? [];
  const find = async (ids: readonly (string | null)[]): Promise<ReadonlyMap<string, Person>> => {
    const people = await tx.query<Person>(`select e.id::text as id, e.name, e.email, e.status <> 'ACTIVE' as "isGone", e.manager_id::text as "managerId" from employee e where e.org_code = $1 and e.id = any($2::bigint[])`, [tx.orgCode, ids.filter((id) => id !== null)]);
    return new Map(people.map((person) => [person.id, person]));
  };
  const subject = employeeId === null ? undefined : (await find([employeeId])).get(employeeId);
  const idOf = ({ role, employeeId: named }: (typeof asked)[number]): string | null => (role === 'PERSON' ? employeeId : (named ?? (role === 'MANAGER' ? (subject?.managerId ?? null) : null)));
  const people = await find(asked.map(idOf));
  const [candidate] = candidateId === null ? [] : await tx.query<{ name: string; email: string | null }>('select name, email from candidate where org_code = $1 and id = $2::bigint', [tx.orgCode, candidateId]);
  const signers: Signer[] = [];
  const problems: Problem[] = [];
  for (const [at, row] of asked.entries()) {
    const id = idOf(row);
    const person = id === null ? (row.role === 'PERSON' ? candidate : undefined) : people.get(id);
    const field = `signers.${at}.employee`;
    if (!person) {
      problems.push({ field, ...(row.role === 'MANAGER' ? finding('documents.noManager', { name: personName }) : finding('documents.nameSomebody')) });
      continue;
    }
    const { name, email } = person;
    // Whoever has left still signs what is about them: an experience letter, a settlement.
    if ('isGone' in person && person.isGone && row.role !== 'PERSON') problems.push({ field, ...finding('documents.hasLeft', { name }) });
    if (!isMailAddress(email ?? '')) problems.push({ field, ...finding('documents.noMail', { name }) });
    if (id !== null && signers.some((other) => other.employeeId === id)) problems.push({ field, ...finding('documents.signsTwice', { name }) });
    signers.push({ role: row.role, employeeId: id, name, email: email ?? '' });
  }
  return { signers, problems };
};

/** As lists show them. */
export const namesOf = (signers: readonly Signer[]): string | null => (signers.length === 0 ? null : signers.map(({ name }) => name).join(', ').slice(0, 1000));
