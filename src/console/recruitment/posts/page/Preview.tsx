import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { proseOf } from '../../../../domain/prose.ts';
import { isLinked } from '../../../providers/data/row.ts';
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
  '& ul': { margin: '0 0 12px', paddingLeft: 20 },
});

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const PARTS = ['description', 'responsibilities', 'benefits'] as const;
type Line = { readonly location?: unknown; readonly skill?: unknown };
const titles = (rows: unknown, key: keyof Line): string[] => (Array.isArray(rows) ? (rows as readonly Line[]).flatMap((row) => (isLinked(row[key]) ? [row[key].title] : [])) : []);

/** The text as candidates read it, in its order. */
export const Preview = ({ record }: TabProps) => {
  const translate = useTranslate();
  const facts = [isLinked(record['department']) ? record['department'].title : '', titles(record['locations'], 'location').join(comma()), translate(`enum.JobType.${String(record['jobType'])}`), translate(`enum.WorkMode.${String(record['workMode'])}`)].filter((fact) => fact !== '');
  const skills = titles(record['skills'], 'skill');
  const written = PARTS.filter((part) => text(record[part]) !== '');
  return (
    <Sheet aria-label={translate('posts.preview.title')}>
      <h2>{text(record['title'])}</h2>
      <p>{facts.join(' · ')}</p>
      {written.length === 0 ? <p>{translate('posts.preview.none')}</p> : null}
      {written.map((part) => (
        <section key={part}>
          {part === 'description' ? null : <h3>{translate(`jobPost.${part}`)}</h3>}
          {proseOf(text(record[part])).map(({ kind, lines }, at) =>
            kind === 'lines' ? (
              <p key={at}>{lines.join('\n')}</p>
            ) : (
              <ul key={at}>
                {lines.map((line, nth) => (
                  <li key={nth}>{line}</li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
      {skills.length > 0 ? (
        <section>
          <h3>{translate('jobPost.skills')}</h3>
          <p>{skills.join(comma())}</p>
        </section>
      ) : null}
    </Sheet>
  );
};
