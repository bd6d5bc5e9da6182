/** `npm run verify [ORGANISATION:PLACE:SEAL …]`: whether the journal is what was sealed. Seals that were noted earlier must still be in it. */
import { onDatabase, readWords, runCommand, WrongUse } from '../../command-line.ts';
import { verifyJournals } from './verify.ts';
import type { NotedSeal, Verdict } from './verify.ts';

const usage = 'Use: npm run verify, or npm run verify ORGANISATION:PLACE:SEAL with a seal as this command printed it earlier.';

const notedSeal = (text: string): NotedSeal => {
  const [, orgCode, place, seal] = /^([\w-]{1,32}):(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!orgCode || !place || !seal) throw new WrongUse(`${text} is no seal. ${usage}`);
  return { orgCode, place: Number(place), seal };
};

const sentence = ({ orgCode, sealed, waiting, last, fault }: Verdict): string => {
  if (fault !== null) return `${orgCode}: BROKEN. ${fault} ${sealed} change-sets before it are whole.`;
  return `${orgCode}: whole. ${sealed} change-sets are sealed, ${waiting} wait to be.${sealed > 0 ? ` Last seal ${orgCode}:${sealed}:${last}` : ''}`;
};

await runCommand(async () => {
  const noted = readWords({}, usage).positionals.map(notedSeal);
  await onDatabase('visit', async ({ db }) => {
    const verdicts = await verifyJournals(db, noted);
    for (const verdict of verdicts) console.log(sentence(verdict));
    if (verdicts.length === 0) console.log('The journal is empty.');
    if (verdicts.some(({ fault }) => fault !== null)) process.exitCode = 1;
  });
});
