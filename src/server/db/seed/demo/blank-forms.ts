/** Blank forms and leaflets of the demo organisation, which those who join download and recruiters may mail. */
import { newPaper } from '../../../letters/paper.ts';
import type { SeedFiles } from '../files.ts';

const LINE = '______________________________';

/** By the name of the document subtype or the accreditation. */
const DOCUMENTS: Readonly<Record<string, readonly string[]>> = {
  'Confidentiality agreement': ['Between Northwind Textiles and the undersigned', 'What is learned of customers, patterns, recipes and prices stays in the house, also after the last day.', 'Drafts, samples and files are given back on the last day.', `Name ${LINE}`, `Day and signature ${LINE}`],
};
const ACCREDITATIONS: Readonly<Record<string, readonly string[]>> = {
  'First aid': ['Registration for the course of two days at the Coimbatore mill', `Name ${LINE}`, `Department ${LINE}`, 'Bring this form and a card with your photo.'],
  'Machine guarding': ['Leaflet for everybody who works beside machines', '1. A guard stays closed while the machine runs.', '2. Who opens a guard locks the switch and keeps the key.', '3. Hair is tied, sleeves are closed, rings stay at home.', '4. A guard that is missing or broken is told at once, and the machine stands still until it is mended.'],
};

export type BlankForms = { readonly documents: ReadonlyMap<string, string>; readonly accreditations: ReadonlyMap<string, string> };

const taken = async (files: SeedFiles, purpose: string, forms: typeof DOCUMENTS, today: string): Promise<ReadonlyMap<string, string>> => {
  const keys = new Map<string, string>();
  for (const [name, lines] of Object.entries(forms)) {
    const paper = await newPaper(name, new Date(`${today}T08:00:00Z`));
    paper.text('Northwind Textiles', { size: 10 });
    paper.text(name, { size: 18, strong: true, gap: 12 });
    for (const line of lines) paper.text(line, { gap: 10 });
    keys.set(name, files.take(purpose, { name: `${name}.pdf`, type: 'application/pdf', bytes: await paper.save(), on: today }));
  }
  return keys;
};

export const takeBlankForms = async (files: SeedFiles | null, today: string): Promise<BlankForms> =>
  files === null ? { documents: new Map(), accreditations: new Map() } : { documents: await taken(files, 'documentSubtype.downloadableDocument', DOCUMENTS, today), accreditations: await taken(files, 'accreditationType.document', ACCREDITATIONS, today) };

/** Ties them to the records, whose ids are by name. */
export const bindBlankForms = (files: SeedFiles | null, forms: ReadonlyMap<string, string>, ids: ReadonlyMap<string, string>): void => {
  for (const [name, key] of forms) files?.bind(key, ids.get(name)!);
};
