import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { hasRecords } from '../../shell/screens.ts';
import { useMenu } from '../../shell/useMenu.ts';
import { messageStem } from '../../shell/useScreenLabel.ts';

export type Form = { readonly endpoint: string; readonly type: string; readonly label: string; /** Name of the section of the menu that it stands in. */ readonly section: string };

/** Forms that have no fields of their own to change: this one's, and that of reports. */
const closed: ReadonlySet<string> = new Set(['FormField', 'Report']);

/** The forms of the screens that the person may view, each once, by section of the menu. */
export const useForms = (): readonly Form[] => {
  const translate = useTranslate();
  const menu = useMenu();
  return useMemo(() => {
    const places = menu.flatMap(({ key, screens }) => screens.filter(hasRecords).map(({ endpoint, type }) => ({ endpoint, type, section: translate(`shell.section.${key}`) })));
    const forms = new Map(places.toReversed().map(({ endpoint, type, section }) => [type, { endpoint, type, section, label: translate(messageStem(type), { smart_count: 1 }) }]));
    return places.filter(({ type, section }) => forms.get(type)?.section === section).map(({ type }) => forms.get(type)!).filter((form, at, all) => !closed.has(form.type) && all.indexOf(form) === at);
  }, [menu, translate]);
};
