import { useSearchParams } from 'react-router';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { MoneyProvider } from '../../../../ui/display/money-context.tsx';
import { Skeleton, SkeletonRows } from '../../../../ui/display/skeleton.tsx';
import { ConflictDialog, DraftProvider } from '../../changes/index.ts';
import { NotArrived, useOffice } from '../../frame/index.ts';
import { useDescribeRules, useProgrammeLists, useRuleLists } from '../../promotions/index.ts';
import { Levels } from './levels.tsx';
import css from './loyalty.module.css';
import type { LoyaltyProps } from './loyalty-props.ts';
import { Points } from './points.tsx';
import { Rewards } from './rewards.tsx';

/** Levels, rewards and points of members, in the organisation's open change set. */
export function LoyaltyPart() {
  return (
    <DraftProvider>
      <Loaded />
    </DraftProvider>
  );
}

/** The pages while their lists load, or could not be. */
function Loaded() {
  const { t } = useTranslation('office');
  const { locale } = useLocale();
  const { shop } = useOffice();
  const rules = useRuleLists();
  const programme = useProgrammeLists(true);
  if (rules.isReady && programme.isReady && shop !== undefined) {
    return (
      <MoneyProvider shop={shop} locale={locale.tag}>
        <Pages {...{ rules, programme, shop }} />
      </MoneyProvider>
    );
  }
  const error = rules.error ?? programme.error;
  const retry = () => {
    rules.retry();
    programme.retry();
  };
  if (error !== null) return <NotArrived error={error} onRetry={retry} />;
  return (
    <div className={css.waiting}>
      <Skeleton label={t('staff:loading')}>
        <SkeletonRows count={6} />
      </Skeleton>
    </div>
  );
}

/** The pages of the part; levels and points are the organisation's, which only owners change. */
const TABS = ['levels', 'rewards', 'points'] as const;

function Pages(props: LoyaltyProps) {
  const { t } = useTranslation('office');
  const { session } = useOffice();
  const [query, setQuery] = useSearchParams();
  const tabs = TABS.filter((tab) => tab === 'rewards' || session.staff.role === 'owner');
  const tab = tabs.find((each) => each === query.get('page')) ?? tabs[0];
  const picker = tabs.length > 1 && (
    <div className={css.tabs}>
      <Segmented
        label={t('programme.tabs.label')}
        options={tabs.map((value) => ({ value, label: t(`programme.tabs.${value}`) }))}
        value={tab ?? null}
        onChange={(page) => setQuery({ page }, { replace: true })}
      />
    </div>
  );
  return (
    <>
      {tab === 'levels' && <Levels {...props} tabs={picker} />}
      {tab === 'rewards' && <Rewards {...props} tabs={picker} />}
      {tab === 'points' && <Points {...props} tabs={picker} />}
      <Conflicts {...props} />
    </>
  );
}

function Conflicts({ rules }: LoyaltyProps) {
  return <ConflictDialog describe={useDescribeRules(rules)} />;
}
