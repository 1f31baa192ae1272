import type { Shop } from '@comanda/contract';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { CheckList } from '../../../../ui/controls/choice-list.tsx';
import { OptionGroup } from '../../../../ui/controls/option-group.tsx';

type ShopTicksProps = {
  readonly shops: readonly Shop[];
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
};

/** The shops in which codes are good, to tick; a single one is shown if something is wrong with it only. */
export function ShopTicks({ shops, chosen, error, onChange }: ShopTicksProps) {
  const { t } = useTranslation('coupon-batches');
  const { say } = useLocale();
  if (shops.length < 2 && error === undefined) return null;
  return (
    <OptionGroup
      title={t('shops')}
      rule={chosen.length === 0 ? t('allShops') : undefined}
      error={error ?? null}
    >
      <CheckList
        values={chosen}
        onChange={onChange}
        choices={shops.map(({ _id, name }) => ({ value: _id, label: say(name) || _id }))}
      />
    </OptionGroup>
  );
}
