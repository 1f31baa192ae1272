/** Creates a cache of formatters by locale and options, because they are slow to create. */
function createFormatCache<Format, Options>(make: (locale: string, options?: Options) => Format) {
  const made = new Map<string, Format>();
  return (locale: string, options?: Options): Format => {
    const key = `${locale} ${JSON.stringify(options ?? {})}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const format = make(locale, options);
    made.set(key, format);
    return format;
  };
}

/** Returns the formatter of times in a locale. */
export const dateFormat = createFormatCache(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** Returns the formatter of numbers in a locale. */
export const numberFormat = createFormatCache(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
