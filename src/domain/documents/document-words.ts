/** The names that documents may have in double braces, and what is wrong with words that have others. */
import { nearestWord } from '../payroll/formula/nearest-word.ts';
import { finding, type Finding } from '../problem.ts';

export type DocumentAudience = 'EMPLOYEE' | 'CANDIDATE';

const ofAll = ['organisation', 'today', 'author'] as const;

/** By whom the document is for: facts of their record, of the organisation, and the day. */
export const documentNames = {
  EMPLOYEE: ['name', 'firstName', 'lastName', 'employeeNumber', 'designation', 'department', 'location', 'employeeType', 'manager', 'dateOfJoin', 'confirmationDate', 'lastDay', 'dateOfBirth', 'address', ...ofAll],
  CANDIDATE: ['name', 'firstName', 'lastName', 'number', 'jobPost', 'email', 'phone', 'address', ...ofAll],
} as const satisfies Readonly<Record<DocumentAudience, readonly string[]>>;

const NAME = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** What stands in double braces, each once. */
export const namesIn = (text: string): readonly string[] => [...new Set(Array.from(text.matchAll(NAME), ([, name = '']) => name))];

/** Names become their values; what there is no value for stays as it stands. Values are never read as names again. */
export const fillWords = (text: string, values: Readonly<Record<string, string>>): string => text.replace(NAME, (whole, name: string) => (Object.hasOwn(values, name) ? values[name]! : whole));

/** A name that stands for nothing, with the one that was probably meant, or braces without their pair; null where all is well. */
export const wordsProblem = (audience: DocumentAudience, text: string): Finding | null => {
  const known: readonly string[] = documentNames[audience];
  const name = namesIn(text).find((one) => !known.includes(one));
  if (name !== undefined) {
    const near = nearestWord(name, known);
    const shown = name.slice(0, 40);
    return near === undefined ? finding('documents.unknownName', { name: shown, known: known.map((one) => `{{${one}}}`).join(', ') }) : finding('documents.unknownNear', { name: shown, near });
  }
  return /\{\{|\}\}/.test(text.replace(NAME, '')) ? finding('documents.braces') : null;
};
