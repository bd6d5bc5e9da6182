import { ask } from './ask.ts';
import { createSignal } from './signal.ts';

type Answer = { readonly listModulesAndForms: { readonly modules: readonly { readonly formList: readonly { readonly url: string; readonly customFormName: string | null }[] }[] } };

const query = '{ listModulesAndForms { modules { formList { url customFormName } } } }';

/** The names that the organisation gave its forms, by path: `customFormName`, the label of projects among them. Forms without one are absent. */
export const formNames = createSignal<Readonly<Record<string, string>>>({});

/** Reads them beside the first screen. Until then, and when it fails, every form bears its usual name. */
export const readFormNames = async (): Promise<void> => {
  try {
    const { listModulesAndForms } = await ask<Answer>('organisation-data', query);
    const named = listModulesAndForms.modules.flatMap(({ formList }) => formList).flatMap(({ url, customFormName }) => (customFormName ? [[url, customFormName] as const] : []));
    if (named.length > 0) formNames.set(Object.fromEntries(named));
  } catch (error) {
    console.warn('The names of the forms could not be read', error);
  }
};
