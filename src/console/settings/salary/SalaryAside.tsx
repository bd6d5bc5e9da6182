import { SalaryResult } from './SalaryResult.tsx';
import type { FormAsideProps } from '../../resource/form/FormAside.tsx';

/** Below the form of a template: what it comes to as it stands. */
export const SalaryAside = ({ values }: FormAsideProps) => <SalaryResult values={values} />;
