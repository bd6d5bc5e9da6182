/** Where log lines go. A log that cannot be written is no reason to stop serving: pino's own destination ends the process then, and waits for ever at its end. */
import { writeSync } from 'node:fs';

/** How often, and how many milliseconds each time, a reader that is behind is waited for. */
const TRIES = 100;
const WAIT_MS = 10;

const wait = (): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);

/** Writes each line whole before it goes on; leaves out what a full disk, or a reader that is gone, does not take. */
export const linesTo = (file: number): { write(line: string): void } => {
  let isBroken = false;
  return {
    write: (line) => {
      // After a line that was cut off the next one begins anew.
      let left = Buffer.from(isBroken ? `\n${line}` : line);
      // Who did not come after in a second is waited for no more, until they do.
      const most = isBroken ? 1 : TRIES;
      for (let tries = 0; left.length > 0 && tries < most; ) {
        try {
          left = left.subarray(writeSync(file, left));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') break;
          tries += 1;
          wait();
        }
      }
      isBroken = left.length > 0;
    },
  };
};
