import type { Shop } from '@comanda/contract';
import { type ReactNode, useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { serverClock } from '../../../../lib/server-clock.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import type { RuleLists } from '../hooks/use-rule-lists.ts';
import type { RuleEntries } from '../hooks/use-rule-names.ts';
import { useTestLists } from '../hooks/use-test-lists.ts';
import { useTestedBills } from '../hooks/use-tested-bills.ts';
import { newTestCart, type TestLists } from '../state/rule-test.ts';
import type { DraftedRule } from '../state/rules.ts';
import css from './rule-test.module.css';
import { TestFields } from './test-fields.tsx';
import { TestResult } from './test-result.tsx';

export type RuleTestProps = {
  /** The rule that is tested; absent where another document is, such as a level. */
  readonly rule?: DraftedRule | undefined;
  /** Id of the level whose member orders at first. */
  readonly person?: string;
  readonly lists: RuleLists;
  readonly shop: Shop;
  readonly entries: RuleEntries;
};

/** An order with which promotions are tried: what it costs now, and with the draft (B4.3). */
export function RuleTest(props: RuleTestProps) {
  const { t } = useTranslation('office');
  const { lists, error, retry } = useTestLists(props.lists);
  if (lists !== undefined) return <Test {...props} tested={lists} />;
  if (error === null) return <Said>{t('staff:loading')}</Said>;
  return (
    <div className={css.test}>
      <Said>{t(`errors:${error instanceof CallError ? error.code : 'serverError'}`)}</Said>
      <div>
        <Button size="s" onClick={retry}>
          {t('common:retry')}
        </Button>
      </div>
    </div>
  );
}

/** A sentence in the place of the bills. */
function Said({ children }: { readonly children: ReactNode }) {
  return <p role="status">{children}</p>;
}

function Test({ rule, person, shop, entries, tested }: RuleTestProps & { readonly tested: TestLists }) {
  const { t } = useTranslation('office');
  const [typed, setCart] = useState(() =>
    newTestCart(rule, tested, { shop, person, now: serverClock.now() }),
  );
  // a rule that is switched on meanwhile counts by itself
  const cart = rule?.now.status === 'disabled' ? typed : { ...typed, asOn: undefined };
  const bills = useTestedBills(tested, cart, shop);
  return (
    <div className={css.test}>
      <TestFields {...{ cart, rule, entries }} lists={tested} onChange={setCart} />
      {bills === undefined ? (
        <Said>{t('promotions.test.noMoment')}</Said>
      ) : bills.live === undefined && bills.draft === undefined ? (
        <Said>{t(cart.lines.length === 0 ? 'promotions.test.none' : 'promotions.test.unpriced')}</Said>
      ) : (
        <TestResult bills={bills} shop={shop} />
      )}
    </div>
  );
}
