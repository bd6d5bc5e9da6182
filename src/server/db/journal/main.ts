/** `npm run verify [ORGANISATION:PLACE:SEAL …]`: whether the journal is what was sealed. Seals that were noted earlier must still be in it. */
import { createLog } from '../../log.ts';
import { readSettings, WrongSettings } from '../../settings.ts';
import { openDatabase } from '../connection.ts';
import { readSecrets } from '../launcher/secrets.ts';
import { DatabaseProblem } from '../problem.ts';
import { verifyJournals } from './verify.ts';
import type { NotedSeal, Verdict } from './verify.ts';

const notedSeal = (text: string): NotedSeal => {
  const [, orgCode, place, seal] = /^([\w-]{1,32}):(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!orgCode || !place || !seal) throw new DatabaseProblem(`${text} is no seal. Use: npm run verify, or npm run verify ORGANISATION:PLACE:SEAL with a seal as this command printed it earlier.`);
  return { orgCode, place: Number(place), seal };
};

const sentence = ({ orgCode, sealed, waiting, last, fault }: Verdict): string => {
  if (fault !== null) return `${orgCode}: BROKEN. ${fault} ${sealed} change-sets before it are whole.`;
  return `${orgCode}: whole. ${sealed} change-sets are sealed, ${waiting} wait to be.${sealed > 0 ? ` Last seal ${orgCode}:${sealed}:${last}` : ''}`;
};

const main = async (args: readonly string[]): Promise<void> => {
  const noted = args.map(notedSeal);
  const settings = readSettings(process.env);
  if (!settings.databaseUrl && !readSecrets(settings.dataDir)) throw new DatabaseProblem(`There is no database in ${settings.dataDir}. Set DATA_DIR to the folder that Tenure runs with.`);
  const db = await openDatabase(settings, createLog('warn'), 'visit');
  try {
    const verdicts = await verifyJournals(db, noted);
    for (const verdict of verdicts) console.log(sentence(verdict));
    if (verdicts.length === 0) console.log('The journal is empty.');
    if (verdicts.some(({ fault }) => fault !== null)) process.exitCode = 1;
  } finally {
    await db.close();
  }
};

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof DatabaseProblem || error instanceof WrongSettings ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
