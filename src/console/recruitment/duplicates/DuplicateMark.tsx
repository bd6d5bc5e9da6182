import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import Users from 'lucide-react/icons/users';
import { Link } from 'react-router-dom';
import { CountDuplicatesOfDocument } from '../../../../generated/recruitment/operations.ts';
import { useRights } from '../../providers/authSession.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { comparePath } from './told.ts';

const Mark = styled(Link)({ display: 'flex', alignItems: 'center', gap: 8, margin: '0 16px 12px', padding: '8px 12px', borderRadius: 6, flex: 'none', background: 'var(--warn-wash)', color: 'var(--text)', fontWeight: 500, textDecoration: 'none', '&:hover': { textDecoration: 'underline' }, '& svg': { flex: 'none' } });

/** That a candidate may be here twice, and the way to compare; nothing where nobody is alike. */
export const DuplicateMark = ({ id }: { readonly id: string }) => {
  const translate = useTranslate();
  const { view } = useRights('DUPLICATE_CANDIDATES');
  const { data } = useQuery({ queryKey: ['duplicates-of', id], enabled: view, retry: false, staleTime: 60_000, queryFn: ({ signal }) => askAnswer('recruitment', CountDuplicatesOfDocument, { candidateId: Number(id) }, signal) });
  if (!data || data.totalRecords === 0) return null;
  return (
    <Mark to={comparePath(id)}>
      <Users size={16} aria-hidden />
      {translate('duplicates.mark', { smart_count: data.totalRecords })}
    </Mark>
  );
};
