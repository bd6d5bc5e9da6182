import { useTranslate } from 'ra-core';
import { SetInternetListingDocument } from '../../../../generated/monitoring/operations.ts';
import { ActDialog } from '../../resource/acts/ActDialog.tsx';
import { useChange } from '../../resource/acts/useChange.ts';
import { useDomainNames } from './useDomainNames.ts';
import type { InternetListing } from '../../../../generated/monitoring/operations.ts';
import type { ActDialogProps } from '../../resource/acts/recordAct.ts';

/** Blocks, unblocks or whitelists the chosen domains, and names those that a wildcard holds. */
export const listingDialog = (listing: InternetListing) =>
  function ListingDialog({ target, ids, onClose, onDone }: ActDialogProps) {
    const translate = useTranslate();
    const { run, isWorking, refusal } = useChange('monitoring', true);
    const names = useDomainNames({ target, ids });
    const label = translate(`internetAccess.${listing}.menu`);
    const act = async (): Promise<void> => {
      const done = await run(SetInternetListingDocument, { ids: ids.map(Number), listing }, ({ changed, setByWildcard }) => {
        const left = setByWildcard.length === 0 ? '' : translate('internetAccess.left', { domains: setByWildcard.join(', ') });
        if (changed === 0) return left === '' ? null : left;
        return [translate('internetAccess.updated', { smart_count: changed }), left].filter((part) => part !== '').join('. ');
      });
      if (done) onDone();
    };
    return <ActDialog title={label} names={names} consequence={translate(`internetAccess.${listing}.body`)} act={label} isWorking={isWorking} refusal={refusal} onClose={onClose} onAct={() => void act()} />;
  };
