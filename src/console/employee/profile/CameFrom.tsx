import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import DoorOpen from 'lucide-react/icons/door-open';
import UserSearch from 'lucide-react/icons/user-search';
import { useSession } from '../../providers/authSession.ts';
import { Fact } from '../../resource/tabs/Facts.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import type { Row } from '../../providers/data/row.ts';
import { useData } from '../../shell/Steady.tsx';

/** Screens of those who became employees, by the path without its slash. */
const WAYS = [
  { screen: 'recruitment/job-candidates', form: 'JOB_CANDIDATES', Icon: UserSearch },
  { screen: 'onboarding/onboarded-individuals', form: 'ONBOARDED_INDIVIDUALS', Icon: DoorOpen },
] as const;

/** Whom an employee was before: the candidate and the onboarding, where the person who looks may see them. */
export const CameFrom = ({ id }: { readonly id: string }) => {
  const translate = useTranslate();
  const labelOf = useScreenLabel();
  const dataProvider = useData();
  const rights = useSession()?.rights;
  const open = WAYS.filter(({ form }) => rights?.[form]?.view === true);
  const { data } = useQuery({
    queryKey: ['came from', id, open.map(({ form }) => form)],
    enabled: open.length > 0,
    queryFn: ({ signal }) =>
      Promise.all(
        open.map(async (way) => {
          const { data: found } = await dataProvider.getList<Row>(way.screen, { filter: { employeeId: { in: [id] } }, pagination: { page: 1, perPage: 1 }, meta: { columns: [], search: '', sorts: [] }, signal } as never);
          return { ...way, found: found[0]?.id };
        }),
      ),
    staleTime: 60_000,
    retry: false,
  });
  const words = { JOB_CANDIDATES: translate('candidate', { smart_count: 1 }), ONBOARDED_INDIVIDUALS: labelOf({ path: '/recruitment/onboarding', form: 'RECRUITMENT_ONBOARDING' }) };
  return (data ?? []).map(({ screen, form, Icon, found }) =>
    found === undefined ? null : (
      <Fact key={form} Icon={Icon}>
        <Link to={`/${screen}/${found}`} style={{ color: 'var(--accent-text)', fontWeight: 500 }}>{words[form]}</Link>
      </Fact>
    ),
  );
};
