import { ask } from './ask.ts';
import { refusalBody } from '../providers/data/refusal.ts';
import { giveWords } from '../providers/i18nMessages.ts';
import { createSignal } from './signal.ts';

type Entry = { readonly formId: number; readonly url: string; readonly customFormName: string | null };
type Answer = { readonly listModulesAndForms: { readonly modules: readonly { readonly formList: readonly Entry[] }[] } };

const query = '{ listModulesAndForms { modules { formList { formId url customFormName } } } }';

/** The names that the organisation gave its forms, by path: `customFormName`, the label of projects among them. Forms without one are absent. */
export const formNames = createSignal<Readonly<Record<string, string>>>({});

const PROJECTS = '/core-hr/projects';

/** A form's own name is that of its main screen, the one with the shortest address; screens beside it keep theirs. */
const ofMainScreens = (entries: readonly Entry[]): readonly (readonly [string, string])[] =>
  [...Map.groupBy(entries, ({ formId }) => formId).values()].flatMap((screens) => {
    const [main] = screens.toSorted((one, other) => one.url.length - other.url.length);
    return main?.customFormName ? [[main.url, main.customFormName] as const] : [];
  });

/** Reads them beside the first screen. Until then, and when it fails, every form bears its usual name. */
export const readFormNames = async (): Promise<void> => {
  try {
    const { listModulesAndForms } = await ask<Answer>('organisation-data', query);
    const named = Object.fromEntries(ofMainScreens(listModulesAndForms.modules.flatMap(({ formList }) => formList)));
    if (Object.keys(named).length > 0) formNames.set(named);
    const project = named[PROJECTS];
    if (project !== undefined) await giveWords({ project });
  } catch (error) {
    // Whoever may open no form sees none of their names.
    if (refusalBody(error).errorCode === 'NO_FORMS') return;
    console.warn('The names of the forms could not be read', error);
  }
};
