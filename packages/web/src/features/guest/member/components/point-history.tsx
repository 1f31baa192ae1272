import type { Page, PointEntry } from '@comanda/contract';
import { useEffect } from 'react';
import { generatePath, Link } from 'react-router';
import { usePointHistory, useRewards } from '../../../../data/member/holdings.ts';
import { useShops } from '../../../../data/shops/use-shops.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dateFormat, numberFormat } from '../../../../lib/formats.ts';
import { LISTS } from '../../../../lib/list-constants.ts';
import { logWarning } from '../../../../lib/log-warning.ts';
import { usePageSize } from '../../../../lib/page-size.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { serverClock } from '../../../../lib/server-clock.ts';
import { Skeleton, SkeletonRows } from '../../../../ui/display/skeleton.tsx';
import { ListEnd } from '../../../../ui/layout/list-end.tsx';
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
    expiresAt !== undefined && amount > 0 && Date.parse(expiresAt) > serverClock.now()
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

/** Returns the entries of all pages, each once: one that came meanwhile moves the others down. */
function entriesOf(pages: readonly Page<PointEntry>[]): readonly PointEntry[] {
  return [...new Map(pages.flatMap(({ data }) => data).map((entry) => [entry._id, entry])).values()];
}

function Entries({ user }: { readonly user: string }) {
  const { t } = useTranslation('member');
  const history = usePointHistory(user, usePageSize());
  const { data, error, isFetchNextPageError: hasFailed } = history;
  useEffect(() => {
    if (error !== null) logWarning('the points history did not load', error);
  }, [error]);
  if (history.isPending)
    return (
      <Skeleton label={t('common:loading')}>
        <SkeletonRows count={3} />
      </Skeleton>
    );
  if (data === undefined) return <ReadFailed of="points" query={history} />;
  const total = data.pages.at(-1)?.total ?? 0;
  if (total === 0) return <p className={css.quiet}>{t('points.noHistory')}</p>;
  const entries = entriesOf(data.pages);
  return (
    <>
      <ul className={css.entries}>
        {entries.map((entry) => (
          <Entry key={entry._id} entry={entry} />
        ))}
      </ul>
      <ListEnd
        hasMore={history.hasNextPage}
        isLoading={history.isFetchingNextPage}
        hasFailed={hasFailed}
        onMore={() => void history.fetchNextPage()}
        status={t('points.shown', { shown: entries.length, total })}
        moreLabel={t('points.more')}
        failedText={t('points.incomplete')}
        retryLabel={t('common:retry')}
      >
        <SkeletonRows count={LISTS.extraRows} />
      </ListEnd>
    </>
  );
}

/** Lists a member's point entries, newest first; more load as the reader comes to the end. */
export function PointHistory({ user }: { readonly user: string }) {
  const { t } = useTranslation('member');
  return (
    <section className={css.history}>
      <h2 className={css.heading}>{t('points.history')}</h2>
      <Entries user={user} />
    </section>
  );
}
