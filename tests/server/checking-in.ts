/** What the tests of checking in share: a configuration for everyone, an employee who agreed, pictures. */
import { readFileSync } from 'node:fs';
import { todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { askGraphql, type GraphqlAnswer } from '../support/ask-graphql.ts';
import type { DemoServer } from '../support/demo-server.ts';

export const EMPLOYEE = 'employee@demo.example';

/** The office of the tests, and a position 5 km away. */
export const OFFICE = { latitude: '13.0827', longitude: '80.2707' };
export const FAR = { latitude: '13.1277', longitude: '80.2707' };

const FENCED = { center_latitude: '13.0827', center_longitude: '80.2707', radius_metres: 200 };

/** Makes one configuration hold for everybody; what is not named is off. */
export const configure = (server: DemoServer, columns: Readonly<Record<string, unknown>> = {}): Promise<void> =>
  withOrg(server.db, 'demo', async (tx) => {
    await tx.query(`update attendance_configuration set status = 'INACTIVE' where org_code = $1`, ['demo']);
    const all = {
      name: 'For the tests', attendance_type: 'WEB_AND_MOBILE', regularisation_limit: 3, status: 'ACTIVE', geo_fencing_enabled: false, force_fencing: false,
      facial_recognition_enabled: false, force_facial_recognition: false, enable_liveness_detection: false, number_of_challenges: null, ...FENCED, ...columns,
    };
    const names = Object.keys(all);
    await tx.query(`delete from attendance_configuration where org_code = $1 and id = 900000`, ['demo']);
    await tx.query(
      `insert into attendance_configuration (org_code, id, version, created_by, updated_by, ${names.join(', ')}) values ($1, 900000, 1, 'test', 'test', ${names.map((_, at) => `$${at + 2}`).join(', ')})`,
      ['demo', ...Object.values(all)],
    );
  });

/** The number of the employee behind an account. */
export const employeeOf = async (server: DemoServer, email: string): Promise<number> => {
  const rows = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string }>('select employee_id as id from user_account where org_code = $1 and email = $2', ['demo', email]));
  return Number(rows[0]!.id);
};

/** Where the employee works it is about so many hours after midnight, in a shift from 22:00 to 06:00; answers the name of the zone and today’s day there. */
export const inNightShift = (server: DemoServer, employee: number, hours: number): Promise<{ readonly zone: string; readonly today: string }> =>
  withOrg(server.db, 'demo', async (tx) => {
    const ahead = ((hours - new Date().getUTCHours() + 36) % 24) - 12;
    const zone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
    await tx.query(`update location set time_zone = $2 where org_code = 'demo' and id = (select location_id from employee where org_code = 'demo' and id = $1)`, [employee, zone]);
    await tx.query(`update work_schedule set starts_at = '22:00', ends_at = '06:00' where org_code = 'demo' and id = (select work_schedule_id from employee where org_code = 'demo' and id = $1)`, [employee]);
    return { zone, today: todayIn(zone, new Date()) };
  });

/** Nobody has checked in, agreed or registered yet. */
export const forgetEverything = (server: DemoServer): Promise<void> =>
  withOrg(server.db, 'demo', async (tx) => {
    for (const table of ['punch', 'consent', 'face_template', 'face_challenge', 'face_check']) await tx.query(`delete from ${table} where org_code = $1`, ['demo']);
  });

const CHECK_IN = `mutation ($type: PunchType!, $source: PunchSource!, $place: Int, $latitude: Decimal, $longitude: Decimal, $accuracy: Int, $face: String, $time: DateTime) {
  answer: checkIn(punchType: $type, source: $source, workPlaceId: $place, latitude: $latitude, longitude: $longitude, accuracyMetres: $accuracy, faceCheckId: $face, clientTime: $time) {
    punchId type at workDate address insideFence faceVerified clockOffSeconds workedMinutes } }`;

export type Checked = { answer: { punchId: string; type: string; at: string; workDate: string; address: string | null; insideFence: boolean | null; faceVerified: boolean; clockOffSeconds: number; workedMinutes: number } };

export const checkIn = (server: DemoServer, cookie: string, variables: Readonly<Record<string, unknown>> = {}): Promise<GraphqlAnswer<Checked>> =>
  askGraphql<Checked>(server, cookie, 'attendance', CHECK_IN, { type: 'IN', source: 'WEB', ...variables });

export const agree = (server: DemoServer, cookie: string, purpose: 'FACE' | 'LOCATION'): Promise<GraphqlAnswer<object>> =>
  askGraphql(server, cookie, 'attendance', `mutation { answer: giveConsent(purpose: ${purpose}) { hasFaceConsent hasLocationConsent } }`);

/** A picture of tests/fixtures/faces as base64. */
export const picture = (name: string): string => readFileSync(new URL(`../fixtures/faces/${name}.png`, import.meta.url)).toString('base64');
