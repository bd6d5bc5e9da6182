export const KEY_LOGGER = '/data-loss-prevention/key-logger';
export const TEAM_LOGS = `${KEY_LOGGER}/team`;
export const SCREENSHOTS = `${KEY_LOGGER}/screenshots`;
export const KEY_LOGGING = '/settings/data-loss-prevention/key-logging';
export const SCREENSHOT_SETTINGS = '/settings/data-loss-prevention/additional-screenshots';
export const OWN_ACTIVITY = '/employee-self-service/my-activity';
