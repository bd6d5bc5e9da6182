/** What the server does beside requests, and what it makes ready before the first one. */
import { grantNewForms } from './access/new-forms.ts';
import { dropOutdated } from './activity/drop-outdated.ts';
import { cleanUpAccounts } from './auth/clean-up.ts';
import { renewAll } from './billing/renew-all.ts';
import { announceErasures } from './careers/announce-erasures.ts';
import { eraseOutdated } from './careers/erase-outdated.ts';
import { eraseOutdatedIndividuals } from './onboarding/erase-outdated.ts';
import { settleAlertMails } from './data-loss-prevention/words/settle-alert-mails.ts';
import type { Database } from './db/connection.ts';
import { makeJournalPartitions } from './db/journal/partitions.ts';
import { sealJournals } from './db/journal/seal.ts';
import { settleSearch } from './db/settle-search.ts';
import { seedDemo } from './db/seed/demo/seed-demo.ts';
import { settleDocuments } from './documents/settle-documents.ts';
import { dropScreenshots } from './data-loss-prevention/screenshots/drop-screenshots.ts';
import { cleanUpFiles } from './files/clean-up.ts';
import { storeOf } from './files/open-store.ts';
import { migrateJobs, startJobs } from './jobs/jobs.ts';
import type { Job, Jobs } from './jobs/jobs.ts';
import { poll } from './jobs/poll.ts';
import type { Logger } from './log.ts';
import { dropLeftFiles, importEnvironment } from './resource/import/serving.ts';
import { startImportWorker } from './resource/import/worker.ts';
import { startBulkEditWorker } from './resource/bulk-edit/worker.ts';
import { deliverDue } from './mail/deliver-due.ts';
import { applicationOf } from './microsoft/application.ts';
import { keepBusy } from './microsoft/keep-busy.ts';
import { keepEvents } from './microsoft/keep-events.ts';
import { tellUndelivered } from './recruitment/interviews/undelivered.ts';
import { sendInName } from './microsoft/send-in-name.ts';
import { readDueCalendars } from './own-calendar/keep-busy.ts';
import { smtpDelivery } from './mail/transport.ts';
import { applyDueJobChanges } from './people/apply-due-job-changes.ts';
import { confirmDue } from './people/confirm-due.ts';
import { endEmployments } from './people/end-employments.ts';
import { tellOfChanges } from './record-talk/tell-changes.ts';
import { startCompareWorker } from './recruitment/duplicates/worker.ts';
import { startRankingWorker } from './recruitment/ranking/worker.ts';
import { startResumeWorker } from './recruitment/resumes/worker.ts';
import { expireOffers } from './recruitment/offers/expire-offers.ts';
import { closeOverduePosts } from './recruitment/posts/close-overdue.ts';
import { sendDueReports } from './reports/send-due-reports.ts';
import { applyDueSalaries, endDueSalaries } from './salaries/employee/apply-due.ts';
import type { Settings } from './settings.ts';
import { tellOfReplacements } from './uniforms/tell-of-replacements.ts';

const jobsOf = (db: Database, settings: Settings, log: Logger): readonly Job<never>[] => {
  /** A rule that settles what its day has come for, and says how much: each hour, because the day begins at another one in each time zone. */
  const hourly = (name: string, minute: number, settled: string, work: () => Promise<number>): Job<never> => ({ name, retries: 3, seconds: 1800, cron: `${minute} * * * *`, run: counted(settled, work) });
  const counted = (settled: string, work: () => Promise<number>) => async (): Promise<void> => {
    const count = await work();
    if (count > 0) log.info({ count }, settled);
  };
  return [
    {
      name: 'journal-partitions',
      retries: 5,
      seconds: 300,
      cron: '10 0 * * *',
      run: async () => {
        await makeJournalPartitions(db);
      },
    },
    { name: 'billing-terms', retries: 3, seconds: 900, cron: '5 0 * * *', run: () => renewAll(db, settings, log, new Date()) },
    hourly('job-changes', 7, 'job changes took effect', () => applyDueJobChanges(db, log)),
    hourly('confirmations', 17, 'employees were confirmed after their probation', () => confirmDue(db, log)),
    hourly('due-salaries', 12, 'salaries took effect', () => applyDueSalaries(db, log)),
    hourly('ended-salaries', 14, 'salaries ended after their last day', () => endDueSalaries(db, log)),
    hourly('ended-employments', 22, 'employments ended after the last working day', () => endEmployments(db, log)),
    { name: 'due-reports', retries: 1, seconds: 1800, cron: '*/5 * * * *', run: counted('scheduled reports were sent', () => sendDueReports(db, storeOf(settings), log, new Date())) },
    hourly('overdue-job-posts', 27, 'job posts were closed after their closing date', () => closeOverduePosts(db, log)),
    hourly('erasures-ahead', 32, 'erasures of candidates were announced', () => announceErasures({ db, log })),
    hourly('candidate-retention', 37, 'candidates were erased after their retention period', () => eraseOutdated({ db, settings, log })),
    hourly('onboarding-retention', 42, 'people whose onboarding was cancelled were erased after the retention period', () => eraseOutdatedIndividuals({ db, settings, log })),
    hourly('expired-offers', 47, 'offers were closed after their last day', () => expireOffers(db, log)),
    hourly('documents-to-sign', 52, 'documents were voided after their last day, or their signatories reminded', () => settleDocuments(db, log)),
    hourly('uniform-replacements', 54, 'employees were told of uniforms that are to be replaced', () => tellOfReplacements(db, log)),
    hourly('outdated-activity', 57, 'records of work at computers were deleted after their retention period', () => dropOutdated(db, log)),
    hourly('outdated-screenshots', 58, 'pictures of screens were deleted after their retention period', () => dropScreenshots(db, storeOf(settings), log)),
    { name: 'clean-up-accounts', retries: 3, seconds: 900, cron: '20 1 * * *', run: () => cleanUpAccounts(db) },
    {
      name: 'clean-up-files',
      retries: 3,
      seconds: 1800,
      cron: '40 1 * * *',
      run: async () => {
        await dropLeftFiles(settings);
        await cleanUpFiles(db, storeOf(settings));
      },
    },
  ];
};

/** After the migrations: the queue's tables, rights on new forms, and the demo organisations where they are wanted. */
export const makeReady = async (db: Database, settings: Settings, log: Logger): Promise<void> => {
  await migrateJobs(db, jobsOf(db, settings, log).map(({ name }) => name));
  const roles = await grantNewForms(db);
  if (roles > 0) log.info({ roles }, 'administrators got the rights on forms that are new');
  if (settings.demo) await seedDemo(db, log, { store: storeOf(settings) });
};

export type Background = { readonly jobs: Jobs; stop(): Promise<void> };

/** Works off queues and mails until it is stopped. */
export const startBackground = async (db: Database, settings: Settings, log: Logger): Promise<Background> => {
  const jobs = await startJobs(db, log, jobsOf(db, settings, log));
  const deliver = smtpDelivery(settings);
  const endImports = startImportWorker(importEnvironment({ db, log, settings }));
  const endBulkEdits = startBulkEditWorker({ db, log });
  const endResumes = startResumeWorker({ db, settings, log });
  const endCompares = startCompareWorker(db, log);
  const endRankings = startRankingWorker(db, log);
  const endSeals = poll('journal seals', 1, log, async () => {
    await sealJournals(db);
    return 0; // once a second is often enough, however much is written meanwhile
  });
  const endSettling = poll('texts of candidates', 30, log, async () => {
    await settleSearch(db);
    return 0;
  });
  const endFollowed = poll('followed changes', 2, log, () => tellOfChanges(db));
  const endMail = poll('mail', 2, log, (ending) => deliverDue(db, log, deliver, (orgCode, accountId, letter) => sendInName({ db, settings }, orgCode, accountId, letter), tellUndelivered, ending, settleAlertMails));
  const endCalendars = poll('own calendars', 30, log, () => readDueCalendars(db, settings, log));
  const endEvents = applicationOf(settings) === null ? undefined : poll('events at Microsoft', 10, log, () => keepEvents({ db, settings }, log));
  const endBusy = applicationOf(settings) === null ? undefined : poll('calendars at Microsoft', 10, log, () => keepBusy({ db, settings }, log));
  return {
    jobs,
    stop: async () => {
      // All are told at once: none begins anew while another comes to its end.
      await Promise.all([endMail(), endCalendars(), endEvents?.(), endBusy?.(), endFollowed(), endResumes(), endCompares(), endRankings(), endImports(), endBulkEdits(), endSettling(), endSeals()]);
      await jobs.stop();
    },
  };
};
