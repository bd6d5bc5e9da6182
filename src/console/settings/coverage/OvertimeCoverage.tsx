import { CoveragePage } from './CoveragePage.tsx';

/** /settings/core-hr/overtime/coverage */
export const OvertimeCoverage = () => <CoveragePage form="OVERTIME_SETTINGS" path="/settings/core-hr/overtime/coverage" configurations="/settings/core-hr/overtime" />;
