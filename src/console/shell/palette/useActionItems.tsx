import { Keyboard, Languages, LogOut, Moon, Plus, Redo2, Sun, SunMoon, Undo2, Upload } from 'lucide-react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../providers/authSession.ts';
import { languages } from '../../providers/i18nLanguages.ts';
import { openKeyboardMap } from '../frame/frameState.ts';
import { useModeChoice } from '../themeMode.ts';
import { reachesImports } from '../reachesImports.ts';
import { hasRecords } from '../screens.ts';
import { useMenu, useScreens } from '../useMenu.ts';
import { messageStem } from '../useScreenLabel.ts';
import { useSignOut } from '../useSignOut.ts';
import { useUndo } from '../useUndo.ts';
import type { PaletteItem } from './paletteItem.ts';

/** What can be done from anywhere: add and import by the person's rights, undo, language, theme, keys, sign out. */
export const useActionItems = (): readonly PaletteItem[] => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const rights = useSession()?.rights ?? {};
  const [locale, setLocale] = useLocaleState();
  const [, setMode] = useModeChoice();
  const { last, next, undo, redo } = useUndo();
  const signOut = useSignOut();
  const nameOf = (type: string, count: number): string => translate(messageStem(type), { smart_count: count });
  const menu = useMenu();
  const offering = useScreens().filter(hasRecords).filter(({ single, form }) => !single && rights[form]?.add === true);
  /** Where the action is, for records that several screens add. */
  const placeOf = (path: string, type: string): { readonly detail?: string } => {
    const section = menu.find(({ screens }) => screens.some((screen) => screen.path === path));
    if (!section || offering.filter((other) => other.type === type).length < 2) return {};
    return { detail: translate(section.group === 'mine' || section.group === 'myTeam' ? `shell.group.${section.group}` : `shell.section.${section.key}`) };
  };
  const ways = offering.flatMap(({ path, type, actions, form, isPersonal }): readonly PaletteItem[] => {
    const place = placeOf(path, type);
    return [
      ...(actions.includes('ADD') ? [{ key: `add-${path}`, label: translate('shell.action.add', { name: nameOf(type, 1) }), ...place, icon: <Plus />, run: () => void navigate(`${path}/create`) }] : []),
      ...(actions.includes('IMPORT') && reachesImports(rights[form]!, isPersonal === true) ? [{ key: `import-${path}`, label: translate('shell.action.import', { name: nameOf(type, 2) }), ...place, icon: <Upload />, run: () => void navigate(`${path}/import`) }] : []),
    ];
  });
  // Of two screens of one section that add the same, one is enough.
  const records = [...new Map(ways.toReversed().map((item) => [`${item.label} ${item.detail}`, item])).values()].toReversed();
  const others: readonly PaletteItem[] = [
    ...(last ? [{ key: 'undo', label: translate('shell.undo.what', { change: last.label }), icon: <Undo2 />, keys: 'Ctrl Z', run: () => void undo() }] : []),
    ...(next ? [{ key: 'redo', label: translate('shell.redo.what', { change: next.label }), icon: <Redo2 />, keys: 'Ctrl Shift Z', run: () => void redo() }] : []),
    ...languages.filter(({ code }) => code !== locale).map(({ code, name }) => ({ key: `language-${code}`, label: translate('shell.action.language', { name }), icon: <Languages />, run: () => setLocale(code) })),
    { key: 'theme-light', label: translate('shell.action.light'), icon: <Sun />, run: () => setMode('light') },
    { key: 'theme-dark', label: translate('shell.action.dark'), icon: <Moon />, run: () => setMode('dark') },
    { key: 'theme-system', label: translate('shell.action.system'), icon: <SunMoon />, run: () => setMode('system') },
    { key: 'keys', label: translate('shell.keyboard.title'), icon: <Keyboard />, keys: '?', run: openKeyboardMap },
    { key: 'signOut', label: translate('shell.signOut'), icon: <LogOut />, run: () => void signOut() },
  ];
  return [...records, ...others];
};
