import type { CartLine } from '@comanda/domain';
import { useCart } from '../../../../data/cart/use-cart.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import type { LineIssue, LineOption } from '../../../../data/pricing/line-issues.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useLineTexts } from '../../dish/index.ts';
import { useRuleText } from '../../product/index.ts';
import css from './line-fix.module.css';

type LineFixProps = {
  readonly line: CartLine;
  readonly issue: LineIssue;
  readonly name: string;
  readonly onEdit: (line: string, place?: LineOption) => void;
  readonly onRemove: () => void;
};

/** Returns the name of what an issue is about: the dish of a set, or else the option to choose again. */
function usePlaceName() {
  const { say } = useLocale();
  const { catalogue } = useReadyCatalogue();
  const { lines } = useCart();
  const { nameOf } = useLineTexts();
  return ({ line: id, option }: LineOption) => {
    const item = lines.find((line) => line.id === id && line.fromProduct !== undefined);
    return item === undefined ? say(catalogue.productOptions.get(option)?.name) : nameOf(item);
  };
}

/** Returns the function that describes an issue; one inside a set begins with the dish or step at fault. */
function useIssueText(name: string) {
  const { t } = useTranslation('cart');
  const { say } = useLocale();
  const { problem: problemText } = useRuleText();
  const placeName = usePlaceName();
  return (issue: LineIssue): string => {
    switch (issue.kind) {
      case 'option':
        return t('atPlace', { place: placeName(issue.place), text: problemText(issue.problem) });
      case 'notHere':
        return t('notHere');
      case 'limit': {
        const most = issue.most > 0 ? [t('menu:limit.most', { count: issue.most })] : [];
        return [t('menu:limit.reached'), ...most].join(' ');
      }
      case 'stock': {
        const short = say(issue.product?.name) || name;
        return issue.keep > 0
          ? t('onlyLeft', { count: issue.keep, name: short })
          : t('soldOut', { name: short });
      }
    }
  };
}

/**
 * Renders the issue that keeps a line from being ordered, with the button that fixes it: one with a choice inside a
 * set leads to that step.
 */
export function LineFix({ line, issue, name, onEdit, onRemove }: LineFixProps) {
  const { t } = useTranslation('cart');
  const { change } = useCart();
  const text = useIssueText(name)(issue);
  const keep = issue.kind === 'stock' || issue.kind === 'limit' ? issue.keep : 0;
  const place = issue.kind === 'notHere' ? undefined : issue.place;
  return (
    <p className={css.fix} role="alert">
      <Icon name="alert" size="s" />
      <span className={css.text}>{text}</span>
      {keep > 0 ? (
        <Button
          size="s"
          variant="quiet"
          onClick={() => change({ type: 'lineQuantitySet', id: line.id, quantity: keep })}
        >
          {t('keep', { count: keep })}
        </Button>
      ) : place !== undefined ? (
        <Button size="s" variant="quiet" onClick={() => onEdit(line.id, place)}>
          {t('choose')}
        </Button>
      ) : (
        <Button size="s" variant="quiet" onClick={onRemove}>
          {t('common:remove')}
        </Button>
      )}
    </p>
  );
}
