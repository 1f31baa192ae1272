/** A draft to store whole; empty lines end it. */
export type DraftContent<Line> = {
  readonly lines: readonly Line[];
  /** Bill that the lines are for. */
  readonly session?: string | undefined;
  readonly order?: object | undefined;
  /** Member whose bill it is to become. */
  readonly user?: string | undefined;
  readonly coupons?: readonly string[] | undefined;
  readonly gifts?: readonly string[] | undefined;
  readonly discounts?: readonly object[] | undefined;
  /** Name under which it is parked. */
  readonly name?: string | undefined;
};

type Stored = { readonly _id: string; readonly version: number };
type AnyLine = { readonly id: string };

export type DraftSaverOptions<Line extends AnyLine> = {
  /** Stores a draft; the answer has its new version. */
  readonly save: (draft: string, version: number, content: DraftContent<Line>) => Promise<Stored>;
  readonly drop: (draft: string, version: number) => Promise<unknown>;
  readonly newId: () => string;
  /** A draft could not be stored, and is not held here any more when the answer is `true`. */
  readonly onFailure: (error: unknown) => boolean;
  /** The draft of a place has ended, or belongs to somebody else, with these lines: they are not to be saved again. */
  readonly onLost: (key: string, lines: readonly string[]) => void;
};

type DraftEntry<Line extends AnyLine> = {
  readonly id: string;
  version: number;
  /** Content that was stored last, as JSON. */
  saved: string;
  /** Ids of its lines on the server. */
  storedLines: readonly string[];
  wanted: DraftContent<Line>;
  timer: ReturnType<typeof setTimeout> | undefined;
  isSaving: boolean;
  hasEnded: boolean;
};

/** Milliseconds from a change to its storing. */
export const SAVE_AFTER_MS = 400;

/** Returns a draft that is not on the server yet. */
function newKept<Line extends AnyLine>(id: string, wanted: DraftContent<Line>): DraftEntry<Line> {
  const state = { timer: undefined, isSaving: false, hasEnded: false };
  return { id, version: 0, saved: '', storedLines: [], wanted, ...state };
}

function idsOf(lines: readonly AnyLine[]): readonly string[] {
  return lines.map(({ id }) => id);
}

/** Ends a draft: what is under way changes nothing any more. */
function end<Line extends AnyLine>(kept: DraftEntry<Line>): void {
  kept.hasEnded = true;
  clearTimeout(kept.timer);
}

/** Stores a draft as it is wanted, or drops one without lines. @throws what the call is refused for */
async function storeOnce<Line extends AnyLine>(
  kept: DraftEntry<Line>,
  { save, drop }: DraftSaverOptions<Line>,
): Promise<void> {
  const { wanted } = kept;
  if (wanted.lines.length > 0) kept.version = (await save(kept.id, kept.version, wanted)).version;
  else if (kept.version > 0) await drop(kept.id, kept.version);
  kept.saved = JSON.stringify(wanted);
  kept.storedLines = idsOf(wanted.lines);
}

/**
 * Keeps drafts on the server (till T4.1): each is stored whole 400 ms after a change and on leaving, one call at a time
 * by the version that was last answered; without lines it is dropped.
 */
export function createDraftSaver<Line extends AnyLine>(options: DraftSaverOptions<Line>) {
  const { newId, onFailure, onLost } = options;
  const drafts = new Map<string, DraftEntry<Line>>();

  function forget(key: string): void {
    const kept = drafts.get(key);
    if (kept === undefined) return;
    end(kept);
    drafts.delete(key);
  }

  /** Forgets a draft that is not this place's any more, and tells which of its lines went with it. */
  function lose(key: string): void {
    const { storedLines = [] } = drafts.get(key) ?? {};
    forget(key);
    onLost(key, storedLines);
  }

  async function store(key: string, kept: DraftEntry<Line>): Promise<void> {
    clearTimeout(kept.timer);
    kept.timer = undefined;
    if (kept.isSaving || kept.hasEnded || JSON.stringify(kept.wanted) === kept.saved) return;
    kept.isSaving = true;
    try {
      await storeOnce(kept, options);
    } catch (error) {
      if (!kept.hasEnded && onFailure(error)) lose(key);
      return;
    } finally {
      kept.isSaving = false;
    }
    // what was rung up while an empty draft was dropped is another one
    const isDropped = kept.storedLines.length === 0;
    const { wanted } = kept;
    if (isDropped && drafts.get(key) === kept) {
      forget(key);
      if (wanted.lines.length > 0) changed(key, wanted);
    } else if (JSON.stringify(kept.wanted) !== kept.saved) plan(key, kept);
  }

  function plan(key: string, kept: DraftEntry<Line>): void {
    clearTimeout(kept.timer);
    kept.timer = setTimeout(() => void store(key, kept), SAVE_AFTER_MS);
  }

  function changed(key: string, content: DraftContent<Line>): void {
    const held = drafts.get(key);
    if (held === undefined && content.lines.length === 0) return;
    const kept = held ?? newKept(newId(), content);
    kept.wanted = content;
    drafts.set(key, kept);
    plan(key, kept);
  }

  return {
    /** The order of a place has changed. */
    changed,
    /** Takes over a draft that is on the server. */
    adopt: (
      key: string,
      { _id, version, lines }: Stored & { readonly lines: readonly AnyLine[] },
      content: DraftContent<Line>,
    ): void => {
      forget(key);
      const saved = JSON.stringify(content);
      drafts.set(key, { ...newKept(_id, content), version, saved, storedLines: idsOf(lines) });
    },
    /** Stores at once what is not stored yet, as on leaving. */
    flush: async (): Promise<void> => {
      await Promise.all([...drafts].map(([key, kept]) => store(key, kept)));
    },
    /** Stores at once that lines were taken off, so that sending the others leaves none of them behind. */
    settle: async (key: string): Promise<void> => {
      const kept = drafts.get(key);
      const wanted = new Set(kept?.wanted.lines.map(({ id }) => id));
      if (kept?.storedLines.some((id) => !wanted.has(id))) await store(key, kept);
    },
    /** The draft was sent, or belongs to somebody else now. */
    forget,
    lose,
    /** Returns the ids of the drafts that are on the server. */
    stored: (): readonly string[] =>
      [...drafts.values()].flatMap(({ id, version }) => (version > 0 ? id : [])),
    /** Returns the place of a draft; undefined while it is being emptied, which ends it. */
    keyOf: (id: string): string | undefined =>
      [...drafts].find(([, kept]) => kept.id === id && kept.wanted.lines.length > 0)?.[0],
    /** Returns the id of a place's draft. */
    idOf: (key: string): string | undefined => drafts.get(key)?.id,
  };
}
