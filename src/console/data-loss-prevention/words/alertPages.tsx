import { CUSTOM, TOXICITY } from './alertBoard.ts';
import { AlertsPage } from './AlertsPage.tsx';

/** /data-loss-prevention/custom-alerts */
export const CustomAlerts = () => <AlertsPage board={CUSTOM} />;

/** /data-loss-prevention/toxicity-intelligence */
export const ToxicityIntelligence = () => <AlertsPage board={TOXICITY} />;
