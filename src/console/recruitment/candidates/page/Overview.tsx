import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { isLinked } from '../../../providers/data/row.ts';
import { FieldGrid } from '../../../resource/form/SectionBox.tsx';
import { useFieldRights } from '../../../resource/form/useFieldRights.ts';
import { ReadField } from '../../../resource/show/ReadField.tsx';
import { Resume } from './Resume.tsx';
import { Way } from './Way.tsx';
import type { FillState } from '../fill/FillFromResume.tsx';
import type { TabProps } from '../../../resource/tabs/recordTabs.ts';

const Columns = styled('div')(({ theme }) => ({ display: 'grid', gap: '0 32px', padding: 16, gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start', [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)' } }));
const Part = styled('section')({ padding: '4px 0 20px', container: 'reading / inline-size', '& h2': { margin: '0 0 12px', fontSize: 16, lineHeight: '24px', fontWeight: 600 } });
const Skills = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 6, margin: 0, padding: 0, listStyle: 'none', '& li': { padding: '2px 8px', borderRadius: 4, background: 'var(--canvas)', fontSize: 13, lineHeight: '20px', '[data-theme=dark] &': { background: 'var(--raised)' } } });
const Years = styled('p')({ margin: '0 0 12px', color: 'var(--text-2)' });

/** What one looks for first; the rest has a tab of its own. */
const FIRST = ['email', 'phone', 'currentLocation', 'preferredLocation', 'noticePeriod', 'expectedCtc', 'source', 'appliedOn', 'assessment', 'portalAccess'];

/** A candidate in a page: the facts one asks for, the skills, the resume, and the way so far. */
export const Overview = ({ target, record }: TabProps) => {
  const translate = useTranslate();
  const { resource, screen } = target;
  const navigate = useNavigate();
  const { visible, mayUpdate } = useFieldRights(resource, screen);
  const skills = Array.isArray(record['skills']) ? (record['skills'] as readonly { readonly id?: string; readonly skill?: unknown }[]) : [];
  const [years, months] = [Number(record['experienceYears'] ?? 0), Number(record['experienceMonths'] ?? 0)];
  return (
    <Columns>
      <div>
        <Part>
          {years + months > 0 ? <Years>{translate('candidates.years', { years, months })}</Years> : null}
          <FieldGrid data-reading>
            {FIRST.flatMap((name) => visible.filter((field) => field.name === name)).map((field) => (
              <ReadField key={field.key} entity={resource.name} field={field} record={record} />
            ))}
          </FieldGrid>
        </Part>
        {skills.length > 0 ? (
          <Part>
            <h2>{translate(`${resource.name}.skills`)}</h2>
            <Skills>
              {skills.map(({ id, skill }, at) => (
                <li key={id ?? at}>{isLinked(skill) ? skill.title : ''}</li>
              ))}
            </Skills>
          </Part>
        ) : null}
        <Part>
          <h2>{translate('candidates.resume')}</h2>
          <Resume file={record['resume']} mayAdd={mayUpdate} />
          {mayUpdate && record['resume'] ? (
            <Button size="small" sx={{ marginTop: '12px' }} onClick={() => void navigate(`${screen.path}/${record.id}/edit`, { state: { fillFromResume: true } satisfies FillState })}>
              {translate('resumeFill.open')}
            </Button>
          ) : null}
        </Part>
      </div>
      <Way id={record.id} />
    </Columns>
  );
};
