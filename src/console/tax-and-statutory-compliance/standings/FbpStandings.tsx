import { Standings } from './Standings.tsx';

/** …/fbp-declaration/employees: who divided the flexible benefits, and who may still do so. */
export const FbpStandings = () => <Standings kind="FBP" />;
