import type { FormName } from '../../../generated/forms.ts';
import { choiceForms } from '../../domain/choice-forms.ts';
import type { FormRights } from '../session.ts';

/** The rights that a person can use: on forms that need the optional choice right, none without it. */
export const openRights = (rights: ReadonlyMap<FormName, FormRights>): ReadonlyMap<FormName, FormRights> =>
  new Map([...rights].filter(([form, { optionalChoice }]) => optionalChoice || !choiceForms.has(form)));
