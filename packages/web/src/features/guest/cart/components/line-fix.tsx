import type { CartLine } from '@comanda/domain';
import { useCart } from '../../../../data/cart/use-cart.ts';
import type { LineIssue } from '../../../../data/pricing/use-line-issues.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useRuleText } from '../../product/index.ts';
import css from './line-fix.module.css';

type LineFixProps = {
  readonly line: CartLine;
  readonly issue: LineIssue;
  readonly name: string;
  readonly onEdit: (line: string) => void;
  readonly onRemove: () => void;
};

/** Renders the issue that keeps a line from being ordered, with the button that fixes it. */
export function LineFix({ line, issue, name, onEdit, onRemove }: LineFixProps) {
  const { t } = useTranslation('cart');
  const { say } = useLocale();
  const { problem: problemText } = useRuleText();
  const { change } = useCart();
  const keep = issue.kind === 'stock' || issue.kind === 'limit' ? issue.keep : 0;
  const short = issue.kind === 'stock' ? say(issue.product?.name) || name : name;
  const text =
    issue.kind === 'option'
      ? problemText(issue.problem)
      : issue.kind === 'notHere'
        ? t('notHere')
        : issue.kind === 'limit'
          ? [t('menu:limit.reached'), issue.most > 0 && t('menu:limit.most', { count: issue.most })]
              .filter(Boolean)
              .join(' ')
          : keep > 0
            ? t('onlyLeft', { count: keep, name: short })
            : t('soldOut', { name: short });
  return (
    <p className={css.fix} role="alert">
      <Icon name="alert" size="s" />
      <span className={css.text}>{text}</span>
      {issue.kind === 'option' ? (
        <Button size="s" variant="quiet" onClick={() => onEdit(line.id)}>
          {t('choose')}
        </Button>
      ) : keep > 0 ? (
        <Button
          size="s"
          variant="quiet"
          onClick={() => change({ type: 'lineQuantitySet', id: line.id, quantity: keep })}
        >
          {t('keep', { count: keep })}
        </Button>
      ) : (
        <Button size="s" variant="quiet" onClick={onRemove}>
          {t('common:remove')}
        </Button>
      )}
    </p>
  );
}
