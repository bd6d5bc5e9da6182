import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { FailureLine } from '../../shell/states/FailureLine.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { MailPanel } from './MailPanel.tsx';
import { MailTable } from './MailTable.tsx';
import { MailTools } from './MailTools.tsx';
import { useMails } from './useMails.ts';
import type { MailFilter } from './useMails.ts';

const Page = styled('div')({ position: 'relative', display: 'flex', flex: 1, minHeight: 0 });
const Column = styled('div')({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 });
const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto' });
const Foot = styled('footer')({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 44, padding: '0 16px', flex: 'none', borderTop: '1px solid var(--line)', color: 'var(--text-2)' });

const everything: MailFilter = { search: '', status: null };

const path = '/settings/general/outgoing-mail';

/** /settings/general/outgoing-mail: what the organisation mails, and without a mail server the only place to read it. */
export const OutgoingMail = () => {
  const translate = useTranslate();
  const label = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const [filter, setFilter] = useState(everything);
  const [openId, setOpenId] = useState<string>();
  const { mails, total, error, retry, hasMore, more, isFetching } = useMails(filter);
  const open = mails?.find(({ id }) => id === openId);
  const isFiltered = filter.search.trim() !== '' || filter.status !== null;
  if (error && !mails) return <ErrorState error={error} isPage onRetry={() => void retry()} />;
  return (
    <>
      <PageHeader title={label} crumbs={crumbs} favourite={path} />
      <MailTools filter={filter} onFilter={setFilter} />
      <Page>
        <Column>
          {mails === undefined ? (
            <Skeleton widths={[320, 200, 480, 480]} />
          ) : mails.length === 0 ? (
            <EmptyState
              title={translate(isFiltered ? 'outgoingMail.notFound' : 'outgoingMail.none')}
              message={isFiltered ? '' : translate('outgoingMail.noneWhy')}
              {...(isFiltered ? { action: { label: translate('states.noResult.clear'), run: () => setFilter(everything) } } : {})}
            />
          ) : (
            <Scroll>
              <MailTable mails={mails} openId={open?.id} onOpen={setOpenId} />
            </Scroll>
          )}
          <Foot>
            <span role="status">{mails === undefined ? '' : translate('outgoingMail.count', { smart_count: total })}</span>
            {error && mails ? (
              <FailureLine error={error} isTrying={isFetching} onRetry={() => void retry()} />
            ) : hasMore ? (
              <Button variant="text" loading={isFetching} onClick={() => void more()}>
                {translate('outgoingMail.more')}
              </Button>
            ) : null}
          </Foot>
        </Column>
        {open ? (
          <MailPanel
            key={open.id}
            mail={open}
            onClose={() => {
              setOpenId(undefined);
              document.querySelector<HTMLElement>('[data-open] button')?.focus();
            }}
          />
        ) : null}
      </Page>
    </>
  );
};
