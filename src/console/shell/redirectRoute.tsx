import { Navigate, generatePath, useLocation, useParams } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { Redirect } from '../../domain/redirects.ts';

const To = ({ path }: { readonly path: string }) => {
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: generatePath(path, useParams()), search, hash }} />;
};

/** An address that leads to another one, with what stands behind its question mark. */
export const redirectRoute = ({ from, to }: Redirect): RouteObject => ({ path: from, element: <To path={to} /> });
