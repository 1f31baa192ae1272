/** The switches of selling a dish, by field; `usual` is the value that an absent field has. */
export const SELLING_SWITCHES = [
  { field: 'popular', usual: false },
  { field: 'hideFromOnline', usual: false },
  { field: 'eatInOnly', usual: false },
  { field: 'setOrderOrGiftOnly', usual: false },
  { field: 'discountable', usual: true },
  { field: 'freeSurcharge', usual: false },
  { field: 'openPrice', usual: false },
] as const;
