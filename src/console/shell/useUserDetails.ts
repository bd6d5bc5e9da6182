import { useQuery } from '@tanstack/react-query';
import { useSession } from '../providers/authSession.ts';
import { ask } from './ask.ts';

type Details = { readonly userDefinedEmployeeId: string | null; readonly designationName: string | null };

const query = '{ getOrganizationUserDetails { userDetails { userDefinedEmployeeId designationName } } }';

/** What the session does not say of the person: employee number and designation. Undefined until read, and when it cannot be read. */
export const useUserDetails = (): Details | undefined => {
  const user = useSession()?.user;
  const { data } = useQuery({
    queryKey: ['user-details', user?.userId],
    queryFn: async ({ signal }) => (await ask<{ getOrganizationUserDetails: { userDetails: Details } }>('organisation-data', query, {}, signal)).getOrganizationUserDetails.userDetails,
    enabled: user != null && user.employeeId !== null,
    staleTime: Infinity,
    retry: false,
  });
  return data;
};
