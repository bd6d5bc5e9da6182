import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { ReadRolesWithoutReportsDocument } from '../../../generated/settings/operations.ts';
import { isLinked, type Linked } from '../providers/data/row.ts';
import { useRights } from '../providers/authSession.ts';
import { useCellFormats } from '../fields/useCellFormats.ts';
import { askAnswer } from '../shell/askAnswer.ts';
import type { SectionAsideProps } from '../resource/form/SectionAside.tsx';

const Box = styled('div')({ marginTop: 12, padding: '8px 12px', border: '1px solid var(--line)', borderRadius: 6, background: 'var(--warn-wash)', overflowWrap: 'anywhere', fontSize: 13, lineHeight: '20px', '& p': { margin: 0 }, '& a': { color: 'var(--accent-text)', fontWeight: 500, textDecoration: 'underline' } });

type Row = Readonly<Record<string, unknown>>;

const idOf = (value: unknown): string => String(isLinked(value) ? (value as Linked).id : value);

/** Below the roles that a report is shared with: those that cannot open it, and the way to where they are given the right. */
export const ReadersAside = ({ values }: SectionAsideProps) => {
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const mayRead = useRights('ROLES').view;
  const lines = (Array.isArray(values['sharedWith']) ? values['sharedWith'] : []) as readonly Row[];
  const roles = lines.flatMap(({ roleId }) => (roleId === null || roleId === undefined || roleId === '' ? [] : [idOf(roleId)]));
  const { data } = useQuery({ queryKey: ['roles-without-reports', ...roles], enabled: roles.length > 0, placeholderData: keepPreviousData, queryFn: ({ signal }) => askAnswer('settings', ReadRolesWithoutReportsDocument, { roles }, signal) });
  // Until the answer for other roles is there, only those of the old one that are still chosen.
  const without = (data?.roles ?? []).filter(({ id }) => roles.includes(id));
  return (
    <div role="status">
      {without.length === 0 ? null : (
        <Box>
          <p>{translate('reports.rolesWithout', { smart_count: without.length, roles: new Intl.ListFormat(locale).format(without.map(({ name }) => name)) })}</p>
          <p>{mayRead ? without.map(({ id, name }, at) => <span key={id}>{at > 0 ? ' · ' : ''}<Link to={`/settings/core-hr/roles/${id}`}>{translate('reports.openRole', { role: name })}</Link></span>) : translate('reports.askForRole')}</p>
        </Box>
      )}
    </div>
  );
};
