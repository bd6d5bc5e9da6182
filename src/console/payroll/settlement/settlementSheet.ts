import { useQuery } from '@tanstack/react-query';
import { ReadSettlementPdfDocument, ReadSettlementSheetDocument } from '../../../../generated/payroll-admin/operations.ts';
import { saveFile } from '../../resource/saveFile.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { fileOf } from '../../shell/fileOf.ts';
import type { ReadSettlementSheetQuery } from '../../../../generated/payroll-admin/operations.ts';

export type Sheet = ReadSettlementSheetQuery['answer']['settlement'];
export type SheetLine = Sheet['lines'][number];

/** What stands in the way of going on: people cannot decide it away. */
export const BLOCKING: ReadonlySet<string> = new Set(['NO_RULE', 'EARLIER_CYCLE_OPEN', 'NO_EXIT']);

/** `key`: what the settlement is read anew with. */
export const useSettlementSheet = (settlementId: string, key: unknown) =>
  useQuery({ queryKey: ['settlement-sheet', settlementId, key], queryFn: async ({ signal }) => (await askAnswer('payroll-admin', ReadSettlementSheetDocument, { settlementId }, signal)).settlement, retry: false });

/** Puts the statement among the person's downloads. */
export const saveSettlement = async (settlementId: string): Promise<void> => {
  const { name, content } = await askAnswer('payroll-admin', ReadSettlementPdfDocument, { settlementId });
  saveFile(fileOf(content, 'application/pdf'), name);
};
