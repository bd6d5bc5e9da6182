import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { FailureLine } from '../../shell/states/FailureLine.tsx';
import { listAddress } from './listAddress.ts';
import { useLinked } from './useLinked.ts';
import type { Resource } from '../../../domain/resource.ts';

const List = styled('ul')({
  margin: 0,
  padding: '8px 0',
  listStyle: 'none',
  '& a, & span': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8, minHeight: 36, padding: '0 16px', color: 'var(--text)', textDecoration: 'none' },
  '& a:hover': { background: 'var(--hover)' },
  '& a b': { color: 'var(--accent-text)' },
  '& b': { fontWeight: 600 },
  '& span[data-none]': { color: 'var(--text-3)' },
});
const Nothing = styled('p')({ margin: 0, padding: 16, color: 'var(--text-2)' });

/** What refers to a record: one line a list, with its count, leading to the list filtered to them. */
export const LinkedTab = ({ resource, id }: { readonly resource: Resource; readonly id: string }) => {
  const translate = useTranslate();
  const { linked, isLoading, error, isTrying, retry } = useLinked(resource, [id]);
  if (isLoading) return <Skeleton widths={[220, 180, 200]} />;
  if (error && linked.length === 0) return <FailureLine error={error} isTrying={isTrying} onRetry={retry} />;
  if (linked.every(({ total }) => total === 0)) return <Nothing>{translate('form.linkedNone', { name: translate(resource.name, { smart_count: 1 }) })}</Nothing>;
  return (
    <List>
      {linked.map(({ key, label, total, isEstimate, shownAt }) => {
        const number = new Intl.NumberFormat().format(total);
        const count = isEstimate ? translate('grid.about', { number }) : number;
        return (
          <li key={key}>
            {total > 0 && shownAt ? (
              <Link to={listAddress(shownAt.path, shownAt.filter)}>
                {label}
                <b>{count}</b>
              </Link>
            ) : (
              <span data-none={total === 0 || undefined}>
                {label}
                <b>{count}</b>
              </span>
            )}
          </li>
        );
      })}
    </List>
  );
};
