/** The records that an employee is made of. Files are named by the copies that were made for them. */
import type { FormName } from '../../../../generated/forms.ts';
import type { Image } from '../../resource/image.ts';

type Row = Readonly<Record<string, unknown>>;
export type Names = { readonly documents: ReadonlyMap<string, string>; readonly accreditations: ReadonlyMap<string, string> };
export type Made = {
  readonly type: string;
  /** The field of the person that it comes from. */
  readonly from: string;
  /** The form that guards the same data of the person: who may not change them there did not choose them. */
  readonly guard?: FormName;
  readonly input: Record<string, unknown>;
};

/** Where files of the person are, and what they become: the field of a record of the employee. */
export const FILES: readonly { readonly list: string | null; readonly field: string; readonly purpose: string }[] = [
  { list: null, field: 'photo', purpose: 'employee.photo' },
  { list: null, field: 'accountProof', purpose: 'bankAccount.proof' },
  { list: 'documents', field: 'file', purpose: 'employeeDocument.file' },
  { list: 'accreditations', field: 'document', purpose: 'employeeAccreditation.document' },
  { list: 'education', field: 'certificate', purpose: 'education.certificate' },
];

const rowsOf = (person: Image, key: string): readonly Row[] => (person[key] as readonly Row[] | null) ?? [];

export const filesOf = (person: Image): readonly { readonly key: string; readonly purpose: string }[] =>
  FILES.flatMap(({ list, field, purpose }) => (list === null ? [person] : rowsOf(person, list)).flatMap((one) => (one[field] ? [{ key: String(one[field]), purpose }] : [])));

/** Two papers of one kind are told apart by a number. */
const numbered = (names: readonly string[], most: number): string[] => {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name.slice(0, most) : `${name.slice(0, most - 5)} ${count}`;
  });
};

/** A row as a new one is told: its number and its place are the old record's. */
const withoutId = ({ id: _id, position: _position, ...row }: Row): Row => row;

/** Values of the employee record itself, without a number. */
export const employeeInput = (person: Image, copies: ReadonlyMap<string, string>): Record<string, unknown> => ({
  ...Object.fromEntries(
    ['firstName', 'middleName', 'lastName', 'dateOfBirth', 'gender', 'maritalStatus', 'nationality', 'religionId', 'phone', 'address', 'designationId', 'departmentId', 'locationId', 'managerId', 'employeeTypeId', 'gradeId', 'workScheduleId', 'businessUnitId', 'serviceProviderId', 'probationDate'].map((key) => [key, person[key] ?? null]),
  ),
  email: person['workEmail'] ?? null,
  dateOfJoin: person['joiningDate'],
  photo: copies.get(String(person['photo'])) ?? null,
  languages: rowsOf(person, 'languages').map(withoutId),
  skills: rowsOf(person, 'skills').map(withoutId),
  emergencyContacts: rowsOf(person, 'emergencyContacts').map(withoutId),
});

/** What belongs to the employee. */
export const belongings = (person: Image, employeeId: string, names: Names, copies: ReadonlyMap<string, string>): readonly Made[] => {
  const copy = (key: unknown): string | null => copies.get(String(key)) ?? null;
  const documents = rowsOf(person, 'documents');
  const titles = numbered(documents.map((row) => names.documents.get(String(row['documentSubtypeId'])) ?? '–'), 200);
  const accreditations = rowsOf(person, 'accreditations').map((row) => ({ row, name: [names.accreditations.get(String(row['accreditationId'])) ?? '–', row['dependent']].filter(Boolean).join(' – ').slice(0, 120) }));
  return [
    ...documents.map((row, at): Made => ({ type: 'EmployeeDocument', from: 'documents', input: { employeeId, name: titles[at], documentSubtypeId: row['documentSubtypeId'], number: row['number'], issuedOn: row['issuedOn'], expiresOn: row['expiresOn'], file: copy(row['file']) } })),
    ...accreditations.map(({ row, name }): Made => ({ type: 'EmployeeAccreditation', from: 'accreditations', input: { employeeId, accreditationId: row['accreditationId'], name, number: row['number'], issuingAuthority: row['issuingAuthority'], issuedOn: row['issuedOn'], expiresOn: row['expiresOn'], document: copy(row['document']) } })),
    ...rowsOf(person, 'education').map(({ qualification, level, institution, startedOn, completedOn, result, country, certificate }): Made => ({ type: 'Education', from: 'education', input: { employeeId, qualification, level, otherInstitution: institution, startedOn, completedOn, result, country, certificate: copy(certificate) } })),
    ...rowsOf(person, 'experience').map(({ company, jobTitle, startedOn, endedOn, city, tasks }): Made => ({ type: 'Experience', from: 'experience', input: { employeeId, company, jobTitle, startedOn, endedOn, city, tasks } })),
    ...rowsOf(person, 'family').map(({ name, relationshipId, dateOfBirth, gender, isDependent }): Made => ({ type: 'FamilyMember', from: 'family', guard: 'FAMILY_MEMBERS', input: { employeeId, name, relationshipId, dateOfBirth, gender, isDependent } })),
    ...(person['accountNumber'] == null ? [] : [{
      type: 'BankAccount', from: 'accountNumber', guard: 'BANK_ACCOUNTS' as const,
      input: { employeeId, bankId: person['bankId'], country: person['bankCountry'], accountNumber: person['accountNumber'], bankCode: person['bankCode'], swift: person['swift'], accountHolder: person['accountHolder'], accountTypeId: person['accountTypeId'], isPrimary: true, proof: copy(person['accountProof']) },
    }]),
  ];
};
