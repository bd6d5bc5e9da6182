import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import Banknote from 'lucide-react/icons/banknote';
import DoorOpen from 'lucide-react/icons/door-open';
import UserSearch from 'lucide-react/icons/user-search';
import { useSession } from '../../providers/authSession.ts';
import { Fact } from '../../resource/tabs/Facts.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import type { LucideIcon } from 'lucide-react';
import type { Row } from '../../providers/data/row.ts';
import { useData } from '../../shell/Steady.tsx';

/** Screens of those who became employees, by the path without its slash. */
const WAYS = [
  { screen: 'recruitment/job-candidates', form: 'JOB_CANDIDATES', Icon: UserSearch },
  { screen: 'onboarding/onboarded-individuals', form: 'ONBOARDED_INDIVIDUALS', Icon: DoorOpen },
] as const;

/** The salary that was agreed with a candidate stays with them. */
const AGREED = 'recruitment/candidate-salaries';

/** Whom an employee was before, and for which salary they came: the candidate, the onboarding and the accepted salary, where the person who looks may see them. */
export const CameFrom = ({ id }: { readonly id: string }) => {
  const translate = useTranslate();
  const labelOf = useScreenLabel();
  const dataProvider = useData();
  const rights = useSession()?.rights;
  const open = WAYS.filter(({ form }) => rights?.[form]?.view === true);
  const seesPay = rights?.['CANDIDATE_SALARY']?.view === true;
  const { data } = useQuery({
    queryKey: ['came from', id, open.map(({ form }) => form), seesPay],
    enabled: open.length > 0,
    queryFn: async ({ signal }) => {
      const first = async (screen: string, filter: object): Promise<string | undefined> =>
        (await dataProvider.getList<Row>(screen, { filter, pagination: { page: 1, perPage: 1 }, meta: { columns: [], search: '', sorts: [] }, signal } as never)).data[0]?.id;
      const ways = await Promise.all(open.map(async (way) => ({ ...way, found: await first(way.screen, { employeeId: { in: [id] } }) })));
      const candidate = ways.find(({ form }) => form === 'JOB_CANDIDATES')?.found;
      const salary = candidate !== undefined && seesPay ? await first(AGREED, { candidateId: { in: [candidate] }, status: { equals: 'ACCEPTED' } }) : undefined;
      return { ways, paid: salary === undefined ? undefined : candidate };
    },
    staleTime: 60_000,
    retry: false,
  });
  const words = { JOB_CANDIDATES: translate('candidate', { smart_count: 1 }), ONBOARDED_INDIVIDUALS: labelOf({ path: '/recruitment/onboarding', form: 'RECRUITMENT_ONBOARDING' }) };
  const link = (key: string, Icon: LucideIcon, to: string, label: string) => (
    <Fact key={key} Icon={Icon}>
      <Link to={to} style={{ color: 'var(--accent-text)', fontWeight: 500 }}>{label}</Link>
    </Fact>
  );
  return (
    <>
      {data?.ways.map(({ screen, form, Icon, found }) => (found === undefined ? null : link(form, Icon, `/${screen}/${found}`, words[form])))}
      {data?.paid === undefined ? null : link('salary', Banknote, `/recruitment/job-candidates/${data.paid}/salary`, translate('profile.agreedSalary'))}
    </>
  );
};
