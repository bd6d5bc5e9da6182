import { useQuery } from '@tanstack/react-query';
import { ReadPayslipPdfDocument, ReadPayslipSheetDocument } from '../../../generated/payroll-admin/operations.ts';
import { saveFile } from '../resource/saveFile.ts';
import { askAnswer } from '../shell/askAnswer.ts';
import { fileOf } from '../shell/fileOf.ts';
import type { ReadPayslipSheetQuery } from '../../../generated/payroll-admin/operations.ts';

export type Sheet = ReadPayslipSheetQuery['answer']['payslip'];
export type SheetLine = Sheet['lines'][number];

/** `key`: what the payslip is read anew with. */
export const usePayslipSheet = (payslipId: string, key: unknown) =>
  useQuery({ queryKey: ['payslip-sheet', payslipId, key], queryFn: async ({ signal }) => (await askAnswer('payroll-admin', ReadPayslipSheetDocument, { payslipId }, signal)).payslip, retry: false });

/** Puts the PDF of a payslip among the person's downloads. */
export const savePayslip = async (payslipId: string): Promise<void> => {
  const { name, content } = await askAnswer('payroll-admin', ReadPayslipPdfDocument, { payslipId });
  saveFile(fileOf(content, 'application/pdf'), name);
};
