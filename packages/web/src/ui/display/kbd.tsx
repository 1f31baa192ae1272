import css from './kbd.module.css';

export type KbdProps = { readonly children: string };

/** Keyboard key. */
export function Kbd({ children }: KbdProps) {
  return <kbd className={css.kbd}>{children}</kbd>;
}
