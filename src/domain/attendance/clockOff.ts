/** A device's clock may differ so much before its owner is told. */
const TOLERATED_SECONDS = 120;

/** Whole seconds by which a device's clock is ahead of the server's (negative: behind); 0 within two minutes or when it says nothing. */
export const clockOff = (device: Date | null, server: Date): number => {
  if (device === null) return 0;
  const seconds = Math.round((device.getTime() - server.getTime()) / 1000);
  return Math.abs(seconds) > TOLERATED_SECONDS ? seconds : 0;
};
