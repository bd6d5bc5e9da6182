import { MissingEnrolments } from './MissingEnrolments.tsx';

/** /tax-and-statutory-compliance/statutory-components/provident-fund/missing. */
export const MissingInProvidentFund = () => <MissingEnrolments scheme="PROVIDENT_FUND" />;
/** /tax-and-statutory-compliance/statutory-components/insurance/missing. */
export const MissingInInsurance = () => <MissingEnrolments scheme="STATE_INSURANCE" />;
/** /tax-and-statutory-compliance/statutory-components/nps/missing. */
export const MissingInNps = () => <MissingEnrolments scheme="NPS" />;
/** /payroll/tax-rules/missing: who works in a state whose tax nobody registered for. */
export const MissingInProfessionalTax = () => <MissingEnrolments scheme="PROFESSIONAL_TAX" />;
/** /payroll/labour-welfare-fund/missing: likewise of the fund. */
export const MissingInWelfareFund = () => <MissingEnrolments scheme="LABOUR_WELFARE_FUND" />;
