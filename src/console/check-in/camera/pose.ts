import type { ChallengeName } from '../../../domain/attendance/challenges.ts';

/** What a picture is to show. */
export type Pose = 'AHEAD' | ChallengeName;
