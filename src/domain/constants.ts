/** The business constants of document 0 §9 in one place; each line names its unit. What an organisation may set is in its settings, not here. */
export const constants = {
  /** Where the console and its files lie. */
  basePath: '/v3/',
  /** Milliseconds after which a script of the console is given up. */
  chunkTimeout: 120_000,
  /** Milliseconds a message stays, and where the network blocks. */
  snackbar: 5_000,
  snackbarBlockedNetwork: 20_000,
  /** Milliseconds from the last click of a toggle to its report. */
  toggleDelay: 600,
  /** Pixels. */
  modalWidth: 550,
  /** Rows of a page; 'all' is windowed. */
  pageSizes: [20, 50, 100, 'all'],
  usualPageSize: 50,
  /** Pixels: a phone up to the first, a tablet up to the second; the tab bar is wide above the second, and centred from the third. */
  breakpoints: { mobile: 600, tablet: 960, centredTabs: 1280 },
  /** Pixels of the wide tab bar. */
  tabBarHeight: 58,
  /** Rows that a specified list answers unless told, and at most. */
  listLimit: 25_000,
  /** How the position of a check-in is watched; milliseconds. */
  geolocation: { enableHighAccuracy: true, timeout: 5_000, maximumAge: 1_000 },
  /** Which result of the geocoding service counts, from 0: the seventh for a city, otherwise the first. */
  geocodingResult: { city: 6, address: 0 },
  /** Days of a month of a probation. */
  monthDays: 30,
  /** A report, monitoring or attendance range has fewer days, both ends counted. */
  rangeDays: 31,
  /** Seconds of the access token's cookie, and for a verified partner. */
  accessToken: 59 * 60,
  accessTokenPartner: 90 * 24 * 60 * 60,
  /** Seconds of the cookie with the plan's dashboard, and the dashboard without a plan. */
  planCookie: 17 * 24 * 60 * 60,
  usualDashboard: 'HRMS',
  /** How many pastels there are; a thing takes the one at its number. */
  pastels: 10,
  /** Until an organisation says otherwise. */
  dateFormat: 'YYYY/MM/DD',
  timeZone: 'Asia/Kolkata',
  /**
   * Pixels that the original kept free around its tables (60 with a system bar, 110 or 60 more on phones, 50 more up to 960). This console's grids take
   * the room that is left, so nothing reads them; they stand here for tools that lay out beside it.
   */
  tableReserve: { systemBar: 60, mobile: 110, mobileCompact: 60, tablet: 50 },
  /** Pixels of the longest scrollbar thumb, in small places, and how far a turn of the wheel goes. */
  scrollbar: { thumb: 60, thumbSmall: 30, wheelSpeed: 0.6 },
} as const;
