import { pageOf } from '../places/page-of.ts';
import { barangaysOf, beginningWith } from '../places/places.ts';

type Arguments = { readonly searchString?: string | null; readonly cityId?: number | null; readonly offset?: number | null; readonly limit?: number | null };

/** Document 1 §7: barangays with city, province and region, by city and name. */
export const getBarangayListWithCity = async (args: Arguments) => {
  const found = beginningWith(await barangaysOf(args.cityId ?? null), args.searchString);
  const barangays = pageOf(found, args, 50).map(({ id, name, city, region }) => ({
    Barangay_Id: id, Barangay_Name: name, City_Id: city.id, region, city: city.name, state: city.state?.name ?? region,
  }));
  return { errorCode: '', message: '', totalCount: found.length, barangays };
};
