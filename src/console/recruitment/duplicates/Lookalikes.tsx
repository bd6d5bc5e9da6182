import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router-dom';
import { ReadLookalikesDocument } from '../../../../generated/recruitment/operations.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { useDebounced } from '../../shell/palette/useDebounced.ts';
import { reasonsText } from './told.ts';
import type { SectionAsideProps } from '../../resource/form/SectionAside.tsx';

/** Stays in sight while its section is filled in. */
const Place = styled('div')({ position: 'sticky', bottom: 8, zIndex: 1 });
const Box = styled('div')({ border: '1px solid var(--line)', padding: '8px 12px', borderRadius: 6, background: 'var(--warn-wash)', overflowWrap: 'anywhere', fontSize: 13, lineHeight: '20px', '& p': { margin: 0, fontWeight: 600 }, '& ul': { margin: 0, padding: 0, listStyle: 'none' }, '& a': { color: 'var(--accent-text)', fontWeight: 500 } });

/** Milliseconds without a key before what is typed is asked about. */
const PAUSE = 600;

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);
const screens: Readonly<Record<string, string>> = { ACTIVE: 'job-candidates', TALENT_POOL: 'talent-pool', ARCHIVED: 'archived-candidates', BLACKLISTED: 'archived-candidates' };

/** Who may be the person of whom the form tells, while it is filled in; stands in nobody's way. */
export const Lookalikes = ({ values }: SectionAsideProps) => {
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const { id } = useParams();
  const typed = { firstName: text(values['firstName']), lastName: text(values['lastName']), email: text(values['email']), phone: text(values['phone']), dateOfBirth: text(values['dateOfBirth']) };
  const asked = useDebounced(JSON.stringify(typed), PAUSE);
  const told = JSON.parse(asked) as typeof typed;
  // A name alone is nobody's evidence.
  const isEnough = [told.email, told.phone, told.dateOfBirth].some((value) => value !== null) && (told.firstName !== null || told.lastName !== null || told.email !== null);
  const born = /^\d{4}-\d{2}-\d{2}$/.test(told.dateOfBirth ?? '') ? told.dateOfBirth : null;
  const { data } = useQuery({ queryKey: ['lookalikes', id ?? '', asked], enabled: isEnough, retry: false, staleTime: 30_000, queryFn: ({ signal }) => askAnswer('recruitment', ReadLookalikesDocument, { ...told, dateOfBirth: born, candidateId: id === undefined ? null : Number(id) }, signal) });
  const found = isEnough ? (data?.lookalikes ?? []) : [];
  return (
    <Place role="status">
      {found.length > 0 ? (
        <Box>
          <p>{translate('duplicates.already')}</p>
          <ul>
            {found.map(({ candidateId, name, standing, reasons }) => (
              <li key={candidateId}>
                <Link to={`/recruitment/${screens[standing] ?? 'job-candidates'}/${candidateId}`} target="_blank">{name}</Link> – {reasonsText(reasons, translate, locale)}
              </li>
            ))}
          </ul>
        </Box>
      ) : null}
    </Place>
  );
};
