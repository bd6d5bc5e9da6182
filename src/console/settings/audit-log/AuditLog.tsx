import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'react-admin';
import { addDays, todayIn } from '../../../domain/dates.ts';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { useSession } from '../../providers/authSession.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { FailureLine } from '../../shell/states/FailureLine.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { LogPanel } from './LogPanel.tsx';
import { LogTable } from './LogTable.tsx';
import { LogTools } from './LogTools.tsx';
import { keyOf, readWholeLog, useActivity } from './useActivity.ts';
import type { ChangeKind } from '../../../../generated/monitoring/operations.ts';
import type { HeaderAction } from '../../shell/HeaderActions.tsx';
import type { ActivityFilter, ReadLog } from './useActivity.ts';

const Page = styled('div')({ position: 'relative', display: 'flex', flex: 1, minHeight: 0 });
const Column = styled('div')({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 });
const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto' });
const Foot = styled('footer')({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 44, padding: '0 16px', flex: 'none', borderTop: '1px solid var(--line)', color: 'var(--text-2)' });

const WHOLE = '/settings/general/audit-log';

/** /settings/general/audit-log: every change of the organisation, by whom, and what was there before. */
export const AuditLog = () => <ChangeLog path={WHOLE} read={readWholeLog} />;

type Props = {
  readonly path: string;
  readonly read: ReadLog;
  /** The entities and kinds of change that the log is of; without them all. */
  readonly entities?: readonly string[];
  readonly kinds?: readonly ChangeKind[];
  readonly actionsFor?: (filter: ActivityFilter, isEmpty: boolean) => readonly HeaderAction[];
};

/** A log of changes: chosen by days, kind and entity, one of them open beside it. */
export const ChangeLog = ({ path, read, entities, kinds, actionsFor }: Props) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const zone = useSession()?.organisation.timeZone ?? 'UTC';
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const [filter, setFilter] = useState<ActivityFilter>(() => {
    const toDate = todayIn(zone, new Date());
    return { fromDate: addDays(toDate, -29), toDate, kind: null, entity: null };
  });
  const [openKey, setOpenKey] = useState<string>();
  const { rows, total, isEstimate, error, retry, hasMore, more, isFetching } = useActivity(path, read, filter);
  const open = rows?.find((row) => keyOf(row) === openKey);
  const number = new Intl.NumberFormat(tagOf(locale)).format(total);
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} favourite={path} actions={actionsFor?.(filter, !rows?.length) ?? []} />
      <LogTools filter={filter} onFilter={setFilter} {...(entities ? { entities } : {})} {...(kinds ? { kinds } : {})} />
      <Page>
        <Column>
          {error && !rows?.length ? (
            <ErrorState error={error} onRetry={() => void retry()} />
          ) : rows === undefined ? (
            <Skeleton widths={[320, 200, 480, 480]} />
          ) : rows.length === 0 ? (
            <EmptyState title={translate('activityLog.none')} message={translate('activityLog.noneWhy')} {...(filter.kind || filter.entity ? { action: { label: translate('activityLog.all'), run: () => setFilter({ ...filter, kind: null, entity: null }) } } : {})} />
          ) : (
            <Scroll>
              <LogTable rows={rows} openKey={openKey} onOpen={setOpenKey} />
            </Scroll>
          )}
          <Foot>
            <span role="status">{rows === undefined ? '' : translate(isEstimate ? 'activityLog.countMore' : 'activityLog.count', { smart_count: total, number })}</span>
            {error && rows?.length ? (
              <FailureLine error={error} isTrying={isFetching} onRetry={() => void retry()} />
            ) : hasMore ? (
              <Button variant="text" loading={isFetching} onClick={() => void more()}>
                {translate('activityLog.more')}
              </Button>
            ) : null}
          </Foot>
        </Column>
        {open ? (
          <LogPanel
            key={openKey}
            entry={open}
            onClose={() => {
              setOpenKey(undefined);
              document.querySelector<HTMLElement>('[data-open] button')?.focus();
            }}
          />
        ) : null}
      </Page>
    </>
  );
};
