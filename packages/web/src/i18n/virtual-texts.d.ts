declare module 'virtual:texts' {
  type Texts = { readonly [key: string]: string | Texts };
  type Load = () => Promise<Readonly<Record<string, Texts>>>;
  type Table = {
    /** Loads the texts of a bundle by namespace; by language, then bundle. */
    readonly files: Readonly<Record<string, Readonly<Record<string, Load>>>>;
    /** The bundle that has the texts of a namespace. */
    readonly bundleOf: Readonly<Record<string, string>>;
  };

  export const files: Table['files'];
  export const bundleOf: Table['bundleOf'];
  /** Loads the table of bundles that no page of guests says. */
  export const further: () => Promise<Table>;
}
