/** Structured log lines on standard output, one JSON object a line; what could be a secret is left out by name, and values of records are left out of errors. */
import { pino } from 'pino';
import type { Logger as PinoLogger } from 'pino';
import { linesTo } from './log-lines.ts';
import { errorForLog } from './log-error.ts';

export type Logger = PinoLogger;

const secret = ['password', 'confirmation', 'token', 'accessToken', 'refreshToken', 'secret', 'authorization', 'cookie', 'databaseUrl', 'smtpUrl'];
const paths = secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.headers.${name}`]);

/** A logger at the given pino level ('silent' writes nothing). */
export const createLog = (level: string): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: errorForLog }, redact: { paths, censor: '[left out]' } }, linesTo(process.stdout.fd));
