import { finding } from '../../domain/problem.ts';
import { refuseProblems, type Told } from '../refuse-problems.ts';

/** Lines of a file at most: they are read at once, as who reads them is noted with them. */
export const MOST_LINES = 100_000;

/** Read so many, to know whether there are more. */
export const LINES_READ = MOST_LINES + 1;

/** A file is whole or none: refuses one that would stop before its end, and says how to narrow it. Nobody is noted as a reader then. */
export const refuseCut = (told: Told, lines: number): void => refuseProblems(told, lines > MOST_LINES ? [{ field: 'toDate', ...finding('logs.tooManyLines', { most: MOST_LINES.toLocaleString('en') }) }] : []);
