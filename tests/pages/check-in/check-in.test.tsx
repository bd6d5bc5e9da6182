// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CheckInControl } from '../../../src/console/check-in/CheckInControl.tsx';
import { sessionState } from '../../../src/console/providers/authSession.ts';
import type { SessionInfo } from '../../../src/console/providers/authSession.ts';
import { inShell } from '../shell/inShell.tsx';

const all = { view: true, add: true, update: true, delete: true, optionalChoice: false, scope: 'SELF' } as const;
const session = {
  user: { userId: '1', employeeId: '7', name: 'Kavitha', email: 'k@demo.example', photo: null, language: 'en', isAdmin: false, isManager: false, isRecruiter: false },
  organisation: { code: 'demo', name: 'Demo', dateFormat: 'YYYY/MM/DD', currency: 'INR', timeZone: 'UTC' },
  rights: { SELF_ATTENDANCE: all, REGISTER_FACE: all },
} as SessionInfo;

let state: Record<string, unknown>;
let configuration: Record<string, unknown>;
let refusal: { message: string; errorCode: string } | undefined;
const sent: Record<string, unknown>[] = [];

const answer = (query: string, variables: Record<string, unknown>): object => {
  if (query.includes('giveConsent')) {
    state = { ...state, hasLocationConsent: true };
    return { data: { giveConsent: { hasFaceConsent: false, hasLocationConsent: true } } };
  }
  if (query.includes('checkInState')) return { data: { checkInState: state } };
  if (query.includes('checkAttendanceConfiguration')) {
    return { data: { checkAttendanceConfiguration: configuration, checkGeoEnforceAndWorkPlace: { geoEnforced: true, workPlaceData: { enabled: false, workPlaceId: null } }, listWorkPlaces: { workPlaces: [] } } };
  }
  sent.push(variables);
  if (refusal) return { data: null, errors: [{ message: refusal.message, extensions: { code: 'BAD_USER_INPUT', errorCode: refusal.errorCode } }] };
  state = { ...state, nextType: 'OUT', since: '2026-11-20T09:00:00Z' };
  return { data: { checkIn: { type: 'IN', at: '2026-11-20T09:00:00Z', workDate: '2026-11-20', address: 'Chennai, India', insideFence: true, faceVerified: false, clockOffSeconds: -600, workedMinutes: 0 } } };
};

const serve = async (_address: string, init?: RequestInit): Promise<Response> => {
  const { query, variables } = JSON.parse(String(init?.body)) as { query: string; variables: Record<string, unknown> };
  return new Response(JSON.stringify(answer(query, variables)), { status: 200, headers: { 'content-type': 'application/json' } });
};

type Watch = (found: (position: object) => void, failed: (error: { code: number }) => void) => number;
const locate = (watchPosition: Watch): void => void Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { watchPosition, clearWatch: () => undefined } });

beforeEach(() => {
  sent.length = 0;
  refusal = undefined;
  state = { nextType: 'IN', since: null, workedMinutes: 0, timeZone: 'Asia/Kolkata', hasFace: false, hasFaceConsent: false, hasLocationConsent: false };
  configuration = { geoFencingEnabled: true, forceFencing: true, facialRecognitionEnabled: false, forceFaicalRecognition: false, centerPoint: '13.0827,80.2707', radius: 200, enableLivenessDetection: false, noOfChallenges: 0 };
  sessionState.set({ status: 'in', session });
  vi.stubGlobal('fetch', vi.fn(serve));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async () => {
  await inShell(<CheckInControl />);
  await userEvent.click(await screen.findByRole('button', { name: 'Check in' }, { timeout: 10_000 }));
  return screen.findByRole('dialog', { name: 'Check in' }, { timeout: 10_000 });
};
const submit = () => screen.getAllByRole('button', { name: 'Check in' }).at(-1)!;

describe('checking in', () => {
  it('asks for consent before the position, shows the distance, and tells the time of the server and a slow clock', async () => {
    const watch = vi.fn<Watch>((found) => (found({ coords: { latitude: 13.0836, longitude: 80.2707, accuracy: 12.3 } }), 1));
    locate(watch);
    await open();
    expect(await screen.findByText('Store your location?')).toBeDefined();
    expect(watch).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Agree to store my location' }));
    expect((await screen.findByText(/Inside the geofence, 100 m from its centre/)).textContent).toContain('Exact to 13 m');
    expect(watch.mock.calls[0]?.[2 as 0]).toEqual({ enableHighAccuracy: true, timeout: 5000, maximumAge: 1000 });
    await userEvent.click(submit());
    expect(await screen.findByText('Checked in at 14:30')).toBeDefined();
    expect(screen.getByText('Attendance added successfully')).toBeDefined();
    expect(screen.getByRole('dialog', { name: 'Check in' })).toBeDefined();
    expect(screen.getByText(/Chennai, India/)).toBeDefined();
    expect(screen.getByText(/your device is 10 min behind/)).toBeDefined();
    expect(sent[0]).toMatchObject({ type: 'IN', source: 'WEB', latitude: '13.0836', accuracy: 13 });
  });

  it('says how to allow a refused position, and that one was not found in time', async () => {
    state = { ...state, hasLocationConsent: true };
    let code = 1;
    locate((_found, failed) => (failed({ code }), 1));
    await open();
    expect(await screen.findByText(/^Location is not enabled\. Select the icon beside the address/)).toBeDefined();
    expect((submit() as HTMLButtonElement).disabled).toBe(true);
    code = 3;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/was not found in time/)).toBeDefined();
  });

  it('says that a browser has no geolocation at all', async () => {
    state = { ...state, hasLocationConsent: true };
    Reflect.deleteProperty(navigator, 'geolocation');
    await open();
    expect(await screen.findByText(/^Geolocation is not supported by this browser\./)).toBeDefined();
    expect((submit() as HTMLButtonElement).disabled).toBe(true);
  });

  it("shows the server's refusal and stays", async () => {
    configuration = { ...configuration, geoFencingEnabled: false };
    refusal = { errorCode: 'OUTSIDE_GEOFENCE', message: 'You are not in the geo-fencing area. Please check your location and try again.' };
    await open();
    await waitFor(() => expect((submit() as HTMLButtonElement).disabled).toBe(false));
    await userEvent.click(submit());
    expect((await screen.findByRole('alert')).textContent).toBe('You are not in the geo-fencing area. Please check your location and try again.');
    expect(sent[0]).not.toHaveProperty('latitude');
  });

  it('leads who has no registered face to where it is registered', async () => {
    configuration = { ...configuration, geoFencingEnabled: false, facialRecognitionEnabled: true, forceFaicalRecognition: true };
    await open();
    expect((await screen.findByRole('link', { name: 'Register face' })).getAttribute('href')).toBe('/core-hr/register-face');
    expect((submit() as HTMLButtonElement).disabled).toBe(true);
  });

  it('is not offered to people without attendance', async () => {
    sessionState.set({ status: 'in', session: { ...session, user: { ...session.user, employeeId: null } } });
    await inShell(<CheckInControl />);
    await new Promise((rest) => setTimeout(rest, 1500));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
