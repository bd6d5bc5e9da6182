import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Avatar } from '../../../shell/pieces/Avatar.tsx';
import { isLinked } from '../../../providers/data/row.ts';
import { SpecialistsNote } from '../SpecialistsNote.tsx';
import type { TabProps } from '../../../resource/tabs/recordTabs.ts';

const Roles = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 16, padding: 16, flex: 'none' });
const Role = styled('section')({
  minWidth: 0,
  '& h2': { margin: '0 0 8px', fontSize: 13, lineHeight: '20px', fontWeight: 600 },
  '& ul': { display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0, overflowWrap: 'anywhere' },
  '& p': { margin: 0, color: 'var(--text-3)' },
});

const Above = styled('div')({ padding: '16px 16px 0', '&:empty': { display: 'none' } });

const ROLES = ['RECRUITER', 'HIRING_MANAGER', 'PANEL_MEMBER', 'ONBOARDING_SPECIALIST'] as const;
type Line = { readonly id?: string; readonly role?: string; readonly employee?: unknown };

/** Who works on the post, by role; the list below is where it is changed. */
export const Members = ({ record }: TabProps) => {
  const translate = useTranslate();
  const lines = Array.isArray(record['members']) ? (record['members'] as readonly Line[]) : [];
  return (
    <>
      <Above><SpecialistsNote members={lines} post={String(record.id)} /></Above>
      <Roles>
        {ROLES.map((role) => {
          const own = lines.flatMap((line) => (line.role === role && isLinked(line.employee) ? [{ id: line.id ?? line.employee.id, employee: line.employee }] : []));
          return (
            <Role key={role} aria-label={translate(`enum.JobPostRole.${role}`)}>
              <h2>{translate(`enum.JobPostRole.${role}`)}</h2>
              {own.length === 0 ? <p>{translate('posts.noMembers')}</p> : null}
              <ul>
                {own.map(({ id, employee }) => (
                  <li key={id}>
                    <Avatar id={employee.id} name={employee.title} />
                    {employee.title}
                  </li>
                ))}
              </ul>
            </Role>
          );
        })}
      </Roles>
    </>
  );
};
