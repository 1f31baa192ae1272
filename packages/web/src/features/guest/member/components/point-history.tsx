import type { PointEntry } from '@comanda/contract';
import { useState } from 'react';
import { generatePath, Link } from 'react-router';
import { HISTORY_PAGE, usePointHistory, useRewards } from '../../../../data/member/holdings.ts';
import { useShops } from '../../../../data/shops/use-shops.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dateFormat, numberFormat } from '../../../../lib/formats.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Skeleton, SkeletonRows } from '../../../../ui/display/skeleton.tsx';
import css from '../points-page.module.css';
import { ReadFailed } from './read-failed.tsx';

/** Returns the function that describes a point entry: its reason and the reward or remark. */
function useEntryText() {
  const { t } = useTranslation('member');
  const { say } = useLocale();
  const { data: rewards = [] } = useRewards();
  return ({ reason, reward, remark }: PointEntry): string => {
    const bought = say(rewards.find(({ _id }) => _id === reward)?.name);
    return [t(`points.reason.${reason}`), bought || remark].filter(Boolean).join(' · ');
  };
}

function Entry({ entry }: { readonly entry: PointEntry }) {
  const { t } = useTranslation('member');
  const { locale, say } = useLocale();
  const { data: shops = [] } = useShops();
  const textOf = useEntryText();
  const { amount, session, createdAt, expiresAt, shop } = entry;
  const day = dateFormat(locale.intl, { dateStyle: 'medium' });
  const signed = numberFormat(locale.intl, { signDisplay: 'exceptZero' });
  const place =
    shop === undefined ? t('points.everywhere') : say(shops.find(({ _id }) => _id === shop)?.name);
  const until =
    expiresAt !== undefined && amount > 0 && Date.parse(expiresAt) > Date.now()
      ? t('points.until', { date: day.format(new Date(expiresAt)) })
      : undefined;
  const facts = [day.format(new Date(createdAt)), place, until].flatMap((fact) => fact || []);
  return (
    <li className={css.entry}>
      <span className={css.why}>
        {session === undefined ? (
          textOf(entry)
        ) : (
          <Link to={generatePath(ROUTES.recordDetail, { id: session })} className={css.link}>
            {textOf(entry)}
          </Link>
        )}
        <span className={css.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      </span>
      <b className={amount > 0 ? css.gained : css.spent}>{signed.format(amount).replace('-', '−')}</b>
    </li>
  );
}

type PageProps = { readonly user: string; readonly page: number; readonly onMore: (() => void) | undefined };

function HistoryPage({ user, page, onMore }: PageProps) {
  const { t } = useTranslation('member');
  const history = usePointHistory(user, page);
  if (history.isPending)
    return (
      <Skeleton label={t('common:loading')}>
        <SkeletonRows count={3} />
      </Skeleton>
    );
  if (history.data === undefined) return <ReadFailed of="points" query={history} />;
  const { total, data } = history.data;
  if (total === 0) return <p className={css.quiet}>{t('points.noHistory')}</p>;
  const hasMore = (page + 1) * HISTORY_PAGE < total;
  return (
    <>
      <ul className={css.entries}>
        {data.map((entry) => (
          <Entry key={entry._id} entry={entry} />
        ))}
      </ul>
      {hasMore && onMore !== undefined && (
        <Button variant="quiet" wide className={css.more} onClick={onMore}>
          {t('points.more')}
        </Button>
      )}
    </>
  );
}

/** Lists a member's point entries, newest first, one page at a time. */
export function PointHistory({ user }: { readonly user: string }) {
  const { t } = useTranslation('member');
  const [pages, setPages] = useState([0]);
  return (
    <section className={css.history}>
      <h2 className={css.heading}>{t('points.history')}</h2>
      {pages.map((page) => (
        <HistoryPage
          key={page}
          user={user}
          page={page}
          onMore={page + 1 === pages.length ? () => setPages([...pages, pages.length]) : undefined}
        />
      ))}
    </section>
  );
}
