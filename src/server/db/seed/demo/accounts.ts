/** The people of the demo who may sign in, with the number of the employee each of them is. */
export const DEMO_PASSWORD = 'Tenure-Demo-2026';

export type DemoAccount = { readonly name: string; readonly email: string; readonly employee: string; readonly roles: readonly string[] };

export const accounts: readonly DemoAccount[] = [
  { name: 'Samuel Mathew', email: 'admin@demo.example', employee: '1016', roles: ['ADMINISTRATOR', 'EMPLOYEE'] },
  { name: 'Harini Subramaniam', email: 'hr@demo.example', employee: '1006', roles: ['HR_ADMINISTRATOR', 'EMPLOYEE'] },
  { name: 'Priya Menon', email: 'payroll@demo.example', employee: '1008', roles: ['PAYROLL_ADMINISTRATOR', 'EMPLOYEE'] },
  { name: 'Arjun Reddy', email: 'manager@demo.example', employee: '1009', roles: ['MANAGER', 'EMPLOYEE'] },
  { name: 'Vikram Nair', email: 'recruiter@demo.example', employee: '1007', roles: ['RECRUITER', 'EMPLOYEE'] },
  { name: 'Kavitha Selvam', email: 'employee@demo.example', employee: '1028', roles: ['EMPLOYEE'] },
];

/** The second organisation shows that organisations are kept apart. */
export const otherAdministrator = { name: 'Elena Marchetti', email: 'admin@other.example' } as const;
