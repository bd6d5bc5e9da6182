import { useTranslate } from 'ra-core';
import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { ReadTaxStatementFileDocument } from '../../../../generated/tax-and-statutory/operations.ts';
import { saveFile } from '../../resource/saveFile.ts';
import { TabbedRecord } from '../../resource/tabs/TabbedRecord.tsx';
import { drawn, type RecordTab } from '../../resource/tabs/recordTabs.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { fileOf } from '../../shell/fileOf.ts';
import { StatementHead } from './StatementHead.tsx';
import type { Row } from '../../providers/data/row.ts';
import type { RecordPageProps } from '../../recordPages.ts';
import type { OfferedAct } from '../../resource/acts/useRecordActs.tsx';
import type { HeaderAction } from '../../shell/HeaderActions.tsx';

const tabs: readonly RecordTab[] = [
  { key: 'overview', covers: ['statement', 'filing', 'figures'], Part: drawn(async () => (await import('./StatementOverview.tsx')).StatementOverview) },
  { key: 'people', Part: drawn(async () => (await import('./StatementLines.tsx')).StatementLines) },
];

const TYPES = { RETURN: 'text/plain', WORKBOOK: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const;

/** A quarterly statement: how the quarter stands, what is in the way, and its files. */
export const StatementPage = ({ target, id }: RecordPageProps) => {
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const save = async (file: keyof typeof TYPES): Promise<void> => {
    const { name, content } = await askAnswer('tax-and-statutory', ReadTaxStatementFileDocument, { statementId: id, file });
    saveFile(fileOf(content, TYPES[file]), name);
  };
  const actionsOf = (offered: readonly OfferedAct[], record: Row): readonly HeaderAction[] => {
    const isGenerated = record['status'] === 'SUCCESSFULLY_GENERATED';
    return [
      ...offered.map((act): HeaderAction => ({ ...act, kind: isGenerated ? 'more' : 'filled' })),
      ...(isGenerated
        ? [
            { key: 'return', kind: 'filled' as const, label: translate('taxStatements.file.RETURN'), icon: <Download />, run: () => void save('RETURN').catch(tellFailure) },
            { key: 'workbook', kind: 'outlined' as const, label: translate('taxStatements.file.WORKBOOK'), icon: <FileSpreadsheet />, run: () => void save('WORKBOOK').catch(tellFailure) },
          ]
        : []),
    ];
  };
  return <TabbedRecord target={target} id={id} words="taxStatements" tabs={tabs} Head={StatementHead} actionsOf={actionsOf} />;
};
