import { Standings } from './Standings.tsx';

/** …/nps-declaration/employees: who declared a contribution to the pension account, and who may still do so. */
export const NpsStandings = () => <Standings kind="NPS" />;
