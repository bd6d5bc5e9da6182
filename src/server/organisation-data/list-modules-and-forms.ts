import { forms } from '../../../generated/forms.ts';
import type { FormName } from '../../../generated/forms.ts';
import { screens } from '../../../generated/screens.ts';
import { isLanguage } from '../../domain/languages.ts';
import type { Language } from '../../domain/languages.ts';
import { pages } from '../../domain/pages.ts';
import type { Page } from '../../domain/pages.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';
import { moduleOrder } from './module-order.ts';

const moduleOf = (path: string): string => path.split('/')[1] || 'dashboard';

type Opened = { readonly path: string; readonly form: FormName };

const guarded = (page: Page): readonly Opened[] => (page.form === null ? [] : [{ path: page.path, form: page.form }]);

const places: readonly Opened[] = [...screens, ...pages.flatMap(guarded)];

type Given = ReadonlyMap<string, string>;

/** What the organisation calls its forms. */
const givenNames = async (tx: Transaction): Promise<Given> => {
  const rows = await tx.query<{ form: string; name: string }>(
    `select 'PROJECTS' as form, project_label as name from organisation where org_code = $1 and project_label is not null union all select form, name from form_label where org_code = $1`,
    [tx.orgCode],
  );
  return new Map(rows.map(({ form, name }) => [form, name]));
};

const formEntry = (form: FormName, language: Language, given: Given) => ({ formId: forms[form], formName: say(language, `form.${form}`), customFormName: given.get(form) ?? null });

const modulesOf = ({ rights }: Session, language: Language, given: Given) =>
  moduleOrder
    .map((name, index) => ({
      moduleId: index + 1,
      moduleName: say('en', `module.${name}`),
      translatedModuleName: say(language, `module.${name}`),
      formList: places
        .filter(({ path, form }) => moduleOf(path) === name && rights.get(form)?.view === true)
        .map(({ form, path }) => ({ ...formEntry(form, language, given), url: path })),
    }))
    .filter(({ formList }) => formList.length > 0);

/** Document 0 §7: the modules and forms that the person may open, and the rights on each form. */
export const listModulesAndForms = async ({ languageCode }: { readonly languageCode?: string | null }, { session, db }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  const language = isLanguage(languageCode) ? languageCode : session.language;
  const given = await withOrg(db, session.orgCode, givenNames);
  const access = [...session.rights].map(([form, { view, add, update, delete: remove, optionalChoice }]) => ({
    ...formEntry(form, language, given),
    parentFormId: null,
    accessRights: { view, add, update, delete: remove, optionalChoice },
  }));
  if (access.length === 0) throw refuse('NO_FORMS');
  return { errorCode: '', message: '', modules: modulesOf(session, language, given), formAccessList: access, formIdAccessList: access };
};
