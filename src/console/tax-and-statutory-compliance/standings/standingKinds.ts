import { ReadFbpStandingsDocument, ReadNpsStandingsDocument, RemindOfFbpDeclarationsDocument, RemindOfNpsDeclarationsDocument, UnlockFbpDeclarationDocument, UnlockNpsDeclarationDocument } from '../../../../generated/tax-and-statutory/operations.ts';

/** The two declarations: their form, addresses and operations. */
export const standingKinds = {
  FBP: { form: 'FBP_DECLARATION_SETTINGS', path: '/settings/tax-and-statutory-compliance/fbp-declaration', read: ReadFbpStandingsDocument, remind: RemindOfFbpDeclarationsDocument, unlock: UnlockFbpDeclarationDocument },
  NPS: { form: 'NPS_DECLARATION_SETTINGS', path: '/settings/tax-and-statutory-compliance/nps-declaration', read: ReadNpsStandingsDocument, remind: RemindOfNpsDeclarationsDocument, unlock: UnlockNpsDeclarationDocument },
} as const;

export type StandingKind = keyof typeof standingKinds;
