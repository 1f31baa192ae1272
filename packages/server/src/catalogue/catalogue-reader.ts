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

/** Lists of the catalogue, by the path of the service that returns them. */
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

/** Synchronous reads of the catalogue held in memory. */
export type CatalogueReader = {
  /** Returns a version that changes whenever the result of any read may have changed; suitable as an `ETag`. */
  version(): string;
  /** Returns a whole list. Products have their stock in `shop` (absent: in the first shop that sells them). */
  list<Name extends CatalogueList>(name: Name, shop?: string): readonly CatalogueLists[Name][];
  get<Name extends CatalogueList>(name: Name, id: string, shop?: string): CatalogueLists[Name] | undefined;
  /** Reloads everything from the database, e.g. after another node has changed it. */
  refresh(): Promise<void>;
};
