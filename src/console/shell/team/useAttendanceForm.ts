import { useRights } from '../../providers/authSession.ts';
import type { FormName } from '../../../../generated/forms.ts';

const OF_TEAMS: ReadonlySet<FormName> = new Set(['ATTENDANCE_BULK_ACTION', 'ATTENDANCE_FINALIZATION', 'TEAM_EARLY_CHECKOUT']);

/** By which form a page shows whom: pages about days of a team are open to who keeps the attendance of everybody, too, and then show everybody. */
export const useAttendanceForm = (form: FormName | null | undefined): FormName | null | undefined => {
  const { view } = useRights('ATTENDANCE_RECORDS');
  return form != null && OF_TEAMS.has(form) && view ? 'ATTENDANCE_RECORDS' : form;
};
