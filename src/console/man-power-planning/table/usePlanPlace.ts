import { useSearchParams } from 'react-router-dom';

/** Which plan and quarter are looked at, kept in the address. */
export const usePlanPlace = () => {
  const [params, setParams] = useSearchParams();
  const planId = params.get('plan');
  const quarter = Number(params.get('quarter'));
  const put = (name: string, value: string | null): void =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (value === null) next.delete(name);
      else next.set(name, value);
      return next;
    }, { replace: true });
  return {
    planId: planId !== null && /^\d{1,18}$/.test(planId) ? planId : null,
    quarter: [1, 2, 3, 4].includes(quarter) ? quarter : null,
    /** Another plan has its own quarter of today. */
    choosePlan: (id: string): void => setParams({ plan: id }, { replace: true }),
    chooseQuarter: (number: string): void => put('quarter', number),
  };
};
