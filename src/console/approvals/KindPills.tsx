import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { Pill, Pills } from '../shell/pieces/Pill.ts';
import { styled } from '@mui/material/styles';
import type { RequestKind } from '../../domain/approvals/kinds.ts';

const Row = styled('div')({ display: 'flex', alignItems: 'center', height: 44, padding: '0 8px', flex: 'none', borderBottom: '1px solid var(--line)' });

/** A kind of request, all of them, or probations, which stand beside. */
export type Shown = RequestKind | 'PROBATION' | null;

type Elsewhere = 'PROBATION' | 'SHIFT_SWAP' | 'SALARY_REVISION' | 'ACCESS_REQUEST';

/** What waits on pages of its own. */
const WORDS = { SHIFT_SWAP: 'approvals.shiftSwaps', SALARY_REVISION: 'approvals.salaryRevisions', ACCESS_REQUEST: 'approvals.accessRequests' } as const;

type Props = {
  readonly shown: Shown;
  readonly counts: readonly { readonly kind: RequestKind; readonly count: number }[];
  readonly elsewhere: readonly { readonly kind: Elsewhere; readonly count: number; readonly path: string }[];
  readonly onShow: (shown: Shown) => void;
};

/** Kinds of which something waits, each with its number; what is decided on a page of its own leads there. */
export const KindPills = ({ shown, counts, elsewhere, onShow }: Props) => {
  const translate = useTranslate();
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const pill = (kind: Shown, label: string, count: number) => (
    <Pill key={label} type="button" aria-pressed={shown === kind} onClick={() => onShow(kind)}>
      {label} <span>{count}</span>
    </Pill>
  );
  return (
    <Row>
      <Pills role="group" aria-label={translate('approvals.kinds')}>
        {pill(null, translate('common.all'), total)}
        {counts.map(({ kind, count }) => pill(kind, translate(`dashboard.request.${kind}`), count))}
        {elsewhere.map(({ kind, count, path }) =>
          kind === 'PROBATION' ? pill(kind, translate('approvals.probation'), count) : (
            <Pill key={kind} as={Link} {...{ to: path }}>
              {translate(WORDS[kind])} <span>{count}</span>
            </Pill>
          ),
        )}
      </Pills>
    </Row>
  );
};
