import { useState } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useRights } from '../../providers/authSession.ts';
import { languages } from '../../providers/i18nLanguages.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { useBuiltInMails } from './useBuiltInMails.ts';
import type { StartedWith } from '../../resource/form/CreateForm.tsx';

const list = '/settings/general/email-templates';
const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: 16, '& > *': { maxWidth: 744 }, '& > p': { margin: '0 0 16px', fontSize: 14, lineHeight: '20px', color: 'var(--text-2)' } });
const Letter = styled('section')({
  margin: '16px 0',
  padding: 16,
  border: '1px solid var(--line)',
  borderRadius: 8,
  overflowWrap: 'anywhere',
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', minHeight: 36, color: 'var(--text-2)' },
  '& h2': { flex: 1, margin: 0, fontSize: 16, lineHeight: '24px', fontWeight: 600, color: 'var(--text)' },
  '& h3': { margin: '8px 0', fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  '& > p': { margin: 0, whiteSpace: 'pre-wrap', fontSize: 14, lineHeight: '20px' },
});

/** /settings/general/email-templates/built-in: the mails as the product writes them, each with the way to one of one's own. */
export const BuiltInMails = () => {
  const translate = useTranslate();
  const labelOf = useScreenLabel();
  const { add } = useRights('EMAIL_TEMPLATES');
  const [language, setLanguage] = useState(useLocale().toUpperCase());
  const { data, error, refetch } = useBuiltInMails();
  const title = translate('screen.settings.general.email-templates.built-in');
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: labelOf({ path: list }), path: list }]} divided />
      <Scroll>
        <p>{translate('builtInMails.why')}</p>
        <TextField select label={translate('emailTemplate.language')} value={language} onChange={({ target }) => setLanguage(target.value)} sx={{ width: 240 }}>
          {languages.map(({ code, name }) => (
            <MenuItem key={code} value={code.toUpperCase()}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : data === undefined ? <Skeleton widths={[320, 480, 480]} /> : null}
        {data
          ?.filter((mail) => mail.language === language)
          .map(({ event, subject, body, ownId }) => (
            <Letter key={event} aria-label={translate(`enum.MailEvent.${event}`)}>
              <header>
                <h2>{translate(`enum.MailEvent.${event}`)}</h2>
                {ownId === null ? null : <span>{translate('builtInMails.replaced')}</span>}
                {ownId === null && add ? (
                  <Button component={Link} to={`${list}/create`} state={{ start: { event, language, subject, body } } satisfies StartedWith}>
                    {translate('builtInMails.write')}
                  </Button>
                ) : ownId === null ? null : (
                  <Button component={Link} to={`${list}/${ownId}`}>
                    {translate('builtInMails.open')}
                  </Button>
                )}
              </header>
              <h3>{subject}</h3>
              <p>{body}</p>
            </Letter>
          ))}
      </Scroll>
    </>
  );
};
