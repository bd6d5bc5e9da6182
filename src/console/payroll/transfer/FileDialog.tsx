import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { authFetch } from '../../providers/authFetch.ts';
import { refusalOf } from '../../providers/data/exportList.ts';
import { fileNameIn } from '../../providers/data/fileNameIn.ts';
import { ActDialog } from '../../resource/acts/ActDialog.tsx';
import { momentText } from '../../resource/history/momentText.ts';
import { useFailureText } from '../../resource/form/useFailureText.ts';
import { saveFile } from '../../resource/saveFile.ts';
import { Note } from '../../shell/pieces/Note.tsx';
import { PickOne } from '../../shell/pieces/PickOne.tsx';
import { refusedOf } from '../../shell/refusedOf.ts';
import { useSnackbar } from '../../shell/snackbar/useSnackbar.ts';
import { SETTLEMENTS } from './transferred.ts';
import type { Refusal } from '../../resource/acts/useChange.ts';

type Props = { readonly runId: string; readonly name: string; /** When the last file was made. */ readonly filedAt: string | null; readonly filedBy: string; /** Null for everybody. */ readonly ids: readonly string[] | null; /** Those who were transferred already are among the chosen, or are all that there are. */ readonly isWithPaid: boolean; readonly onClose: () => void };

/** The file for the bank: in which form, and of whom. */
export const FileDialog = ({ runId, name, filedAt, filedBy, ids, isWithPaid, onClose }: Props) => {
  const translate = useTranslate();
  const language = useLocale();
  const formats = useCellFormats();
  const show = useSnackbar();
  const client = useQueryClient();
  const failureText = useFailureText();
  const isSettlement = runId === SETTLEMENTS;
  const [format, setFormat] = useState<'XLSX' | 'CSV'>('XLSX');
  const [whom, setWhom] = useState<'UNPAID' | 'ALL'>(isWithPaid ? 'ALL' : 'UNPAID');
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<Pick<Refusal, 'message' | 'told'>>();
  const act = async (): Promise<void> => {
    setWorking(true);
    setRefusal(undefined);
    try {
      const body = { ...(isSettlement ? { runId: null, settlementIds: ids } : { runId, payslipIds: ids }), isUnpaidOnly: whom === 'UNPAID', format, language };
      const answer = await authFetch('/export/fund-transfer', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      if (!answer.ok) throw await refusalOf(answer);
      const file = fileNameIn(answer.headers.get('content-disposition'), `${name}.${format.toLowerCase()}`);
      saveFile(await answer.blob(), file);
      await client.invalidateQueries({ queryKey: ['fund-transfer'] });
      show({ type: 'success', message: translate('reports.exported', { file }) });
      onClose();
    } catch (error) {
      setRefusal({ message: failureText(error), told: [...new Set(refusedOf(error).problems.map(({ message }) => message))] });
    } finally {
      setWorking(false);
    }
  };
  return (
    <ActDialog title={`${translate('transfer.file.menu')}: ${name}`} names={ids === null ? '' : translate(isSettlement ? 'transfer.settlements.chosen' : 'payslips.chosen', { smart_count: ids.length })} consequence={translate('transfer.file.body')} act={translate('transfer.file.act')} isWorking={isWorking} refusal={refusal} onClose={onClose} onAct={() => void act()}>
      {filedAt === null ? null : <Note tone="warning" title={translate(isSettlement ? 'transfer.settlements.again' : 'transfer.file.again')}>{translate('transfer.file.againWhy', { name: filedBy, when: momentText(filedAt, formats, 'history.todayInside') })}</Note>}
      <PickOne label={translate('transfer.file.format')} value={format} options={(['XLSX', 'CSV'] as const).map((value) => ({ value, label: translate(`grid.export.${value.toLowerCase()}`) }))} onChange={setFormat} />
      <PickOne label={translate('transfer.file.whom')} value={whom} options={[{ value: 'UNPAID', label: translate('transfer.file.unpaid') }, { value: 'ALL', label: translate('transfer.file.everybody') }]} onChange={setWhom} />
    </ActDialog>
  );
};
