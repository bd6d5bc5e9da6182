import { finding } from '../../domain/problem.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks } from '../resource/hooks.ts';

const area = ['centerLatitude', 'centerLongitude', 'radiusMetres'];

/** A geofence in use has a centre and a radius: without them nobody whom it is for could check in. */
export const hooks: Hooks = {
  apart: true,
  beforeSave: async (_tx, caller, values, before) => {
    const whole: Record<string, unknown> = { ...before, ...values };
    if (whole['status'] !== 'ACTIVE' || whole['geoFencingEnabled'] !== true) return;
    refuseProblems(caller, area.filter((field) => whole[field] == null).map((field) => ({ field, ...finding('attendanceConfiguration.areaNeeded') })));
  },
};
