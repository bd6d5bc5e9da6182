export const BOARD = '/my-team/uniform-monitoring';
export const ISSUE = `${BOARD}/issue`;
export const ISSUES = `${BOARD}/issues`;
export const COMPLIANCE = `${BOARD}/compliance`;
export const OBSERVATIONS = `${BOARD}/observations`;
export const OWN = '/employee-self-service/my-uniform';
