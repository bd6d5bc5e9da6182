import { useSearchParams } from 'react-router-dom';
import { SETTLEMENTS, STANDINGS } from './transferred.ts';
import type { FundTransferStanding } from '../../../../generated/payroll-admin/operations.ts';

/** What the address names: the run, the last one without it, and who of it is shown. */
export const useTransferPlace = () => {
  const [params, setParams] = useSearchParams();
  const run = params.get('run');
  const standing = STANDINGS.find((one) => one === params.get('standing')) ?? null;
  const put = (runId: string | null, next: FundTransferStanding | null): void => {
    const told = new URLSearchParams(params);
    for (const [key, value] of [['run', runId], ['standing', next]] as const) if (value === null) told.delete(key); else told.set(key, value);
    setParams(told, { replace: true });
  };
  return { runId: run !== null && (run === SETTLEMENTS || /^\d{1,18}$/.test(run)) ? run : null, standing, put };
};
