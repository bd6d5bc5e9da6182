import { CoveragePage } from './CoveragePage.tsx';

/** /settings/core-hr/comp-off/coverage */
export const CompOffCoverage = () => <CoveragePage form="COMP_OFF_SETTINGS" path="/settings/core-hr/comp-off/coverage" configurations="/settings/core-hr/comp-off" />;
