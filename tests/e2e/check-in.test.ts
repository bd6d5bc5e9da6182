/** Checking in from the top bar, and the page that registers a face, in a browser with a position and without a camera. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { PASSWORD, startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { configure, EMPLOYEE, forgetEverything } from '../server/checking-in.ts';
import { axeProblems } from './support/axe-findings.ts';

let server: DemoServer;
let browser: Browser;

beforeAll(async () => {
  server = await startDemoServer();
  await forgetEverything(server);
  await configure(server, { geo_fencing_enabled: true, force_fencing: true });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const open = async (path: string, latitude: number): Promise<{ page: Page; said: string[] }> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 }, permissions: ['geolocation'], geolocation: { latitude, longitude: 80.2707, accuracy: 15 } });
  await context.request.post(`${server.origin}/auth/sign-in`, { data: { email: EMPLOYEE, password: PASSWORD } });
  await context.addInitScript(() => localStorage.setItem('language', 'en'));
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  page.on('pageerror', ({ message }) => said.push(message));
  await page.goto(`${server.origin}/v3${path}`);
  return { page, said };
};

it('checks in after consent, from inside the fence only, and shows it in the top bar', async () => {
  const { page, said } = await open('/core-hr/register-face', 13.13);
  await page.getByRole('toolbar').getByRole('button', { name: 'Check in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check in' });
  await dialog.getByRole('button', { name: 'Agree to store my location' }).click();
  await dialog.getByText(/Outside the geofence, 5\.\d km from its centre/).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Check in' }).click();
  await dialog.getByText('You are not in the geo-fencing area. Please check your location and try again.').waitFor();
  await page.context().setGeolocation({ latitude: 13.0828, longitude: 80.2707, accuracy: 15 });
  await dialog.getByText(/Inside the geofence/).waitFor();
  await dialog.getByRole('button', { name: 'Check in' }).click();
  await dialog.getByText('Attendance added successfully').waitFor();
  expect(await dialog.textContent()).toMatch(/Checked in at \d\d:\d\d.*Chennai, India/);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('toolbar').getByRole('button', { name: /^Checked in since .* Check out$/ }).waitFor();
  expect(said).toEqual([]);
});

it('says what to do without a camera, and takes a consent back', async () => {
  const { page, said } = await open('/core-hr/register-face', 13.0828);
  await page.getByRole('button', { name: 'Agree to store my face' }).click();
  await page.getByRole('button', { name: 'Take pictures' }).click();
  await page.getByText(/^(No camera was found|The camera is not allowed)/).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Take back consent and delete my face' }).click();
  await page.getByRole('button', { name: 'Agree to store my face' }).waitFor();
  expect(said).toEqual([]);
});
