import { finding } from '../../domain/problem.ts';
import { offerNames, strangeName } from '../../domain/recruitment/offer-words.ts';
import type { Hooks } from '../resource/hooks.ts';
import { refuseFields } from '../resource/refuse-fields.ts';

/** A letter names only what an offer has. */
export const hooks: Hooks = {
  apart: true,
  beforeSave: async (_tx, caller, values) => {
    refuseFields(
      caller,
      ['subject', 'body'].flatMap((field) => {
        const name = strangeName(String(values[field] ?? ''));
        return name === null ? [] : [{ field, ...finding('offerLetterTemplate.unknownName', { name: name.slice(0, 40), known: offerNames.map((known) => `{{${known}}}`).join(', ') }) }];
      }),
    );
  },
};
