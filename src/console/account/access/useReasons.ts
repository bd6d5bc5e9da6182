import { useLocaleState, useTranslate } from 'react-admin';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { screenOf } from '../../shell/screenOf.ts';
import type { Explanation } from './useAccess.ts';

export type Reason = { readonly key: string; readonly tone: 'ok' | 'off' | 'info' | 'wait'; readonly text: string };

const RIGHTS = ['view', 'add', 'update', 'delete', 'optionalChoice'] as const;
type Line = Pick<Explanation, (typeof RIGHTS)[number]>;

/** The chain behind what a person may do on a form, as sentences in its order: roles, what is missing, screens, flags. */
export const useReasons = (): ((of: Explanation) => { readonly verdict: string; readonly reasons: readonly Reason[] }) => {
  const translate = useTranslate();
  const labelOf = useScreenLabel();
  const [locale] = useLocaleState();
  const list = (words: readonly string[]): string => new Intl.ListFormat(tagOf(locale), { type: 'unit', style: 'short' }).format(words);
  const rightsIn = (line: Line): string => list(RIGHTS.filter((right) => line[right]).map((right) => translate(`roleRight.${right}`))) || translate('rightsMatrix.nothing');
  const scopeWord = (scope: string, withSelf = false): string => translate(withSelf ? 'accessWhy.teamAndOwn' : `enum.Scope.${scope}`);
  const formsIn = (names: readonly string[]): string => list(names.map((form) => translate(`form.${form}`)));

  const ofScreens = ({ screens, name, view }: Explanation): Reason[] =>
    screens.map(({ path, scope, reach, withSelf, isFiltered }) => {
      const place = screenOf(path);
      const words = { screen: place ? labelOf(place) : path, scope: scopeWord(scope), reach: reach ? scopeWord(reach, withSelf) : '', name };
      const said = view && reach ? translate('accessWhy.screen', words) : translate('accessWhy.screenClosed', words);
      return { key: path, tone: view && reach ? 'ok' : 'off', text: isFiltered ? `${said} ${translate('accessWhy.filtered')}` : said };
    });

  return (of) => {
    const { name, form, view, scope, withSelf } = of;
    const words = { name, form: translate(`form.${form}`) };
    const limited = scope !== null && scope !== undefined && scope !== 'ALL';
    const reasons: (Reason | false)[] = [
      !of.isActive && { key: 'inactive', tone: 'off', text: translate('accessWhy.inactive') },
      ...of.roles.map((role, at): Reason => ({ key: `role ${at}`, tone: 'ok', text: translate('accessWhy.role', { role: role.name, rights: rightsIn(role), scope: scopeWord(role.scope) }) })),
      of.roles.length === 0 && { key: 'none', tone: 'off', text: translate('accessWhy.noRole') },
      of.otherRoles.length > 0 && { key: 'others', tone: 'info', text: translate('accessWhy.otherRoles', { roles: list(of.otherRoles) }) },
      of.needsChoice && { key: 'choice', tone: 'off', text: translate('accessWhy.needsChoice') },
      limited && !of.hasEmployee && { key: 'employee', tone: 'wait', text: translate('accessWhy.noEmployee') },
      limited && of.hasEmployee && scope === 'TEAM' && { key: 'team', tone: 'info', text: translate('accessWhy.team', { smart_count: of.teamSize }) },
      ...ofScreens(of),
      of.adminForms.length > 0 && { key: 'admin', tone: 'info', text: translate('accessWhy.admin', { forms: formsIn(of.adminForms) }) },
      of.isManager && { key: 'manager', tone: 'info', text: translate('accessWhy.manager') },
      of.recruiterForms.length > 0 && { key: 'recruiter', tone: 'info', text: translate('accessWhy.recruiter', { forms: formsIn(of.recruiterForms) }) },
    ];
    return {
      verdict: view && scope ? translate('accessWhy.open', { ...words, rights: rightsIn(of), scope: scopeWord(scope, withSelf) }) : translate('accessWhy.closed', words),
      reasons: reasons.filter((reason) => reason !== false),
    };
  };
};
