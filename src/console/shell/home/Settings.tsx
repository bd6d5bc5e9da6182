import { QuickMenu } from './QuickMenu.tsx';

/** /settings: the sections of the settings. */
export const Settings = () => <QuickMenu onlySettings />;
