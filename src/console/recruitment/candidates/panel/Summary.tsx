import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { isLinked } from '../../../providers/data/row.ts';
import { FieldGrid } from '../../../resource/form/SectionBox.tsx';
import { useFieldRights } from '../../../resource/form/useFieldRights.ts';
import { ReadField } from '../../../resource/show/ReadField.tsx';
import { useSession } from '../../../providers/authSession.ts';
import { comma } from '../../../shell/comma.ts';
import { Skeleton } from '../../../shell/pieces/Skeleton.tsx';
import { Resume } from '../page/Resume.tsx';
import { Interviews } from './Interviews.tsx';
import { useFound } from './useFound.ts';
import type { TabProps } from '../../../resource/tabs/recordTabs.ts';

const Parts = styled('div')({ '& > section': { padding: '14px 16px', borderBottom: '1px solid var(--hair)', container: 'reading / inline-size', '&:last-of-type': { borderBottom: 0 } }, '& h3': { margin: '0 0 10px', fontSize: 13, lineHeight: '20px', fontWeight: 600 } });
const Fact = styled('div')({ display: 'grid', gridTemplateColumns: '148px minmax(0, 1fr)', gap: 8, fontSize: 13, lineHeight: '20px', overflowWrap: 'anywhere', '& > :first-of-type': { color: 'var(--text-2)' } });

/** Facts that one asks for first; those that are not known are left out. */
const FIRST = ['noticePeriod', 'currentCtc', 'expectedCtc', 'source', 'recruiter', 'currentLocation', 'preferredLocation', 'email', 'phone', 'appliedOn'];

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** A candidate at a glance beside the list: the interview that comes next, what panels found, the facts one asks for, and the resume. */
export const Summary = ({ target, record }: TabProps) => {
  const translate = useTranslate();
  const { resource, screen } = target;
  const { visible, mayUpdate } = useFieldRights(resource, screen);
  const rights = useSession()?.rights;
  const isOpen = (['JOB_CANDIDATES', 'UPCOMING_INTERVIEWS'] as const).some((form) => rights?.[form]?.view === true);
  const found = useFound(Number(record.id), isOpen);
  const seen = (name: string): boolean => visible.some((field) => field.name === name);
  const fields = FIRST.flatMap((name) => visible.filter((field) => field.name === name && isGiven(record[name])));
  const skills = Array.isArray(record['skills']) ? (record['skills'] as readonly { readonly skill?: unknown }[]).flatMap(({ skill }) => (isLinked(skill) ? [skill.title] : [])) : [];
  const [years, months] = [Number(record['experienceYears'] ?? 0), Number(record['experienceMonths'] ?? 0)];
  const [role, company] = ['currentDesignation', 'currentEmployer'].map((name) => (isGiven(record[name]) ? String(record[name]) : undefined));
  const work = [role && company ? translate('candidates.at', { role, company }) : (role ?? company), years + months > 0 ? translate('candidates.years', { years, months }) : undefined].filter((part) => part !== undefined);
  if (!found) return <Skeleton widths={[260, 180, 240, 200]} />;
  return (
    <Parts>
      <Interviews {...found} path={`${screen.path}/${record.id}/interviews`} />
      <section>
        <h3>{translate('candidates.about')}</h3>
        <FieldGrid data-reading>
          {work.length > 0 ? (
            <Fact>
              <span>{translate('candidates.work')}</span>
              <span>{work.join(' · ')}</span>
            </Fact>
          ) : null}
          {skills.length > 0 ? (
            <Fact>
              <span>{translate(`${resource.name}.skills`)}</span>
              <span>{skills.join(comma())}</span>
            </Fact>
          ) : null}
          {fields.map((field) => (
            <ReadField key={field.key} entity={resource.name} field={field} record={record} />
          ))}
        </FieldGrid>
      </section>
      {seen('resume') ? (
        <section>
          <h3>{translate('candidates.resume')}</h3>
          <Resume file={record['resume']} mayAdd={mayUpdate} />
        </section>
      ) : null}
    </Parts>
  );
};
