/** The version of the application, of its package; the build puts it in. */
declare const VERSION: string;
