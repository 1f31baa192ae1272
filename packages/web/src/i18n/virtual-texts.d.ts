declare module 'virtual:texts' {
  type Texts = { readonly [key: string]: string | Texts };
  type Load = () => Promise<Readonly<Record<string, Texts>>>;

  /** Loads the texts of a bundle by namespace; by language, then bundle. */
  export const files: Readonly<Record<string, Readonly<Record<string, Load>>>>;
  /** The bundle that has the texts of a namespace. */
  export const bundleOf: Readonly<Record<string, string>>;
}
