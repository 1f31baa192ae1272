import type { BoardEntry, Shop } from '@comanda/contract';
import { nameIn } from '@comanda/contract/languages';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useConnectionState } from '../../../data/calls/connection.ts';
import { staffShop } from '../../../data/devices/staff-session.ts';
import { useNewVersion } from '../../../data/devices/use-new-version.ts';
import { useShops } from '../../../data/shops/use-shops.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { clockText } from '../../../lib/clock-text.ts';
import { cx } from '../../../lib/cx.ts';
import { usePersisted } from '../../../lib/persisted.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SpilledCup } from '../../../ui/illustrations/spilled-cup.tsx';
import { Banner } from '../../../ui/layout/banner.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import css from './board-page.module.css';
import { BilingualLabel } from './components/bilingual-label.tsx';
import { BoardNumber } from './components/board-number.tsx';
import { ReadyPanel } from './components/ready-panel.tsx';
import { useBoard } from './hooks/use-board.ts';
import { type BoardLanguages, boardLanguages } from './state/board-languages.ts';
import { preparing, ready } from './state/board-numbers.ts';

const EVERY_SECOND = 1000;
const RETRY_EVERY = 10_000;
/** Counts from which numbers are set in smaller type. */
const MANY = 15;
const CROWD = 32;

/** /board: numbers being prepared and ready to collect, readable across the room; no PIN. */
export function BoardPage() {
  useNewVersion();
  const [search] = useSearchParams();
  const chosen = usePersisted(staffShop);
  const { data: shops = [], isPending, isError, refetch } = useShops();
  const wanted = search.get('shop') ?? chosen;
  const shop = shops.find(({ _id }) => _id === wanted) ?? (shops.length === 1 ? shops[0] : undefined);
  if (shop) return <Board shop={shop} />;
  if (isError) return <NotArrived retry={() => void refetch()} />;
  return isPending ? <main className={css.choice} aria-busy="true" /> : <ShopChoice shops={shops} />;
}

/** Error page of the board, which retries by itself, as nobody touches a board. */
function NotArrived({ retry }: { readonly retry: () => void }) {
  const { t } = useTranslation('staff');
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    const timer = setInterval(() => latest.current(), RETRY_EVERY);
    return () => clearInterval(timer);
  }, []);
  return (
    <main className={css.choice}>
      <EmptyState
        live
        heading="h1"
        picture={<SpilledCup />}
        title={t('notArrived')}
        action={
          <Button icon="refresh" onClick={retry}>
            {t('common:retry')}
          </Button>
        }
      />
    </main>
  );
}

function ShopChoice({ shops }: { readonly shops: readonly Shop[] }) {
  const { t } = useTranslation('board');
  const { say } = useLocale();
  return (
    <main className={css.choice}>
      <h1>{t('which')}</h1>
      {shops.map(({ _id, name }) => (
        <Button key={_id} variant="tonal" size="l" wide onClick={() => staffShop.set(_id)}>
          {say(name)}
        </Button>
      ))}
    </main>
  );
}

function Board({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation('board');
  const { data: entries = [], isSuccess } = useBoard(shop._id);
  const now = useNow(EVERY_SECOND);
  const languages = boardLanguages(useLocale().locale, shop);
  const isOffline = useConnectionState() === 'offline';
  return (
    <main className={css.board} aria-label={t('name')}>
      <h1 className="sr">{t('name')}</h1>
      {isSuccess && isOffline && (
        <Banner
          tone="bad"
          icon="offline"
          className={css.lost}
          title={t('staff:lost.title')}
          text={t('lost')}
        />
      )}
      <PreparingPanel entries={preparing(entries)} {...{ shop, now, languages }} />
      <ReadyPanel entries={ready(entries)} {...{ now, languages }} pictures={shop.images ?? []} />
    </main>
  );
}

type PreparingPanelProps = {
  readonly entries: readonly BoardEntry[];
  readonly shop: Shop;
  readonly now: number;
  readonly languages: BoardLanguages;
};

function PreparingPanel({ entries, shop, now, languages }: PreparingPanelProps) {
  const { locale } = useLocale();
  const { first, second } = languages;
  const { name, timezone } = shop;
  return (
    <section className={css.preparing} aria-labelledby="board-preparing">
      <h2 id="board-preparing" className={css.heading}>
        <BilingualLabel text="preparing" languages={languages} />
      </h2>
      <ol className={cx(css.numbers, entries.length > MANY && css.many, entries.length > CROWD && css.crowd)}>
        {entries.map((entry) => (
          <li key={entry._id} className={css.number}>
            <BoardNumber entry={entry} />
          </li>
        ))}
      </ol>
      <footer className={css.foot}>
        {second && <b lang={second.tag}>{nameIn(second, name, first)}</b>}
        <span className={css.shop} lang={first.tag}>
          {nameIn(first, name)}
        </span>
        <time className={css.clock}>{clockText(now, locale.intl, timezone)}</time>
      </footer>
    </section>
  );
}
