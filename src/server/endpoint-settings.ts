/** `ENDPOINT_<NAME>_URL`: an endpoint that lives on another server, or is off. */
export const endpointNames = [
  'recruitment',
  'settings',
  'core-hr',
  'payroll-admin',
  'attendance',
  'onboarding',
  'billing',
  'document-signing',
  'employee-self-service',
  'integration',
  'tax-and-statutory',
  'dynamic-form-builder',
  'batch-processing',
  'organisation-chart',
  'organisation-data',
  'exit-management',
  'monitoring',
  'job-board',
] as const;

export type EndpointAddress = URL | 'off';

export const endpointVariable = (endpoint: string): string => `ENDPOINT_${endpoint.replaceAll('-', '_').toUpperCase()}_URL`;

/** Adds what is wrong to `faults`, names of endpoints that do not exist included. */
export const endpointSettings = (env: NodeJS.ProcessEnv, faults: string[]): ReadonlyMap<string, EndpointAddress> => {
  const addresses = new Map<string, EndpointAddress>();
  const known = new Map(endpointNames.map((name) => [endpointVariable(name), name]));
  for (const [variable, text] of Object.entries(env)) {
    if (!/^ENDPOINT_.*_URL$/.test(variable) || !text) continue;
    const endpoint = known.get(variable);
    const address = URL.canParse(text) ? new URL(text) : undefined;
    if (!endpoint) faults.push(`${variable} names no endpoint. Endpoints: ${endpointNames.join(', ')}`);
    else if (text === 'off') addresses.set(endpoint, 'off');
    else if (address && ['http:', 'https:'].includes(address.protocol)) addresses.set(endpoint, address);
    else faults.push(`${variable} must be 'off' or an address that begins with https://. Example: ${variable}=https://other.example.com/graphql/${endpoint}`);
  }
  return addresses;
};
