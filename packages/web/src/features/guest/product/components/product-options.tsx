import type { Product, ProductOption } from '@comanda/contract';
import { askedOptions, type CartLine, type Selection } from '@comanda/domain';
import type { Draft } from '../../../../data/cart/line-draft.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { DraftProblem } from '../state/short-choices.ts';
import { ChildAllergens } from './child-allergens.tsx';
import { OptionSection } from './option-section.tsx';
import css from './product-sheet.module.css';

type Select = (
  target: { readonly line: string; readonly option: string },
  selections: readonly Selection[],
) => void;

type ProductOptionsProps = {
  readonly product: Product;
  readonly draft: Draft;
  readonly problems: readonly DraftProblem[];
  readonly showsProblems: boolean;
  readonly select: Select;
  /** The only option to show, where each is a step of its own. */
  readonly only?: string | undefined;
};

/** Renders the options of a product in sequence; those of a set item follow the choice that added it. */
export function ProductOptions(props: ProductOptionsProps) {
  const { product, draft, problems, showsProblems, select, only } = props;
  const { catalogue } = useReadyCatalogue();
  const { mode } = useOrderContext();
  const { t } = useTranslation('product');
  const { say } = useLocale();
  const section = (line: CartLine, option: ProductOption, nested: boolean) => (
    <OptionSection
      key={`${line.id}:${option._id}`}
      {...{ line, option, showsProblems, nested }}
      problem={problems.find((found) => found.line === line.id && found.option === option._id)}
      onChange={(selections) => select({ line: line.id, option: option._id }, selections)}
    />
  );
  const ofChild = (child: CartLine, _position: number, siblings: readonly CartLine[]) => {
    const own = catalogue.products.get(child.product ?? '');
    const asked = own === undefined ? [] : askedOptions(own, catalogue, mode);
    if (own === undefined) return null;
    const same = siblings.filter(({ product: each }) => each === child.product);
    const name =
      same.length > 1
        ? t('itemOf', { name: say(own.name), at: same.indexOf(child) + 1, count: same.length })
        : say(own.name);
    const allergens = <ChildAllergens key={child.id} product={own} name={name} />;
    if (asked.length === 0) return allergens;
    return (
      <section key={child.id} className={css.nested} aria-label={name}>
        {allergens}
        {asked.map((option) => section(child, option as ProductOption, true))}
      </section>
    );
  };
  const asked = askedOptions(product, catalogue, mode);
  const shown = only === undefined ? asked : asked.filter(({ _id }) => _id === only);
  return shown.map((option) => (
    <div key={option._id}>
      {section(draft.line, option as ProductOption, false)}
      {draft.children.filter((child) => child.fromOption === option._id).map(ofChild)}
    </div>
  ));
}
