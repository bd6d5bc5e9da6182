import { customMessages } from '../../domain/customisation/custom-messages.ts';
import { customisationOf, noCustomisation, type Customisation } from '../../domain/customisation/customise.ts';
import type { FormField } from '../../domain/customisation/form-field.ts';
import { sessionState } from './authSession.ts';

const none: readonly FormField[] = [];
const formFields = (): readonly FormField[] => {
  const state = sessionState.get();
  return state.status === 'in' ? (state.session.formFields ?? none) : none;
};

let known: { readonly text: string; readonly customisation: Customisation } = { text: '[]', customisation: noCustomisation };

/** Fields that the organisation of the session added or changed; the same object until they change. */
export const currentCustomisation = (): Customisation => {
  const text = JSON.stringify(formFields());
  if (text !== known.text) known = { text, customisation: customisationOf(formFields()) };
  return known.customisation;
};

/** Its words for them, over those that Tenure has. */
export const currentWords = (isKnown: (key: string) => boolean): Readonly<Record<string, string>> => customMessages(formFields(), isKnown);

/** Calls back when the organisation's fields are others than before. Answers how to stop. */
export const onCustomisation = (changed: () => void): (() => void) => {
  let before = currentCustomisation();
  return sessionState.subscribe(() => {
    const now = currentCustomisation();
    if (now === before) return;
    before = now;
    changed();
  });
};
