import { useState } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { ReadLossPreventionLogDocument, ReadMonitoringMembersLogDocument, ReadMonitoringSettingsLogDocument } from '../../../../generated/monitoring/operations.ts';
import { isSetByLossPrevention } from '../../../domain/data-loss-prevention/isSetByLossPrevention.ts';
import { authFetch } from '../../providers/authFetch.ts';
import { refusalOf } from '../../providers/data/exportList.ts';
import { fileNameIn } from '../../providers/data/fileNameIn.ts';
import { saveFile } from '../../resource/saveFile.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { screens } from '../../shell/screens.ts';
import { showSnackbar } from '../../shell/snackbar/snackbars.ts';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { ChangeLog } from './AuditLog.tsx';
import type { ActivityFilter, ReadLog } from './useActivity.ts';

const FORMATS = ['XLSX', 'CSV'] as const;
type Log = 'SETTINGS' | 'MEMBERS' | 'LOSS_PREVENTION';

const PATHS = { SETTINGS: '/settings/productivity-monitoring/audit-log', MEMBERS: '/productivity-monitoring/members/audit-log', LOSS_PREVENTION: '/settings/data-loss-prevention/audit-log' } as const;
/** Of data loss prevention whatever stands below its settings, as on the server. */
const ENTITIES: Readonly<Record<Log, readonly string[]>> = { SETTINGS: ['MonitoringSetting', 'ActivityClassification'], MEMBERS: ['MonitoredMember', 'ActivityDevice'], LOSS_PREVENTION: [...new Set(screens.filter((screen) => screen.type !== '' && isSetByLossPrevention(screen)).map(({ type }) => type))] };
const READS: Readonly<Record<Log, ReadLog>> = {
  SETTINGS: (asked, signal) => askAnswer('monitoring', ReadMonitoringSettingsLogDocument, asked, signal),
  MEMBERS: (asked, signal) => askAnswer('monitoring', ReadMonitoringMembersLogDocument, asked, signal),
  LOSS_PREVENTION: (asked, signal) => askAnswer('monitoring', ReadLossPreventionLogDocument, asked, signal),
};

/** Saves a log of these days as a file: every line, also those that are not shown yet. */
const useLogFile = (log: Log, title: string) => {
  const translate = useTranslate();
  const language = useLocale();
  const tellFailure = useTellFailure();
  const [isWorking, setWorking] = useState(false);
  const run = async (filter: ActivityFilter, format: (typeof FORMATS)[number]): Promise<void> => {
    setWorking(true);
    try {
      const answer = await authFetch('/export/monitoring-audit-log', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ log, ...filter, format, language }) });
      if (!answer.ok) throw await refusalOf(answer);
      const name = fileNameIn(answer.headers.get('content-disposition'), `${title}.${format.toLowerCase()}`);
      saveFile(await answer.blob(), name);
      showSnackbar({ type: 'success', message: translate('reports.exported', { file: name }) });
    } catch (error) {
      tellFailure(error, { action: 'export', form: title, retry: () => void run(filter, format) });
    } finally {
      setWorking(false);
    }
  };
  return { run, isWorking };
};

const MonitoringLog = ({ log }: { readonly log: Log }) => {
  const translate = useTranslate();
  const path = PATHS[log];
  const { run, isWorking } = useLogFile(log, useScreenLabel()({ path }));
  return (
    <ChangeLog
      path={path}
      read={READS[log]}
      entities={ENTITIES[log]}
      kinds={['ADD', 'UPDATE', 'DELETE']}
      actionsFor={(filter, isEmpty) => FORMATS.map((format) => ({ key: format, kind: 'outlined', label: translate('grid.export.as', { format: translate(`grid.export.${format.toLowerCase()}`) }), ...(isEmpty || isWorking ? { disabledReason: translate('grid.export.none') } : {}), run: () => void run(filter, format) }))}
    />
  );
};

/** /settings/productivity-monitoring/audit-log: who changed settings of monitoring and classifications. */
export const MonitoringSettingsLog = () => <MonitoringLog log="SETTINGS" />;

/** /productivity-monitoring/members/audit-log: who added members or took them out, and tokens of their computers. */
export const MonitoringMembersLog = () => <MonitoringLog log="MEMBERS" />;

/** /settings/data-loss-prevention/audit-log: who changed what in data loss prevention. */
export const LossPreventionLog = () => <MonitoringLog log="LOSS_PREVENTION" />;
