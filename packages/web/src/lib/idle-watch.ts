/** Lengths of a wait for somebody at the screen, in milliseconds. */
export type IdleTimes = {
  /** Time without a key, touch or scan after which the countdown begins. */
  readonly idleMs: number;
  /** Length of the countdown. */
  readonly countdownMs: number;
};

/** State of a watched screen; `leftMs` is what remains of the countdown. */
export type IdleState =
  | { readonly kind: 'active' }
  | { readonly kind: 'counting'; readonly leftMs: number }
  | { readonly kind: 'over' };

const ACTIVE: IdleState = { kind: 'active' };
const OVER: IdleState = { kind: 'over' };

/** Returns the state of a screen that nobody has touched for so many milliseconds. */
export function idleState(untouchedMs: number, { idleMs, countdownMs }: IdleTimes): IdleState {
  if (untouchedMs < idleMs) return ACTIVE;
  const leftMs = idleMs + countdownMs - untouchedMs;
  return leftMs > 0 ? { kind: 'counting', leftMs } : OVER;
}

type IdleWatchOptions = IdleTimes & {
  /** Returns true while the clock stands still. */
  readonly isHeld: () => boolean;
  /** Called with every change: at the start of the countdown, each of its seconds, its end, and a touch during it. */
  readonly onChange: (state: IdleState) => void;
  /** Returns epoch milliseconds: a device that slept has been idle meanwhile. */
  readonly now?: () => number;
};

const CHECK_EVERY_MS = 1000;

/** Creates the idle clock of a screen, which starts at once; it stops for good at its end. */
export function createIdleWatch(options: IdleWatchOptions) {
  const { isHeld, onChange, now = Date.now } = options;
  let touchedAt = now();
  let checkedAt = touchedAt;
  let wasHeld = false;
  let isActive = true;
  const stop = () => clearInterval(timer);
  const show = (state: IdleState) => {
    if (isActive && state.kind === 'active') return;
    isActive = state.kind === 'active';
    onChange(state);
  };
  const check = () => {
    const at = now();
    const passed = at - checkedAt;
    const isHeldNow = isHeld();
    // where the device's clock was put back, and while it stands still, no time passes; a hold that has only just begun,
    // as that of a call made when the device woke up, excuses one interval and not the sleep before it
    if (passed < 0 || (isHeldNow && wasHeld)) touchedAt += passed;
    else if (isHeldNow) touchedAt += Math.min(passed, CHECK_EVERY_MS);
    checkedAt = at;
    wasHeld = isHeldNow;
    const state = idleState(at - touchedAt, options);
    if (state.kind === 'over') stop();
    show(state);
  };
  const timer = setInterval(check, CHECK_EVERY_MS);
  return {
    /** Starts the clock anew. */
    touch(): void {
      touchedAt = now();
      checkedAt = touchedAt;
      show(ACTIVE);
    },
    stop,
  };
}
