/** A candidate under the names of document 1 §3 'Candidate detail'. */
import { tagOf, type Language } from '../../../domain/languages.ts';
import type { Read } from './read-candidates.ts';
import { numberOf, specifiedRow } from './specified-row.ts';

type Row = Readonly<Record<string, unknown>>;
type Titled = { readonly title: string } | null;

const rowsOf = (value: unknown): readonly Row[] => (value ?? []) as readonly Row[];
const folded = (text: unknown): string => String(text ?? '').trim().toLowerCase();

/** Whole months from one day to another, in words; null without a beginning. */
const duration = (from: unknown, to: unknown, today: string, language: Language): string | null => {
  if (typeof from !== 'string') return null;
  const [start, end] = [from, typeof to === 'string' ? to : today].map((day) => day.split('-').map(Number) as [number, number, number]) as [[number, number, number], [number, number, number]];
  const months = Math.max(0, (end[0] - start[0]) * 12 + end[1] - start[1] - (end[2] < start[2] ? 1 : 0));
  const parts = { ...(months >= 12 ? { years: Math.floor(months / 12) } : {}), ...(months % 12 > 0 || months < 12 ? { months: months % 12 } : {}) };
  return new Intl.DurationFormat(tagOf(language), { style: 'long', monthsDisplay: months < 12 ? 'always' : 'auto' }).format(parts);
};

const reference = ({ name, company, email, phone }: Row) => ({ Reference_Name: name, Reference_Email: email, Reference_Number: phone, Company: company });

const background = (line: Row, today: string, language: Language) => {
  const references = rowsOf(line['references']);
  return {
    References: references.map(reference),
    Experience: rowsOf(line['experience']).map(({ company, location, designation, startedOn, endedOn }) => ({
      Company: company,
      Location: location,
      Designation: designation,
      Start_Date: startedOn,
      End_Date: endedOn,
      Duration: duration(startedOn, endedOn, today, language),
      References: references.filter((one) => folded(one['company']) === folded(company)).map(reference),
    })),
    Education: rowsOf(line['education']).map((one) => ({
      Type: one['level'],
      Qualification: one['qualification'],
      Specialisation: one['specialization'],
      Institute: one['institute'],
      Year_Of_Passing: one['yearOfPassing'],
      Percentage: numberOf(one['percentage']),
      Grade: one['grade'],
      Start_Date: one['startedOn'],
      End_Date: one['endedOn'],
      City: one['city'],
      State: one['state'],
      Country: one['country'],
    })),
    Certifications: rowsOf(line['certifications']).map(({ name, receivedOn, receivedFrom, ranking, file }) => ({ Certification_Name: name, Received_Date: receivedOn, Received_From: receivedFrom, Ranking: ranking, File_Name: file })),
    Languages_Known: rowsOf(line['languages']).map(({ language: known, spoken, readWrite, proficiency }) => ({ Language: known, Spoken: spoken, Read_Write: readWrite, Proficiency: proficiency })),
    Work_Permits: rowsOf(line['workPermits']).flatMap(({ workAuthorization }) => ((workAuthorization as Titled) ? [(workAuthorization as { title: string }).title] : [])),
    Dependents: rowsOf(line['dependents']).map(({ firstName, relationship, gender }) => ({ First_Name: firstName, Relationship: (relationship as Titled)?.title ?? null, Gender: gender })),
  };
};

export const specifiedDetail = (read: Read, today: string, language: Language) => {
  const { line, beside } = read;
  const address = (line['address'] ?? {}) as Readonly<Record<string, string | undefined>>;
  return {
    ...specifiedRow(read),
    Salutation: line['salutation'],
    Suffix: line['suffix'],
    Preferred_First_Name: line['preferredName'],
    Gender_Identity: line['genderIdentity'],
    Gender_Expression: line['genderExpression'],
    Sexual_Orientation: line['sexualOrientation'],
    Pronoun: line['pronouns'],
    Physically_Challenged: line['disability'] === 'YES' ? true : line['disability'] === 'NO' ? false : null,
    Marital_Status: line['maritalStatus'],
    Nationality: line['nationality'],
    Blood_Group: line['bloodGroup'],
    Apartment_Name: address['street1'] ?? null,
    Street_Name: address['street2'] ?? null,
    City: address['city'] ?? null,
    Barangay: line['barangay'],
    Region: line['region'],
    State: address['state'] ?? null,
    Country: address['country'] ?? null,
    Pincode: address['pincode'] ?? null,
    Emergency_Contact_Name: line['emergencyContactName'],
    Emergency_Contact_Relation: (line['emergencyContactRelation'] as Titled)?.title ?? null,
    Current_Employer: line['currentEmployer'],
    Current_Designation: line['currentDesignation'],
    Cover_Letter: line['coverLetter'],
    National_Identification_Number: line['nationalId'],
    Passport_Number: line['passportNumber'],
    Verifier_Name: line['verifierName'],
    Verifier_Phone_No: line['verifierPhone'],
    Verifier_Email_Id: line['verifierEmail'],
    Photo_Path: line['photo'],
    Resume_File_Size: beside.resumeSize,
    Resume_File_Name: beside.resumeName,
    Fax: line['fax'],
    Currency: line['currency'],
    Other_Work_Permit: line['otherWorkPermit'],
    ...background(line, today, language),
  };
};
