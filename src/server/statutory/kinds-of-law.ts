import type { FormName } from '../../../generated/forms.ts';
import { reachOf } from '../access/authorise.ts';
import type { Session } from '../session.ts';
import type { LawType } from './law-book.ts';

export const kindOfLaw: Readonly<Record<LawType, 'RATE' | 'PROFESSIONAL_TAX' | 'LABOUR_WELFARE_FUND' | 'GRATUITY' | 'SETTLEMENT'>> = { StatutoryRate: 'RATE', ProfessionalTaxRule: 'PROFESSIONAL_TAX', WelfareFundRule: 'LABOUR_WELFARE_FUND', GratuityRule: 'GRATUITY', SettlementRule: 'SETTLEMENT' };

const forms: Readonly<Record<LawType, FormName>> = { StatutoryRate: 'STATUTORY_COMPONENTS', ProfessionalTaxRule: 'PROFESSIONAL_TAX', WelfareFundRule: 'LABOUR_WELFARE_FUND', GratuityRule: 'GRATUITY', SettlementRule: 'FULL_AND_FINAL_SETTLEMENT' };

/** Records of a kind are added by whoever may add them on their own screen: they are law for everybody. */
export const mayAddLaw = (session: Session, type: LawType): boolean => reachOf(session, forms[type], 'ADD')?.scope === 'ALL';
