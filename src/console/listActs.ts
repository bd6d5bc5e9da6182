export type ListAct = {
  readonly key: string;
  /** Message key. */
  readonly label: string;
  /** The page that does it. */
  readonly path: string;
  /** Taken on the list's own form. */
  readonly right: 'VIEW' | 'ADD' | 'DELETE';
  /** Adds in a way of its own: the filled button of lists whose screen adds in no other. Their paths, where others of the entity do not. */
  readonly addsOn?: readonly string[];
  /** The paths of the lists that offer it, to whoever may add on their form, where others of the entity do not. */
  readonly on?: readonly string[];
  /** A button beside those of the list; without it it stands in 'more'. */
  readonly isShown?: true;
};

/** What lists offer besides adding, importing and exporting, by type. */
const listActs: Readonly<Partial<Record<string, readonly ListAct[]>>> = {
  Candidate: [{ key: 'resumes', label: 'screen.recruitment.job-candidates.resumes', path: '/recruitment/job-candidates/resumes', right: 'ADD' }],
  EmployeeSalary: [{ key: 'without-salary', label: 'screen.my-team-finance.salary-info.without-salary', path: '/my-team-finance/salary-info/without-salary', right: 'VIEW' }],
  EmailTemplate: [{ key: 'built-in', label: 'screen.settings.general.email-templates.built-in', path: '/settings/general/email-templates/built-in', right: 'VIEW' }],
  GeneratedDocument: [{ key: 'add', label: 'screen.document-generator.new', path: '/document-generator/new', right: 'ADD', addsOn: ['/document-generator'] }],
  Offer: [{ key: 'salaries', label: 'screen.recruitment.candidate-salaries', path: '/recruitment/candidate-salaries', right: 'VIEW' }],
  JobPost: [{ key: 'from-template', label: 'screen.recruitment.job-posts.from-template', path: '/recruitment/job-posts/from-template', right: 'ADD' }],
  OneTimeEarning: [{ key: 'give', label: 'screen.my-team-finance.benefits-and-deduction.one-time-earnings.give', path: '/my-team-finance/benefits-and-deduction/one-time-earnings/give', right: 'ADD' }],
  InsuranceMember: [{ key: 'missing', label: 'screen.tax-and-statutory-compliance.statutory-components.insurance.missing', path: '/tax-and-statutory-compliance/statutory-components/insurance/missing', right: 'VIEW' }],
  NpsMember: [{ key: 'missing', label: 'screen.tax-and-statutory-compliance.statutory-components.nps.missing', path: '/tax-and-statutory-compliance/statutory-components/nps/missing', right: 'VIEW' }],
  ProvidentFundMember: [{ key: 'missing', label: 'screen.tax-and-statutory-compliance.statutory-components.provident-fund.missing', path: '/tax-and-statutory-compliance/statutory-components/provident-fund/missing', right: 'VIEW' }],
  ProfessionalTaxRule: [{ key: 'laws', label: 'screen.tax-and-statutory-compliance.statutory-components.laws', path: '/tax-and-statutory-compliance/statutory-components/laws', right: 'ADD' }, { key: 'missing', label: 'screen.payroll.tax-rules.missing', path: '/payroll/tax-rules/missing', right: 'VIEW' }],
  WelfareFundRule: [{ key: 'laws', label: 'screen.tax-and-statutory-compliance.statutory-components.laws', path: '/tax-and-statutory-compliance/statutory-components/laws', right: 'ADD' }, { key: 'missing', label: 'screen.payroll.labour-welfare-fund.missing', path: '/payroll/labour-welfare-fund/missing', right: 'VIEW' }],
  GratuityRule: [{ key: 'laws', label: 'screen.tax-and-statutory-compliance.statutory-components.laws', path: '/tax-and-statutory-compliance/statutory-components/laws', right: 'ADD' }],
  SettlementRule: [{ key: 'laws', label: 'screen.tax-and-statutory-compliance.statutory-components.laws', path: '/tax-and-statutory-compliance/statutory-components/laws', right: 'ADD' }],
  StatutoryRate: [{ key: 'laws', label: 'screen.tax-and-statutory-compliance.statutory-components.laws', path: '/tax-and-statutory-compliance/statutory-components/laws', right: 'ADD' }],
  DayDecision: [{ key: 'decide', label: 'screen.my-team.attendance.attendance-bulk-action.decide', path: '/my-team/attendance/attendance-bulk-action/decide', right: 'ADD', isShown: true }],
  OvertimeRequest: [{ key: 'record', label: 'screen.my-team.overtime.record', path: '/my-team/overtime/record', right: 'ADD', isShown: true, on: ['/my-team/overtime'] }],
  ActivityDevice: [{ key: 'connect', label: 'screen.productivity-monitoring.devices.connect', path: '/productivity-monitoring/devices/connect', right: 'ADD', addsOn: ['/productivity-monitoring/devices'] }],
  ActivityClassification: [
    { key: 'add', label: 'screen.settings.data-loss-prevention.internet-access-control.domains.add', path: '/settings/data-loss-prevention/internet-access-control/domains/add', right: 'ADD', addsOn: ['/settings/data-loss-prevention/internet-access-control/domains'] },
    { key: 'copy', label: 'screen.settings.data-loss-prevention.internet-access-control.domains.copy', path: '/settings/data-loss-prevention/internet-access-control/domains/copy', right: 'ADD', on: ['/settings/data-loss-prevention/internet-access-control/domains'] },
  ],
  PayrollCycle: [{ key: 'generate', label: 'screen.settings.payroll.cycles.generate', path: '/settings/payroll/cycles/generate', right: 'ADD', isShown: true }],
  Holiday: [{ key: 'generate', label: 'screen.core-hr.holidays.generate', path: '/core-hr/holidays/generate', right: 'ADD' }],
};

/** Those of an entity that the person may do on a list; whoever is at it may view it. `mayAdd`: on its form, whatever its screen offers. */
export const listActsFor = (type: string, path: string, rights: { readonly [right in Exclude<ListAct['right'], 'VIEW'>]: boolean }, mayAdd: boolean): readonly ListAct[] =>
  (listActs[type] ?? []).filter(({ right, addsOn, on = addsOn }) => (on ? mayAdd && on.includes(path) : right === 'VIEW' || rights[right]));
