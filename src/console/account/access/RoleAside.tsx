import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { StartViewAs } from './StartViewAs.tsx';
import type { FormAsideProps } from '../../resource/form/FormAside.tsx';

/** Below a role: Tenure as the role sees it, and the way to the question who may open what. */
export const RoleAside = ({ values }: FormAsideProps) => {
  const translate = useTranslate();
  const { id } = useParams();
  return (
    <>
      <p style={{ margin: '0 0 12px' }}>
        <Link to="/settings/general/access" style={{ color: 'var(--accent-text)', fontWeight: 500 }}>
          {translate('accessWhy.ask')}
        </Link>
      </p>
      {id === undefined ? null : <StartViewAs target={{ roleId: id }} name={String(values['name'] ?? '')} />}
    </>
  );
};
