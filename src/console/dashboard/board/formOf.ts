import type { FormName } from '../../../../generated/forms.ts';
import type { BoardName } from './widget.ts';

type Forms = Readonly<Record<BoardName, FormName>>;

/** The form by which a card's figures are asked on each dashboard: what it reaches is what is counted. */
export const attendanceForm: Forms = { organisation: 'ATTENDANCE_RECORDS', team: 'TEAM_ATTENDANCE', mine: 'SELF_ATTENDANCE' };
export const peopleForm: Forms = { organisation: 'EMPLOYEES', team: 'TEAM_SUMMARY', mine: 'SELF_MY_PROFILE' };
export const leaveForm: Forms = { organisation: 'TIME_OFF_MANAGEMENT', team: 'TEAM_TIME_OFF', mine: 'SELF_TIME_OFF' };

/** Where people are read on a board; each stands below it with the id. */
export const peoplePath = { organisation: '/core-hr/employees', team: '/my-team/team-summary', mine: '/employee-self-service/my-profile' } as const;
