import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Dialog } from '../../shell/pieces/Dialog.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { ScopeChoice } from './ScopeChoice.tsx';
import { WayChoice } from './WayChoice.tsx';
import { useScopes } from './useScopes.ts';
import { useWays } from './useWays.ts';
import type { AccessRequest, Grant } from './useAccessRequests.ts';

export type GrantDialogProps = { readonly request: AccessRequest; readonly form: string; readonly onGrant: (grant: Grant) => Promise<void>; readonly onClose: () => void };

/** How a request is granted: by giving a role that opens the form, or by widening one of the person's. */
export const GrantDialog = ({ request, form, onGrant, onClose }: GrantDialogProps) => {
  const translate = useTranslate();
  const { data: ways, error, refetch } = useWays(request.id);
  const [chosen, choose] = useState<string>();
  const { offered, usual } = useScopes(request.form ?? null);
  const [scope, setScope] = useState(usual);
  const [isWorking, setWorking] = useState(false);
  // More than one way is a choice that a person makes.
  const way = ways?.length === 1 ? ways[0] : ways?.find(({ roleId }) => roleId === chosen);
  const grant = async ({ roleId, way: kind }: NonNullable<typeof way>): Promise<void> => {
    setWorking(true);
    await onGrant(kind === 'WIDEN' ? { roleId, scope } : { roleId });
    setWorking(false);
  };
  return (
    <Dialog
      title={translate('accessRequest.grantTitle', { name: request.requestedBy, form })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('shell.cancel')}</Button>
          {way ? (
            <Button variant="contained" loading={isWorking} onClick={() => void grant(way)}>
              {translate('accessRequest.grant')}
            </Button>
          ) : null}
        </>
      }
    >
      {error && !ways ? <ErrorState small error={error} onRetry={() => void refetch()} /> : null}
      {ways === undefined && !error ? <Skeleton widths={[320, 200, 320]} /> : null}
      {ways?.length === 0 ? <p>{translate('accessRequest.noWay')}</p> : null}
      {ways && ways.length > 0 ? (
        <>
          <WayChoice ways={ways} value={way?.roleId} onChange={choose} />
          {way?.way === 'WIDEN' ? <ScopeChoice offered={offered} value={scope} onChange={setScope} /> : null}
          <p style={{ marginTop: 16 }}>{translate('accessRequest.undoHint')}</p>
        </>
      ) : null}
    </Dialog>
  );
};
