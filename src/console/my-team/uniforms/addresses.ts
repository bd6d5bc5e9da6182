export const BOARD = '/my-team/uniform-monitoring';
export const ISSUE = `${BOARD}/issue`;
export const COMPLIANCE = `${BOARD}/compliance`;
export const OWN = '/employee-self-service/my-uniform';
