import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { ButtonLink } from '../../../../ui/controls/button.tsx';
import { Skeleton, SkeletonRows } from '../../../../ui/display/skeleton.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import css from '../coupon-page.module.css';
import { HoldingCard } from './holding-card.tsx';
import { ReadFailed } from './read-failed.tsx';
import type { HoldingCardProps } from './use-holding-button.tsx';

type HoldingListProps = {
  readonly of: 'coupons' | 'gifts';
  readonly cards: readonly HoldingCardProps[] | undefined;
  readonly query: {
    readonly isPending: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
};

function Group({ title, cards }: { readonly title: string; readonly cards: readonly HoldingCardProps[] }) {
  return (
    <section className={css.cards} aria-label={title}>
      <h2 className={css.heading}>{title}</h2>
      {cards.map((card) => (
        <HoldingCard key={card.held._id} {...card} />
      ))}
    </section>
  );
}

/** Renders a member's coupons or gifts, usable ones first, then past ones. */
export function HoldingList({ of, cards, query }: HoldingListProps) {
  const { t } = useTranslation('member');
  if (query.isPending)
    return (
      <Skeleton label={t('common:loading')}>
        <SkeletonRows count={2} />
      </Skeleton>
    );
  if (cards === undefined) return <ReadFailed of={of} query={query} />;
  const usable = cards.filter(({ held }) => held.status === 'valid');
  const past = cards.filter(({ held }) => held.status !== 'valid');
  return (
    <>
      {usable.length === 0 ? (
        <EmptyState
          title={t(`${of}.none`)}
          text={t(`${of}.noneText`)}
          action={<ButtonLink to={ROUTES.memberPoints}>{t('rewards.see')}</ButtonLink>}
        />
      ) : (
        <Group title={t('coupons.status.valid')} cards={usable} />
      )}
      {past.length > 0 && <Group title={t('coupons.past')} cards={past} />}
    </>
  );
}
