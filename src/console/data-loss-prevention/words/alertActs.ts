import CircleCheck from 'lucide-react/icons/circle-check';
import Eye from 'lucide-react/icons/eye';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { HandleKeywordAlertsDocument, HandleToxicityAlertsDocument } from '../../../../generated/monitoring/operations.ts';
import { handleDialog } from './handleDialog.tsx';
import type { RecordAct } from '../../resource/acts/recordAct.ts';
import type { FormName } from '../../../../generated/forms.ts';

const where =
  (form: FormName, ...statuses: readonly string[]): RecordAct['isOffered'] =>
  ({ screen, rights, row, session }) =>
    screen.form === form && rights[form]?.update === true && (row === undefined || (statuses.includes(String(row['status'])) && String(row['employeeId']) !== String(session?.user.employeeId ?? '')));

const acts = (form: FormName, document: typeof HandleKeywordAlertsDocument | typeof HandleToxicityAlertsDocument): readonly RecordAct[] => [
  { key: 'acknowledge', label: 'wordAlerts.acknowledge.menu', Icon: Eye, isOffered: where(form, 'OPEN'), Dialog: handleDialog('acknowledge', document) },
  { key: 'close', label: 'wordAlerts.close.menu', Icon: CircleCheck, isOffered: where(form, 'OPEN', 'ACKNOWLEDGED'), Dialog: handleDialog('close', document) },
  { key: 'reopen', label: 'wordAlerts.reopen.menu', Icon: RotateCcw, isOffered: where(form, 'ACKNOWLEDGED', 'CLOSED'), Dialog: handleDialog('reopen', document) },
];

/** What people do with alerts. */
export const keywordAlertActs = acts('DLP_CUSTOM_ALERT', HandleKeywordAlertsDocument);
export const toxicityAlertActs = acts('TOXICITY_INTELLIGENCE', HandleToxicityAlertsDocument);
