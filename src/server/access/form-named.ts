import { forms } from '../../../generated/forms.ts';
import type { FormName } from '../../../generated/forms.ts';
import { languages } from '../../domain/languages.ts';
import { say } from '../messages.ts';

const plain = (name: string): string => name.trim().toUpperCase().replaceAll(/[\s-]+/g, '_');

let titles: ReadonlyMap<string, FormName> | undefined;

/** In any language: `formName` is told in that of the person. The first form of a name has it. */
const byTitle = (): ReadonlyMap<string, FormName> =>
  (titles ??= new Map(languages.flatMap((language) => (Object.keys(forms) as FormName[]).map((form) => [plain(say(language, `form.${form}`)), form] as const)).toReversed()));

/** A form by its name, 'WORK_SCHEDULE' or 'work-schedule' as addresses write it, or by the title that listModulesAndForms tells; null where no form has it. */
export const formNamed = (name: string): FormName | null => {
  const asked = plain(name);
  return Object.hasOwn(forms, asked) ? (asked as FormName) : (byTitle().get(asked) ?? null);
};
