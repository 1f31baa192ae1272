import { type ReactNode, useEffect, useRef } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useKiosk } from '../state/kiosk-context.ts';
import css from './kiosk.module.css';

/** Heading of a screen, which the focus goes to when it opens. */
export function ScreenTitle({
  children,
  className,
}: {
  readonly children: string;
  readonly className?: string;
}) {
  const { say } = useLocale();
  const { shop } = useReadyCatalogue().data;
  const title = useRef<HTMLHeadingElement>(null);
  usePageTitle([children, say(shop.name)]);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={title} tabIndex={-1} className={cx(css.title, className)}>
      {children}
    </h1>
  );
}

type ScreenProps = {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
  /** The one next step. */
  readonly next?: ReactNode;
  /** Leads one screen back; without it the guest can only start over. */
  readonly onBack?: (() => void) | undefined;
  /** The words of the way back. */
  readonly backLabel?: string;
  /** Leaves out the way back and to the start. */
  readonly isEnd?: boolean;
};

/** A screen of a visit: its heading, one decision, and the next step at the foot. */
export function Screen({ title, text, children, next, onBack, backLabel, isEnd = false }: ScreenProps) {
  const { t } = useTranslation('kiosk');
  const { startOver } = useKiosk();
  return (
    <>
      <main className={css.body}>
        <ScreenTitle>{title}</ScreenTitle>
        {text !== undefined && <p className={css.lead}>{text}</p>}
        {children}
      </main>
      <section className={css.foot} aria-label={title}>
        <div className={css.acts}>
          {onBack !== undefined && (
            <Button size="l" variant="plain" icon="back" onClick={onBack}>
              {backLabel ?? t('back')}
            </Button>
          )}
          {!isEnd && onBack === undefined && (
            <Button size="l" variant="plain" onClick={startOver}>
              {t('startOver')}
            </Button>
          )}
          {next}
        </div>
      </section>
    </>
  );
}
