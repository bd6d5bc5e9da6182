/** What can be known of a process that is not our child. */
import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/** It runs: neither gone nor waiting to be reaped. */
export const isAlive = (pid: number): boolean => {
  try {
    if (pid <= 0) return false;
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return statField(pid, 0) !== 'Z';
};

/** A text that differs between two processes that had the same pid, or undefined when it cannot be had. */
export const startMark = (pid: number): string | undefined => {
  if (process.platform === 'linux') return statField(pid, 19);
  if (process.platform === 'win32') return undefined;
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined; // ps answers 1 when there is no such process
  }
};

/** The folder a process works in (Linux); a postmaster works in its cluster. */
export const workingFolder = (pid: number): string | undefined => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined; // gone, or another account's
  }
};

/** Fields of /proc/PID/stat after the command's closing bracket: 0 is the state, 19 the start time in ticks since boot. */
const statField = (pid: number, index: number): string | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[index];
  } catch {
    return undefined; // not Linux, or gone
  }
};
