import { Keyboard, Languages, LogOut, Moon, Plus, Redo2, Sun, SunMoon, Undo2, Upload } from 'lucide-react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../providers/authSession.ts';
import { languages } from '../../providers/i18nLanguages.ts';
import { openKeyboardMap } from '../frame/frameState.ts';
import { useModeChoice } from '../themeMode.ts';
import { hasRecords } from '../screens.ts';
import { useScreens } from '../useMenu.ts';
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
  const records = useScreens().filter(hasRecords).flatMap(({ path, form, type, actions, single }): readonly PaletteItem[] => {
    if (single || !rights[form]?.add) return [];
    return [
      ...(actions.includes('ADD') ? [{ key: `add-${path}`, label: translate('shell.action.add', { name: nameOf(type, 1) }), icon: <Plus />, run: () => void navigate(`${path}/create`) }] : []),
      ...(actions.includes('IMPORT') ? [{ key: `import-${path}`, label: translate('shell.action.import', { name: nameOf(type, 2) }), icon: <Upload />, run: () => void navigate(`${path}/import`) }] : []),
    ];
  });
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
