import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { ReadOnboardingChecklistDocument } from '../../../../generated/onboarding/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { FailureLine } from '../../shell/states/FailureLine.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { StatusMark } from '../../shell/pieces/StatusMark.tsx';
import { Progress } from './Progress.tsx';
import { comma } from '../../shell/comma.ts';
import type { ReadOnboardingChecklistQuery } from '../../../../generated/onboarding/operations.ts';
import type { StatusTone } from '../../shell/pieces/StatusMark.tsx';
import type { TabProps } from '../../resource/tabs/recordTabs.ts';

type Item = ReadOnboardingChecklistQuery['answer']['items'][number];

const Box = styled('section')({
  padding: '16px 16px 8px', maxWidth: 880, '& h2': { margin: 0, fontSize: 16, lineHeight: '24px', fontWeight: 600 }, '& header': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 16px' }, '& > p': { margin: '8px 0 0', color: 'var(--text-2)' },
  '& ul': { margin: '8px 0 0', padding: 0, listStyle: 'none', borderTop: '1px solid var(--hair)' },
  '& li': { display: 'flex', alignItems: 'baseline', gap: 10, padding: '8px 0', borderBottom: '1px solid var(--hair)' },
  '& li > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' }, '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' }, '& li > span:last-of-type': { flex: 'none', color: 'var(--text-2)' },
});

/** On which tab a field is told. */
const TABS: Readonly<Partial<Record<string, string>>> = { phone: 'personal', dateOfBirth: 'personal', address: 'personal', emergencyContacts: 'personal', family: 'family', education: 'background', experience: 'background', documents: 'documents', accreditations: 'documents', accountNumber: 'bank' };

const toneOf = ({ gap, isRequired }: Item): StatusTone => (gap == null ? 'ok' : isRequired ? 'wait' : 'none');
/** What is wanting first, then what is only asked for. */
const rank = ({ gap, isRequired }: Item): number => (gap == null ? 2 : isRequired ? 0 : 1);

/** Papers that nobody has to bring by themselves stand with their group, until they are there. */
const isOfGroup = ({ kind, gap, isRequired }: Item): boolean => (kind === 'DOCUMENT' || kind === 'ACCREDITATION') && !isRequired && gap != null;

/** What is needed before an employee can be made, and whether it is there. */
export const Checklist = ({ target, record }: TabProps) => {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [target.name, 'checklist', record.id, record['version']],
    queryFn: ({ signal }) => askAnswer('onboarding', ReadOnboardingChecklistDocument, { individualId: Number(record.id) }, signal),
  });
  if (record['status'] === 'ONBOARDED') return null;
  if (error && !data) return <FailureLine error={error} isTrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton widths={[240, 480, 320]} />;
  const { items, done, of, isComplete } = data;
  const nameOf = ({ kind, field, name, dependent }: Item): string => {
    const label = kind === 'FIELD' || name === '' ? translate(`onboardingIndividual.${field}`) : name;
    const whole = kind === 'ROW' && name !== '' ? translate('onboarding.ofPerson', { what: translate(`onboardingIndividual.${field}`), name }) : label;
    return dependent ? translate('onboarding.ofPerson', { what: whole, name: dependent }) : whole;
  };
  const stateOf = ({ gap, isRequired }: Item): string => (gap == null ? translate('onboard.there') : isRequired ? translate(`enum.OnboardingGap.${gap}`) : translate('onboard.optional'));
  return (
    <Box aria-label={translate('onboard.checklist')}>
      <header>
        <h2>{translate('onboard.checklist')}</h2>
        <Progress done={done} of={of} />
      </header>
      {isComplete ? <p>{translate('onboard.allThere')}</p> : null}
      <ul>
        {items.filter((item) => !isOfGroup(item)).toSorted((one, other) => rank(one) - rank(other)).map((item) => (
          <li key={item.key}>
            <StatusMark tone={toneOf(item)} />
            <div>
              {TABS[item.field] === undefined ? nameOf(item) : <Link to={`${target.screen.path}/${record.id}/${TABS[item.field]!}`}>{nameOf(item)}</Link>}
              {item.oneOf ? <small>{translate('onboard.enough', { given: item.given ?? 0, enough: item.enough ?? 0, names: item.oneOf.join(comma()) })}</small> : null}
            </div>
            <span>{stateOf(item)}</span>
          </li>
        ))}
      </ul>
      {items.some(({ kind }) => kind !== 'FIELD' && kind !== 'ROW') ? null : <p>{translate('onboard.nothingAsked')}</p>}
    </Box>
  );
};
