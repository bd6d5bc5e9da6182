import type { Transaction } from '../db/org.ts';

export type SignInPolicy = {
  readonly twoFactor: 'OPTIONAL' | 'ADMINISTRATORS' | 'EVERYONE';
  readonly deviceLocking: boolean;
  readonly openIdEnabled: boolean;
  readonly openIdIssuer: string | null;
  readonly openIdClientId: string | null;
  readonly openIdLabel: string | null;
  readonly openIdDomains: string | null;
  readonly partnerEnabled: boolean;
  readonly partnerId: string | null;
  readonly partnerKeysUrl: string | null;
};

const USUAL: SignInPolicy = {
  twoFactor: 'OPTIONAL',
  deviceLocking: false,
  openIdEnabled: false,
  openIdIssuer: null,
  openIdClientId: null,
  openIdLabel: null,
  openIdDomains: null,
  partnerEnabled: false,
  partnerId: null,
  partnerKeysUrl: null,
};

/** How people sign in to the organisation; an organisation that never said so gets the usual way, by password. */
export const readSignInPolicy = async (tx: Transaction): Promise<SignInPolicy> => {
  const [policy] = await tx.query<SignInPolicy>(
    `select two_factor as "twoFactor", device_locking as "deviceLocking", open_id_enabled as "openIdEnabled", open_id_issuer as "openIdIssuer",
       open_id_client_id as "openIdClientId", open_id_label as "openIdLabel", open_id_domains as "openIdDomains",
       partner_enabled as "partnerEnabled", partner_id as "partnerId", partner_keys_url as "partnerKeysUrl"
     from sign_in_policy where org_code = $1`,
    [tx.orgCode],
  );
  return policy ?? USUAL;
};
