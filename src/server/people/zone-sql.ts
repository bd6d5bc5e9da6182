/** By whose clock a person lives: `l` the location, `w` the work schedule, `o` the organisation, the first two joined outwardly. Attendance counts in the zone of the location; the schedule's is that of people without one. */
export const zoneOfPersonSql = 'coalesce(l.time_zone, w.time_zone, o.time_zone)';
