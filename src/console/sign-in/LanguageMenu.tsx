import Button from '@mui/material/Button';
import { ChevronDown, Globe } from 'lucide-react';
import { useLocaleState, useTranslate } from 'react-admin';
import { languages } from '../providers/i18nLanguages.ts';
import { ActionMenu } from '../shell/pieces/ActionMenu.tsx';

/** The language at the top right of the sheet, each in its own name. */
export const LanguageMenu = () => {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const current = languages.find(({ code }) => code === locale)?.name ?? 'English';
  const actions = languages.map(({ code, name }) => ({ key: code, label: name, isChosen: code === locale, run: () => setLocale(code) }));
  return (
    <ActionMenu
      label={translate('shell.language')}
      actions={actions}
      trigger={(props) => (
        <Button variant="text" startIcon={<Globe />} endIcon={<ChevronDown size={14} />} sx={{ position: 'absolute', top: 16, right: 16 }} {...props}>
          {current}
        </Button>
      )}
    />
  );
};
