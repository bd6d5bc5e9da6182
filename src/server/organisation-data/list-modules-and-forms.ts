import { forms } from '../../../generated/forms.ts';
import type { FormName } from '../../../generated/forms.ts';
import { screens } from '../../../generated/screens.ts';
import { isLanguage } from '../../domain/languages.ts';
import type { Language } from '../../domain/languages.ts';
import { pages } from '../../domain/pages.ts';
import type { Page } from '../../domain/pages.ts';
import type { Context } from '../context.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';
import { moduleOrder } from './module-order.ts';

const moduleOf = (path: string): string => path.split('/')[1] || 'dashboard';

type Opened = { readonly path: string; readonly form: FormName };

const guarded = (page: Page): readonly Opened[] => (page.form === null ? [] : [{ path: page.path, form: page.form }]);

const places: readonly Opened[] = [...screens, ...pages.flatMap(guarded)];

const formEntry = (form: FormName, language: Language) => ({ formId: forms[form], formName: say(language, `form.${form}`), customFormName: null });

const modulesOf = ({ rights }: Session, language: Language) =>
  moduleOrder
    .map((name, index) => ({
      moduleId: index + 1,
      moduleName: say('en', `module.${name}`),
      translatedModuleName: say(language, `module.${name}`),
      formList: places
        .filter(({ path, form }) => moduleOf(path) === name && rights.get(form)?.view === true)
        .map(({ form, path }) => ({ ...formEntry(form, language), url: path })),
    }))
    .filter(({ formList }) => formList.length > 0);

/** Document 0 §7: the modules and forms that the person may open, and the rights on each form. */
export const listModulesAndForms = async ({ languageCode }: { readonly languageCode?: string | null }, { session }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  const language = isLanguage(languageCode) ? languageCode : session.language;
  const access = [...session.rights].map(([form, { view, add, update, delete: remove, optionalChoice }]) => ({
    ...formEntry(form, language),
    parentFormId: null,
    accessRights: { view, add, update, delete: remove, optionalChoice },
  }));
  if (access.length === 0) throw refuse('NO_FORMS');
  return { errorCode: '', message: '', modules: modulesOf(session, language), formAccessList: access, formIdAccessList: access };
};
