import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ReadSpecialistsWithoutOnboardingDocument } from '../../../../generated/recruitment/operations.ts';
import { isLinked } from '../../providers/data/row.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { comma } from '../../shell/comma.ts';
import { Note } from '../../shell/pieces/Note.tsx';

type Line = { readonly role?: unknown; readonly employeeId?: unknown; readonly employee?: unknown };
const idOf = ({ employee, employeeId }: Line): string => String(isLinked(employee) ? employee.id : (employeeId ?? ''));

/** Says of onboarding specialists who may not open Onboarding that naming them leads nowhere yet. */
export const SpecialistsNote = ({ members, post = null }: { readonly members: unknown; /** That names them so, where that is saved. */ readonly post?: string | null }) => {
  const translate = useTranslate();
  const specialists = (Array.isArray(members) ? (members as readonly Line[]) : []).filter((line) => line.role === 'ONBOARDING_SPECIALIST' && /^\d+$/.test(idOf(line)));
  const ids = [...new Set(specialists.map((line) => Number(idOf(line))))].toSorted((one, other) => one - other);
  const { data } = useQuery({ queryKey: ['specialists-without-onboarding', ids, post], queryFn: ({ signal }) => askAnswer('recruitment', ReadSpecialistsWithoutOnboardingDocument, { employeeIds: ids, jobPostId: post }, signal), enabled: ids.length > 0, retry: false });
  if (ids.length === 0 || !data || data.names.length === 0) return null;
  return <Note tone="warning" title={translate('posts.specialistsWithout', { smart_count: data.names.length, names: data.names.join(comma()) })}>{translate('posts.specialistsWithoutWhy')}</Note>;
};
