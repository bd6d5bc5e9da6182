import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { RotateCcw, Send } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { fillTemplate, mailSamples, templateProblems, type MailEvent } from '../../../domain/mailTemplates.ts';
import { useMailTemplates } from './useMailTemplates.ts';
import type { FormAsideProps } from '../../resource/form/FormAside.tsx';

const Letter = styled('article')({
  border: '1px solid var(--line)',
  borderRadius: 8,
  padding: 16,
  overflowWrap: 'anywhere',
  '& > h3': { margin: '0 0 8px', fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  '& > p': { margin: 0, whiteSpace: 'pre-wrap', fontSize: 14, lineHeight: '20px' },
});
const Names = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 4, margin: '0 0 12px', padding: 0, listStyle: 'none', '& > li': { padding: '0 8px', borderRadius: 4, background: 'var(--canvas)', color: 'var(--text-2)', fontSize: 12, lineHeight: '24px' } });
const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: '12px 0 8px' });
const Help = styled('p')({ margin: '0 0 4px', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' });
const Wrong = styled('p')({ margin: '0 0 8px', color: 'var(--bad)' });

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The mail filled in with samples, the names it may use, a test to oneself, and the way back to the built-in text. */
export const MailPreview = ({ values, set }: FormAsideProps) => {
  const translate = useTranslate();
  const { builtIn, sendTest, isSending } = useMailTemplates();
  const event = values['event'] as MailEvent | null;
  if (!event) return null;
  const letter = { subject: text(values['subject']), body: text(values['body']) };
  const samples = mailSamples[event];
  const given = builtIn?.find((one) => one.event === event && one.language === values['language']);
  const [problem] = letter.body === '' ? [] : templateProblems(event, letter);
  return (
    <>
      <h2>{translate('emailTemplate.preview')}</h2>
      <Help>{translate('emailTemplate.names')}</Help>
      <Names>
        {Object.keys(samples).map((name) => (
          <li key={name}>{`{{${name}}}`}</li>
        ))}
      </Names>
      {problem ? <Wrong role="status">{translate(problem.finding.message, problem.finding.args)}</Wrong> : null}
      <Letter aria-label={translate('emailTemplate.preview')}>
        <h3>{fillTemplate(letter.subject, samples) || '…'}</h3>
        <p>{fillTemplate(letter.body, samples) || '…'}</p>
      </Letter>
      <Acts>
        <Button variant="outlined" startIcon={<Send size={16} />} disabled={isSending || letter.body === '' || letter.subject === ''} onClick={() => sendTest({ event, language: text(values['language']), ...letter })}>
          {translate('emailTemplate.sendTest')}
        </Button>
        <Button variant="outlined" startIcon={<RotateCcw size={16} />} disabled={!given} onClick={() => given && set({ subject: given.subject, body: given.body })}>
          {translate('emailTemplate.takeBuiltIn')}
        </Button>
      </Acts>
      <Help>{translate('emailTemplate.takeBuiltInWhy')}</Help>
    </>
  );
};
