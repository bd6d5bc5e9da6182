import { fenceOf } from '../../domain/attendance/fence.ts';
import { challengeCount } from '../../domain/attendance/challenges.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { readConfiguration } from './attendance-facts.ts';
import { targetEmployee } from './target-employee.ts';

/** Document 0 §3, §7: the configuration that holds for an employee, under the specified names. */
export const checkAttendanceConfiguration = ({ employeeId }: { readonly employeeId?: number | null }, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const found = await readConfiguration(tx, await targetEmployee(tx, grant, employeeId));
    const fence = fenceOf(found);
    return {
      errorCode: '',
      message: '',
      attendanceTypeId: ['WEB', 'MOBILE', 'WEB_AND_MOBILE'].indexOf(found.attendanceType) + 1,
      attendanceConfigurationName: found.name,
      geoFencingEnabled: found.geoFencingEnabled,
      facialRecognitionEnabled: found.facialRecognitionEnabled,
      forceFencing: found.forceFencing,
      forceFaicalRecognition: found.forceFacialRecognition,
      centerPoint: fence && `${fence.center.latitude},${fence.center.longitude}`,
      radius: fence && fence.radiusMetres,
      enableLivenessDetection: found.enableLivenessDetection,
      noOfChallenges: found.enableLivenessDetection ? challengeCount(found.numberOfChallenges, null) : 0,
    };
  });
