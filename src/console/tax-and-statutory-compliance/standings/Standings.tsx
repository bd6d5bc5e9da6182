import { useDeferredValue, useState } from 'react';
import { styled } from '@mui/material/styles';
import BellRing from 'lucide-react/icons/bell-ring';
import { useTranslate } from 'ra-core';
import { useRights } from '../../providers/authSession.ts';
import { useChange } from '../../resource/acts/useChange.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { TickTrayDrawing } from '../../shell/drawings/TickTrayDrawing.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Refused } from '../../shell/pieces/Refused.tsx';
import { SearchBox } from '../../shell/pieces/SearchBox.tsx';
import { ShowMore } from '../../shell/pieces/ShowMore.tsx';
import { SmallChoice } from '../../shell/pieces/SmallChoice.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { usePages } from '../../shell/usePages.ts';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { FigureStrip } from '../../shell/pieces/FigureStrip.tsx';
import { StandingLine } from './StandingLine.tsx';
import { UnlockDialog } from './UnlockDialog.tsx';
import { standingKinds } from './standingKinds.ts';
import type { Standing } from './StandingLine.tsx';
import type { StandingKind } from './standingKinds.ts';

const Top = styled('div')({ padding: 16, flex: 'none' });
const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', padding: '0 16px 8px', borderBottom: '1px solid var(--line)', flex: 'none', '& p': { margin: '0 auto 0 0', color: 'var(--text-2)' } });
const Lines = styled('ul')({ flex: 1, minHeight: 0, margin: 0, padding: 0, listStyle: 'none', overflow: 'auto' });

const filters = ['ALL', 'MISSING', 'DRAFT', 'SUBMITTED'] as const;
type Filter = (typeof filters)[number];

/** Who has declared in this financial year and who may still do so; payroll reminds those who have not, and unlocks one by one. */
export const Standings = ({ kind }: { readonly kind: StandingKind }) => {
  const translate = useTranslate();
  const { form, path, read, remind } = standingKinds[kind];
  const number = new Intl.NumberFormat(useCellFormats().locale);
  const title = useScreenLabel()({ path: `${path}/employees` });
  const crumbs = useCrumbs(`${path}/employees`);
  const { update } = useRights(form);
  const [text, setText] = useState('');
  const search = useDeferredValue(text);
  const [status, setStatus] = useState<Filter>('ALL');
  const [unlocking, setUnlocking] = useState<Standing>();
  const { run, isWorking, refusal } = useChange('tax-and-statutory');
  const { data, error, refetch, ...pages } = usePages(['declaration-standings', kind, search, status], (page, signal) => askAnswer('tax-and-statutory', read, { search, status: status === 'ALL' ? null : status, ...page }, signal));
  const tell = (employeeIds: readonly number[] | null) => run(remind, { employeeIds: employeeIds === null ? null : [...employeeIds] }, ({ reminded }) => translate(reminded === 0 ? 'declarations.remindedNobody' : 'declarations.reminded', { smart_count: reminded }));
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  const isNobody = data !== undefined && data.submitted + data.drafts + data.missing === 0;
  const isEmpty = data !== undefined && data.rows.length === 0;
  return (
    <>
      <PageHeader
        title={title}
        crumbs={crumbs}
        favourite={`${path}/employees`}
        divided
        actions={update && data && data.missing + data.drafts > 0 ? [{ key: 'remind', kind: 'filled', label: translate('declarations.remindAll'), icon: <BellRing />, run: () => void tell(null) }] : []}
      />
      {data === undefined ? <Skeleton widths={[320, 480, 320]} /> : null}
      {isNobody ? <EmptyState drawing={<TickTrayDrawing />} title={translate(`declarations.nobody${kind}`)} message={translate(`declarations.nobody${kind}Why`)} /> : null}
      {data && !isNobody ? (
        <>
          <Top>
            <FigureStrip figures={(['submitted', 'drafts', 'missing'] as const).map((key) => ({ key, label: translate(`declarations.figure.${key}`), value: number.format(data[key]), ...(key === 'submitted' ? { note: data.financialYear } : {}) }))} />
          </Top>
          <Tools>
            <p role="status">{translate('declarations.people', { smart_count: data.totalRecords })}</p>
            <SmallChoice label={translate('common.status')} value={status} options={filters.map((value) => ({ value, label: translate(`declarations.filter.${value}`) }))} onChoose={setStatus} />
            <SearchBox label={translate('declarations.search')} text={text} onText={setText} />
          </Tools>
          {refusal ? <Refused role="alert">{refusal.message}</Refused> : null}
          {isEmpty ? <EmptyState title={translate('common.noResults')} message={translate('declarations.noneLikeIt')} /> : (
            <Lines aria-label={title}>
              {data.rows.map((standing) => <StandingLine key={standing.employeeId} standing={standing} kind={kind} mayAct={update} isWorking={isWorking} onRemind={() => void tell([standing.employeeId])} onUnlock={() => setUnlocking(standing)} />)}
              {pages.more ? <li style={{ padding: 16 }}><ShowMore label={translate('declarations.more')} pages={pages} /></li> : null}
            </Lines>
          )}
        </>
      ) : null}
      {unlocking ? <UnlockDialog kind={kind} standing={unlocking} onClose={() => setUnlocking(undefined)} /> : null}
    </>
  );
};
