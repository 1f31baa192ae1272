import type {
  AppSetting,
  Category,
  OrderDiscount,
  PaymentMethod,
  Product,
  ProductOption,
  Reward,
  Section,
  Shop,
  SubCategory,
  SystemSetting,
  TableViewItem,
  TaxSetting,
  VipLevel,
} from '@comanda/contract';

/** The lists of the catalogue, by the path of the service that answers them. */
export type CatalogueLists = {
  systemSettings: SystemSetting;
  appSettings: AppSetting;
  shops: Shop;
  sections: Section;
  categories: Category;
  subCategories: SubCategory;
  products: Product;
  productOptions: ProductOption;
  orderDiscounts: OrderDiscount;
  taxSettings: TaxSetting;
  tableViewItems: TableViewItem;
  paymentMethods: PaymentMethod;
  vipLevels: VipLevel;
  rewards: Reward;
};

export type CatalogueList = keyof CatalogueLists;

/** The catalogue as it is now, held in memory: answers at once, without a query. */
export type CatalogueReader = {
  /** Changes whenever any answer of this reader may have changed; fit for an `ETag`. */
  version(): string;
  /** A whole list. Products carry the stock left in `shop` (without one: in the first shop that sells them). */
  list<Name extends CatalogueList>(name: Name, shop?: string): readonly CatalogueLists[Name][];
  get<Name extends CatalogueList>(name: Name, id: string, shop?: string): CatalogueLists[Name] | undefined;
  /** Reads everything again from the database, e.g. after another node has changed it. */
  refresh(): Promise<void>;
};
