/** What to look at before a payslip is final. */
export type PayslipWarning = 'NO_BANK_ACCOUNT' | 'NEGATIVE_NET' | 'ZERO_NET' | 'NET_CHANGED' | 'FIRST_PAYSLIP';

/** Of the former net, in percent: a change beyond it is looked at. */
export const NET_CHANGE_PERCENT = 25n;

type Asked = { /** Minor units. */ readonly net: bigint; /** Of the final payslip before; null where this is the first. */ readonly formerNet: bigint | null; readonly hasAccount: boolean; /** No final run comes before: everybody’s payslip is the first one. */ readonly isFirstRun?: boolean };

const size = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

export const payslipWarnings = ({ net, formerNet, hasAccount, isFirstRun = false }: Asked): readonly PayslipWarning[] => {
  const warnings: PayslipWarning[] = [];
  if (net < 0n) warnings.push('NEGATIVE_NET');
  if (net === 0n) warnings.push('ZERO_NET');
  if (!hasAccount && net > 0n) warnings.push('NO_BANK_ACCOUNT');
  if (formerNet === null && !isFirstRun) warnings.push('FIRST_PAYSLIP');
  if (formerNet !== null && size(net - formerNet) * 100n > size(formerNet) * NET_CHANGE_PERCENT) warnings.push('NET_CHANGED');
  return warnings;
};
