import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useRights, useSession } from '../../providers/authSession.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { TickTrayDrawing } from '../../shell/drawings/TickTrayDrawing.tsx';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { useSnackbar } from '../../shell/snackbar/useSnackbar.ts';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { FailureLine } from '../../shell/states/FailureLine.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { GrantDialog } from './GrantDialog.tsx';
import { RequestLine } from './RequestLine.tsx';
import { useAccessRequests } from './useAccessRequests.ts';
import type { AccessRequest, Grant } from './useAccessRequests.ts';

const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', '& h2': { fontSize: 14, lineHeight: '20px', padding: '20px 16px 8px' } });

const path = '/settings/general/access-requests';

/** /settings/general/access-requests: who asks for which form, and the decision. */
export const AccessRequests = () => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const tell = useTellFailure();
  const show = useSnackbar();
  const { requests, error, retry, hasMore, more, isFetching, grant, decline } = useAccessRequests();
  const { update } = useRights('USER_ACCOUNTS');
  const me = useSession()?.user.email;
  const [open, setOpen] = useState<{ readonly request: AccessRequest; readonly act: 'grant' | 'decline' }>();
  const formOf = ({ form }: AccessRequest): string => translate(form ? `form.${form}` : 'accessRequest.anyForm');
  const run = async (request: AccessRequest, act: Promise<void>, message: string): Promise<void> => {
    try {
      await act;
      setOpen(undefined);
      show({ type: 'success', message: translate(message, { name: request.requestedBy, form: formOf(request) }) });
    } catch (failure) {
      tell(failure);
    }
  };
  const give = (request: AccessRequest, by: Grant) => run(request, grant(request.id, by), 'accessRequest.granted');
  const part = (heading: string, rows: readonly AccessRequest[]) =>
    rows.length === 0 ? null : (
      <section>
        <h2>{translate(heading)}</h2>
        <ul>
          {rows.map((request) => {
            const decides = update && request.email !== me;
            return (
              <RequestLine
                key={request.id}
                request={request}
                form={formOf(request)}
                onGrant={decides ? () => (request.isOpen ? void give(request, {}) : setOpen({ request, act: 'grant' })) : undefined}
                onDecline={decides ? () => setOpen({ request, act: 'decline' }) : undefined}
              />
            );
          })}
        </ul>
      </section>
    );
  if (error && !requests) return <ErrorState error={error} isPage onRetry={() => void retry()} />;
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} divided />
      {requests === undefined ? <Skeleton widths={[320, 200, 480]} /> : null}
      {requests?.length === 0 ? <EmptyState drawing={<TickTrayDrawing />} title={translate('accessRequest.none')} message={translate('accessRequest.noneWhy')} /> : null}
      {requests && requests.length > 0 ? (
        <Scroll tabIndex={0} role="region" aria-label={title}>
          {part('accessRequest.waiting', requests.filter(({ status }) => status === 'PENDING'))}
          {part('accessRequest.decided', requests.filter(({ status }) => status !== 'PENDING'))}
          {error ? (
            <FailureLine error={error} isTrying={isFetching} onRetry={() => void retry()} />
          ) : hasMore ? (
            <Button variant="text" loading={isFetching} onClick={() => void more()} sx={{ margin: '8px' }}>
              {translate('outgoingMail.more')}
            </Button>
          ) : null}
        </Scroll>
      ) : null}
      {open?.act === 'grant' ? <GrantDialog request={open.request} form={formOf(open.request)} onGrant={(by) => give(open.request, by)} onClose={() => setOpen(undefined)} /> : null}
      {open?.act === 'decline' ? (
        <DeclineDialog id={open.request.id} name={open.request.requestedBy} onDecline={(reason) => run(open.request, decline(open.request.id, reason), 'accessRequest.declined')} onClose={() => setOpen(undefined)} />
      ) : null}
    </>
  );
};
