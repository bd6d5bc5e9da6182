/** Plausible values for any entity, from its metadata alone: what gives each entity its tests. */
import { listValues } from '../../src/domain/lists/lists.ts';
import type { Field, Resource } from '../../src/domain/resource.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const word = (seed: number): string => [...String(seed)].map((digit) => LETTERS[Number(digit)]).join('');

/** An account in Andorra, the first country of the list. */
const iban = (seed: number): string => {
  const own = `0001203020${String(seed).padStart(10, '0')}`;
  const check = 98n - (BigInt(`${own}101300`) % 97n);
  return `AD${String(check).padStart(2, '0')}${own}`;
};

/** Letters only, so that every preset but digits accepts it. */
const text = (field: Field, seed: number): string => {
  const { preset, minLength = 0, maxLength = 40 } = field.rule;
  if (preset === 'ONLY_NUMBERS') return String(seed).padStart(Math.max(minLength, 3), '0').slice(0, maxLength);
  if (field.name === 'accountNumber') return iban(seed);
  if (field.name === 'swift') return 'BANKADAD';
  if (field.name === 'bankCode') return 'BRANCH1';
  if (/(Issuer|KeysUrl)$/.test(field.name)) return `https://login.example.com/${seed}`;
  if (/embedUrl/.test(field.name)) return `https://player.vimeo.com/video/${seed}`;
  return `sample${word(seed)}`.padEnd(minLength, 'x').slice(0, maxLength);
};

const number = ({ rule: { min, max } }: Field, seed: number): number => Math.min(max ?? 1000, (min ?? 0) + (seed % 9) + 1);

/** @param reference answers the id of some record of a type */
export const sample = (field: Field, seed: number, reference: (type: string) => string | null): unknown => {
  switch (field.kind) {
    case 'text':
      return text(field, seed);
    case 'longText':
      if (field.formula !== undefined) return `${seed} * 2`;
      // The text of a mail has to name its link.
      return [`A longer text, number ${seed}.`, ...(field.name === 'body' ? ['{{link}}'] : []), ...(field.rule.contains === undefined ? [] : [field.rule.contains])].join('\n');
    case 'integer':
      return number(field, seed);
    case 'decimal':
    case 'money':
    case 'percent':
    case 'duration':
      return String(number(field, seed));
    case 'date':
      return `${field.name === 'dateOfBirth' ? 1990 : field.name === 'retainUntil' ? 2096 : 2026}-0${(seed % 8) + 1}-15`;
    case 'time':
      // An end is later than its beginning.
      return `${field.name === 'toTime' ? 1 : 0}${seed % 10}:30`;
    case 'dateTime':
      return '2026-03-04T05:06:07.000Z';
    case 'yesNo':
      return seed % 2 === 0;
    case 'status':
    case 'choice':
      return field.options![0];
    case 'listed':
      return listValues(field.closedList!)[0];
    case 'choices':
      return field.options!.slice(0, 1);
    case 'reference':
      return reference(field.reference!.type);
    case 'email':
      return `sample${seed}@example.com`;
    case 'phone':
      return '+919876543210';
    case 'colour':
      return '#336699';
    case 'address':
      return { street1: `${seed} Mill Road`, city: 'Pune', country: 'IN' };
    case 'json':
      return { seed };
    case 'rows':
      return [Object.fromEntries(field.rows!.fields.filter((part) => !part.readOnly).map((part) => [part.key, sample(part, seed, reference)]))];
    default:
      return null;
  }
};

export const sampleRecord = (resource: Resource, seed: number, reference: (type: string) => string | null): Record<string, unknown> => {
  const values = resource.fields.filter((field) => !field.readOnly && field.kind !== 'file' && field.kind !== 'image').map((field) => [field.key, sample(field, seed, reference)] as const);
  const record = Object.fromEntries(values.filter(([, value]) => value !== null));
  // Times begin and end at others already.
  for (const field of resource.fields) if (field.rule.notBefore && field.kind !== 'time') record[field.key] = record[field.rule.notBefore] ?? record[field.key];
  if (resource.parent) delete record[resource.parent];
  // Who else a person's record names (a new manager) cannot be that person.
  const person = resource.fields.find(({ key }) => key === resource.person);
  for (const field of resource.fields) if (person?.reference && field !== person && !field.required && field.reference?.type === person.reference.type) delete record[field.key];
  // Acts and rules alone write these, whoever sends them; where a record stands is told, too.
  for (const { key, name, acts } of resource.fields) if (acts && name !== 'status') delete record[key];
  // How a request is decided is no client's to say; one of a kind of workflows is the default.
  delete record['approval'];
  if (resource.type === 'Workflow') Object.assign(record, { module: 'ON_DUTY', isDefault: false, status: 'INACTIVE' });
  // A configuration for everybody is for no group, and the demo has an active one already; nobody is in a group and out of it.
  if (resource.fields.some(({ key }) => key === 'customGroupId')) {
    delete record['customGroupId'];
    if (resource.fields.some(({ key }) => key === 'status')) record['status'] = 'INACTIVE';
  }
  // The moment at which it opens is not told, and only a question with a choice has choices.
  if (resource.type === 'DynamicForm') {
    Object.assign(record, { status: 'DRAFT', questions: [{ question: `What about ${seed}?`, kind: 'CHOICE', isRequired: true, choices: 'This\nThat', hint: null }] });
    delete record['openedOn'];
  }
  // Only a website is on a list; patterns have an asterisk, work locations addresses of their own, and without control there is no list.
  if (resource.type === 'InternetAccessPattern') record['pattern'] = `sample${seed}*.example`;
  if (resource.type === 'WorkLocation') record['ranges'] = [{ range: `61.2.${seed % 256}.0/24` }];
  if (resource.type === 'InternetAccessOverride') delete record['domains'];
  // Two minutes lie between two pictures.
  if (resource.type === 'ScreenshotSetting') Object.assign(record, { frequency: 1, frequencyUnit: 'HOURS', screenshotsPerFrequency: 1, additionalPerFrequency: 0 });
  // A law of the country names no state.
  if (resource.type === 'StatutoryRegistration') delete record['state'];
  // Components taken at random make no salary that a template in use could be reckoned by.
  if (resource.type === 'SalaryTemplate') record['status'] = 'INACTIVE';
  if ('members' in record) delete record['exceptions'];
  // Written by the steps of a post alone.
  if (resource.type === 'JobPost') for (const key of ['requestedById', 'requestedBy', 'requestedAt', 'approvalNote', 'eventId', 'requisitionId']) delete record[key];
  // Steps of a plan are taken by acts; it begins with its own year.
  if (resource.type === 'HeadcountPlan') for (const key of ['requestedById', 'requestedBy', 'comment', 'effectiveFrom']) delete record[key];
  // A new place replaces nobody.
  if (resource.type === 'JobRequisition') delete record['replaced'];
  // Written by invitations, the person and the making of an employee alone.
  if (resource.type === 'OnboardingIndividual') for (const { key, acts, hidden } of resource.fields) if (acts || hidden) delete record[key];
  // What the template says is paid; sums and the first month follow.
  if (resource.type === 'CandidateSalary') {
    for (const key of ['salaryEffectiveMonth', 'annualGrossSalary', 'monthlyGrossSalary', 'structure', 'currency', 'status', 'allowances', 'retirals', 'grosses']) delete record[key];
    record['annualCTC'] = '1200000';
  }
  // Reckoned from the expenses, of no journey in particular, and not paid before it is approved.
  if (resource.type === 'ClaimRequest') for (const key of ['total', 'currency', 'travelId', 'perDiems', 'paidOn']) delete record[key];
  // A draft for the employee alone; what it comes to is reckoned.
  if (resource.type === 'AirTicketClaim') {
    Object.assign(record, { status: 'DRAFT', forSelf: true });
    for (const key of ['amount', 'tickets', 'currency', 'cycleFrom', 'cycleUntil', 'settledOn', 'travellers', 'receipts']) delete record[key];
  }
  // One policy at a time for the same people, each relationship once.
  if (resource.type === 'AirTicketPolicy') {
    Object.assign(record, { status: 'INACTIVE' });
    for (const key of ['family', 'encashmentPercent']) delete record[key];
  }
  // A week is kept by its Monday and adds up to its lines, of which the sample has one day.
  if (resource.type === 'Timesheet') {
    record['weekOf'] = '2026-06-01';
    delete record['hours'];
  }
  // A financial year, one a sample; drafts ask for no plan and no account, and a month follows no other field.
  if ('financialYear' in record) record['financialYear'] = `${2030 + seed}-${String((31 + seed) % 100).padStart(2, '0')}`;
  if (resource.type === 'FbpDeclaration' || resource.type === 'NpsDeclaration') Object.assign(record, { status: 'DRAFT' });
  if (resource.type === 'FbpDeclaration') for (const key of ['declared', 'lines']) delete record[key];
  if (resource.type === 'TaxReliefClaim') {
    Object.assign(record, { status: 'DRAFT' });
    delete record['proofs'];
  }
  if (resource.type === 'TaxRegimeChoice') for (const key of ['way', 'acknowledgedOn']) delete record[key];
  if (resource.type === 'TaxDeduction') {
    Object.assign(record, { month: `${2030 + Math.floor(seed / 12)}-${String((seed % 12) + 1).padStart(2, '0')}` });
    for (const key of ['financialYear', 'source']) delete record[key];
  }
  // What a line or a round is, its acts say.
  if (resource.type === 'BonusPlan') record['status'] = 'ACTIVE';
  if (resource.type === 'BonusRound') for (const key of ['name', 'status']) delete record[key];
  // Numbers of the tax authority have a form, challans follow their deductions, and a statement is filed once it was generated.
  if (resource.type === 'TaxDeductor') Object.assign(record, { tan: 'CHEN12345A', pan: 'AAACN1234F', responsiblePan: 'AAAPN1234F' });
  if (resource.type === 'EmployeeTaxNumber') record['number'] = `ABCPK${String(seed % 10000).padStart(4, '0')}L`;
  if (resource.type === 'TaxChallan') record['month'] = '2026-01';
  if (resource.type === 'TaxStatement') for (const key of ['receiptNumber', 'filedOn', 'statement', 'currency', 'name']) delete record[key];
  // Else posts are made of requisitions alone.
  if (resource.type === 'RecruitmentGeneralSetting') record['mppIntegration'] = false;
  // What is given in kind is no wage of funds, which another sample asks for.
  if (resource.type === 'SalaryComponent') record['perks'] = false;
  // A month, of which runs are made.
  if (resource.type === 'PayrollCycle') Object.assign(record, { fromDate: `${2030 + (seed % 60)}-0${(seed % 9) + 1}-01`, toDate: `${2030 + (seed % 60)}-0${(seed % 9) + 1}-28`, payDate: `${2030 + (seed % 60)}-0${(seed % 9) + 1}-28` });
  // Of whoever leaves without one.
  if (resource.type === 'Settlement') record['employeeId'] = reference('Leaver') ?? record['employeeId'];
  // A run is named after its cycle, and final by an act of its own.
  if (resource.type === 'PayrollRun') for (const { key, acts } of resource.fields) if (acts) delete record[key];
  // A draft of a revision: what it comes to follows from the cost, and steps are taken by acts.
  if (resource.type === 'EmployeeSalary') {
    for (const key of ['salaryEffectiveMonth', 'payoutMonth', 'annualGrossSalary', 'monthlyGrossSalary', 'structure', 'currency', 'status', 'allowances', 'retirals', 'grosses', 'previousCtc', 'reviseCtcByPercentage', 'endsOn', 'requestedById', 'requestedBy', 'comment']) delete record[key];
    Object.assign(record, { annualCTC: '1200000', revisionType: 'CORRECTION', effectiveFrom: `2031-0${(seed % 8) + 1}-15` });
  }
  // A month that every kind is paid in.
  if (resource.type === 'OneTimeEarning') record['payoutDate'] = '2096-10-31';
  if (resource.type === 'AdhocAllowance') Object.assign(record, { overrideAtEmployeeLevel: true, payoutmonths: ['OCTOBER'] });
  // The days of other records lie within the employment.
  if (resource.type === 'Employee') record['dateOfJoin'] = '2020-01-15';
  // Ahead of time people are sent elsewhere; what was before anybody checked in is settled.
  if (resource.type === 'DayDecision') {
    Object.assign(record, { kind: 'ON_DUTY', workDate: '2096-10-30' });
    for (const key of ['checkIn', 'checkOut']) delete record[key];
  }
  if (resource.type === 'AttendanceFinalization') Object.assign(record, { fromDate: '2020-03-02', toDate: '2020-03-02' });
  // Work counts to the day on which it is done.
  if (resource.type === 'Punch') record['workDate'] = String(record['at']).slice(0, 10);
  // Of an item that has one size for everybody, and nothing came back yet.
  if (resource.type === 'UniformItem') delete record['sizes'];
  // What is lost came back before, and is no more than that.
  if (resource.type === 'UniformIssue' || resource.type === 'UniformStockEntry') for (const key of ['size', 'returns', 'deductPieces', 'settledPieces']) delete record[key];
  // Nothing is lacking of who is in uniform.
  if (resource.type === 'UniformObservation') delete record['itemId'];
  // A day of work on which a holiday of the demo is offered.
  if (resource.type === 'HolidayChoice') record['date'] = ['12-24', '12-31', '03-08'].map((day) => `${new Date().getFullYear() + 1}-${day}`).find((day) => ![0, 6].includes(new Date(day).getUTCDay()))!;
  // A status leads to others, and none is one of the first.
  if (resource.type === 'CandidateStatus') delete record['next'];
  // Days are paid once they are approved.
  if (resource.type === 'CompOff') delete record['encashedDays'];
  // Days belong to what expires after days, and a way of paying to what is paid.
  if (resource.type === 'CompOffConfiguration') Object.assign(record, { expiryType: 'DAYS', encashment: true });
  // No link stands in a letter.
  if (resource.type === 'DocumentTemplate') record['body'] = 'A longer text of a document.';
  if (resource.type === 'OfferLetterTemplate') record['body'] = 'A longer text of an offer.';
  // Of the list or named.
  if (resource.type === 'Education') delete record['otherInstitution'];
  // A field that an organisation adds gets a free name; only one of Tenure's own can be there twice.
  if (resource.type === 'FormField') {
    for (const key of ['kind', 'choices', 'minimum', 'maximum']) delete record[key];
    Object.assign(record, { entity: 'Holiday', field: 'description' });
  }
  return record;
};
