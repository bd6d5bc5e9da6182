import Ban from 'lucide-react/icons/ban';
import LockOpen from 'lucide-react/icons/lock-open';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Trash2 from 'lucide-react/icons/trash-2';
import { listingDialog } from './listingDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import type { RecordAct } from '../../resource/acts/recordAct.ts';

const DOMAINS = '/settings/data-loss-prevention/internet-access-control/domains';

/** On the list of domains, for whoever has the right; of one domain, where it is not so already. */
const where =
  (right: 'update' | 'delete', listing?: string): RecordAct['isOffered'] =>
  ({ screen, rights, row }) =>
    screen.path === DOMAINS && rights[screen.form]?.[right] === true && (row === undefined || row['listing'] !== listing);

/** What people do with domains besides editing them. */
export const domainActs: readonly RecordAct[] = [
  { key: 'block', label: 'internetAccess.BLOCKED.menu', Icon: Ban, isOffered: where('update', 'BLOCKED'), Dialog: listingDialog('BLOCKED') },
  { key: 'unblock', label: 'internetAccess.NONE.menu', Icon: LockOpen, isOffered: where('update', 'NONE'), Dialog: listingDialog('NONE') },
  { key: 'whitelist', label: 'internetAccess.WHITELISTED.menu', Icon: ShieldCheck, isOffered: where('update', 'WHITELISTED'), Dialog: listingDialog('WHITELISTED') },
  { key: 'remove', label: 'internetAccess.remove.menu', Icon: Trash2, isDestructive: true, isOffered: where('delete'), Dialog: RemoveDialog },
];
