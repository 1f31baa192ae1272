import { useMemo, useState } from 'react';
import { CatalogueContext } from '../../../data/catalogue/catalogue-context.ts';
import type { GuestPhoneProps } from '../../../data/catalogue/guest-phone.ts';
import { menuCatalogue } from '../../../data/catalogue/shop-catalogue.ts';
import { menuGroups } from '../../../data/menu/menu-groups.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip, ChipRow } from '../../../ui/controls/chip.tsx';
import { MoneyProvider } from '../../../ui/display/money-context.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Dish } from '../dish/index.ts';
import { GroupHead } from '../menu/index.ts';
import css from './components/guest-phone.module.css';
import { menuAt } from './state/menu-at.ts';

const FIRST_DISHES = 100;

/** A guest's menu as a phone of 390 px, to look at: the guest's own dishes, headings and sections (office B3.8). */
export function GuestPhone({ data: given, now }: GuestPhoneProps) {
  const { t } = useTranslation('menu');
  const { say, locale } = useLocale();
  const [wanted, setWanted] = useState<string>();
  const [most, setMost] = useState(FIRST_DISHES);
  const { data, sections: served } = useMemo(() => menuAt(given, now), [given, now]);
  const catalogue = useMemo(() => menuCatalogue(data), [data]);
  const current = served.find(({ _id }) => _id === wanted) ?? served[0];
  const groups = useMemo(
    () => (current ? menuGroups(data, { section: current._id, orderType: 'takeAway' }) : []),
    [data, current],
  );
  const state = { data, catalogue, error: null, isFinal: true, isRetrying: false, retry: () => undefined };
  let room = most;
  const shown = groups.flatMap((group) => {
    const products = group.products.slice(0, Math.max(0, room));
    room -= products.length;
    return products.length === 0
      ? []
      : [{ ...group, products, subCategories: [], count: group.products.length }];
  });
  return (
    <CatalogueContext value={state}>
      <MoneyProvider shop={data.shop} locale={locale.intl}>
        <section className={css.phone} aria-label={t('app:title.menu')}>
          <div className={css.head}>
            <b className={css.shop}>{say(data.shop.name)}</b>
            <ChipRow label={t('section')}>
              {served.map((section) => (
                <Chip
                  key={section._id}
                  pressed={section._id === current?._id}
                  onClick={() => setWanted(section._id)}
                >
                  {say(section.name)}
                </Chip>
              ))}
            </ChipRow>
          </div>
          {shown.length === 0 && <EmptyState title={t('empty')} />}
          {shown.map(({ count, ...group }) => (
            <div key={group.id}>
              <GroupHead group={group} count={count} chosen={undefined} onChoose={() => undefined} />
              {group.products.map((product) => (
                <Dish key={product._id} product={product} view="list" isShown />
              ))}
            </div>
          ))}
          {room <= 0 && (
            <Button variant="quiet" onClick={() => setMost(Number.POSITIVE_INFINITY)}>
              {t('all')}
            </Button>
          )}
        </section>
      </MoneyProvider>
    </CatalogueContext>
  );
}
