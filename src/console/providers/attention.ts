/** Milliseconds after the last key, click or scroll in which what the page asks is asked by somebody. */
const awake = 60_000;
let lastAt = performance.now();

const note = (): void => {
  lastAt = performance.now();
};

if (typeof window !== 'undefined') for (const kind of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const) window.addEventListener(kind, note, { passive: true, capture: true });

/** Milliseconds since anybody was at the page. */
export const unattendedFor = (): number => performance.now() - lastAt;

/** Whether somebody is at the page; pages that ask by themselves every minute are not proof of it. */
export const isAttended = (): boolean => unattendedFor() < awake;
