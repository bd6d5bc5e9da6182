import type { Field } from '../../../../domain/resource.ts';
import type { Translate } from '../../../fields/cellKind.ts';
import { fold } from '../../../fields/input/fold.ts';

/** Values by the words under which a cell shows them; of a status only those that the saved one may become. */
const named = ({ kind, enumName, options = [], next }: Field, stored: unknown, translate: Translate): readonly (readonly [string, unknown])[] => {
  if (kind === 'yesNo') return [[translate('grid.yes'), true], [translate('grid.no'), false]];
  const allowed = typeof stored === 'string' ? next?.[stored] : undefined;
  return options.filter((value) => allowed === undefined || value === stored || allowed.includes(value)).map((value) => [translate(`enum.${enumName}.${value}`), value]);
};

/** What letters choose where nothing is written: the first value that begins with all of them, else with the last one. Answers which letters counted. */
export const typedChoice = (field: Field, stored: unknown, letters: string, translate: Translate): { readonly value: unknown; readonly letters: string } | undefined => {
  const all = named(field, stored, translate);
  for (const counted of [letters, letters.slice(-1)]) {
    const found = all.find(([word]) => fold(word).startsWith(fold(counted)));
    if (found) return { value: found[1], letters: counted };
  }
  return undefined;
};
