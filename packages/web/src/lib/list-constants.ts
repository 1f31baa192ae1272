/** Constants of long lists (specification §9); sizes in pixels, times in milliseconds. */
export const LISTS = {
  /** Rows up to which a virtual list is rendered whole. */
  keptItems: 30,
  /** Rows requested at once. */
  pageSize: 10,
  /** Most rows requested at once, on any screen. */
  maxPageSize: 100,
  /** Height assumed for a row in reckoning how many fill the screen. */
  rowHeight: 80,
  /** Rows requested beyond those that fill the screen. */
  extraRows: 3,
  /** Shortest time between two requests for the next page. */
  reloadThrottle: 10,
  /** Time after a page has come until the list checks again for its end being in view. */
  followUpCheck: 50,
  /** Time for which the view is held as it is before a placeholder of the next page shows. */
  viewHold: 250,
  /** Time until a page that failed is requested once more. */
  retry: 500,
} as const;
