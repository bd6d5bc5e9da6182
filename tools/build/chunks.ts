/** In which files the console's code comes. Six are fetched at a time, and each costs a browser some 3.5 ms and a way to the server: in six hundred, of which each screen fetches exactly what it needs, a form took 105. */

type Group = { readonly name: string; readonly priority: number; readonly tags?: '$initial'[]; readonly test?: RegExp; readonly minShareCount?: number; readonly entriesAware?: boolean; readonly entriesAwareMergeThreshold?: number };

/** What stands together because it is needed together, the first that takes a module with all it needs. */
export const groups: Group[] = [
  // What shows the first rows, what every page needs, what every list needs.
  { name: 'start', tags: ['$initial'], priority: 2 },
  { name: 'data', test: /[\\/](providers[\\/]data[\\/]dataProvider|domain[\\/]compactResource)\.ts$/, priority: 1.8 },
  { name: 'console', test: /[\\/]console[\\/]application\.tsx$/, priority: 1.5 },
  { name: 'list', test: /[\\/]console[\\/](resource[\\/]List\.tsx|resource[\\/]list[\\/]askAhead\.ts)$/, priority: 1 },
  { name: 'sign-in', test: /[\\/]console[\\/]sign-in[\\/](SignIn|ForgotPassword|ResetPassword)\.tsx$/, priority: 0.9 },
  // What opens by hand (`later`), all of which is fetched once the page rests.
  {
    name: 'menus',
    test: /[\\/]console[\\/].*[\\/](ActionItems|BottomSheet|ColumnsPopover|FilterPopover|GroupPopover|HeaderMenus|HelpItems|NavigationDrawer|NotificationPopover|PersonItems|TeamPopover|TotalsChoice|ViewActions)\.tsx$/,
    priority: 0.8,
  },
  { name: 'form', test: /[\\/]console[\\/]resource[\\/](Form|Show)\.tsx$/, priority: 0.7 },
  // What dialogs of acts are made of.
  { name: 'acts', test: /[\\/]console[\\/]resource[\\/]acts[\\/](ActDialog|useAsked|workDialog)\.tsx$/, priority: 0.6 },
  // What several other pages need, by the pages that need it; what is less than so many bytes goes along with what nearly the same pages need.
  { name: 'part', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2_500, priority: 0 },
];

/** A file of a group by several pages has all their names in its own. */
export const chunkFileNames = ({ name }: { readonly name: string }): string => `assets/${name.split('~')[0]}-[hash].js`;
