import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ReadRecruitmentSettingDocument } from '../../../../../generated/recruitment/operations.ts';
import { proseOf } from '../../../../domain/prose.ts';
import { isLinked } from '../../../providers/data/row.ts';
import { askAnswer } from '../../../shell/askAnswer.ts';
import { comma } from '../../../shell/comma.ts';
import type { TabProps } from '../../../resource/tabs/recordTabs.ts';

const Sheet = styled('article')({
  maxWidth: 720,
  padding: 16,
  fontSize: 15,
  lineHeight: '24px',
  overflowWrap: 'anywhere',
  '& h2': { margin: '0 0 4px', fontSize: 20, lineHeight: '28px', fontWeight: 600 },
  '& h3': { margin: '20px 0 4px', fontSize: 16, lineHeight: '24px', fontWeight: 600 },
  '& > p:first-of-type': { color: 'var(--text-2)' },
  '& p': { margin: '0 0 12px', whiteSpace: 'pre-line' },
  '& ul': { margin: '0 0 12px', paddingLeft: 20, listStyle: 'disc' },
});

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
type Line = { readonly location?: unknown; readonly skill?: unknown; readonly qualification?: unknown };
const titles = (rows: unknown, key: keyof Line): string[] => (Array.isArray(rows) ? (rows as readonly Line[]).flatMap((row) => (isLinked(row[key]) ? [row[key].title] : [])) : []);

const Prose = ({ children }: { readonly children: string }) =>
  proseOf(children).map(({ kind, lines }, at) =>
    kind === 'lines' ? (
      <p key={at}>{lines.join('\n')}</p>
    ) : (
      <ul key={at}>
        {lines.map((line, nth) => (
          <li key={nth}>{line}</li>
        ))}
      </ul>
    ),
  );

/** What stands below every post. */
const useEqualOpportunity = (): string =>
  useQuery({ queryKey: ['settings/recruitment/general', 'equal opportunity'], staleTime: 60_000, queryFn: ({ signal }) => askAnswer('recruitment', ReadRecruitmentSettingDocument, {}, signal) }).data?.recruitmentSetting.Equal_opportunity_stmt?.trim() ?? '';

/** The text as candidates read it, in its order. */
export const Preview = ({ record }: TabProps) => {
  const translate = useTranslate();
  const equal = useEqualOpportunity();
  const facts = [isLinked(record['department']) ? record['department'].title : '', titles(record['locations'], 'location').join(comma()), translate(`enum.JobType.${String(record['jobType'])}`), translate(`enum.WorkMode.${String(record['workMode'])}`)].filter((fact) => fact !== '');
  const parts = [
    { key: 'description', title: '', text: text(record['description']) },
    { key: 'responsibilities', title: translate('jobPost.responsibilities'), text: text(record['responsibilities']) },
    { key: 'skills', title: translate('jobPost.skills'), text: titles(record['skills'], 'skill').join(comma()) },
    { key: 'qualifications', title: translate('jobPost.qualifications'), text: titles(record['qualifications'], 'qualification').join(comma()) },
    { key: 'benefits', title: translate('jobPost.benefits'), text: text(record['benefits']) },
  ].filter((part) => part.text !== '');
  const shown = equal === '' ? parts : [...parts, { key: 'equal', title: translate('recruitmentGeneralSetting.equalOpportunityStatement'), text: equal }];
  return (
    <Sheet aria-label={translate('posts.preview.title')}>
      <h2>{text(record['title'])}</h2>
      <p>{facts.join(' · ')}</p>
      {parts.length === 0 ? <p>{translate('posts.preview.none')}</p> : null}
      {shown.map((part) => (
        <section key={part.key}>
          {part.title === '' ? null : <h3>{part.title}</h3>}
          <Prose>{part.text}</Prose>
        </section>
      ))}
    </Sheet>
  );
};
