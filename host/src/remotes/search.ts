import * as v from 'valibot';
import type { SearchContext, SearchProvider } from '@back-office/shared/contract';
import type { Clock } from '@back-office/shared/loading';
import type { Row } from './row';

/** Providers are built separately, so what they answer is checked. A path stays in the product. */
const titleSchema = v.pipe(v.string(), v.nonEmpty());
const pathSchema = v.pipe(v.string(), v.regex(/^\/(?![/\\])/, 'not a path of the product'));
const pictureSchema = v.pipe(v.string(), v.regex(/^data:image\/(?:jpeg|png|webp);/, 'not a picture'));
const groupSchema = v.object({
  title: titleSchema,
  note: v.optional(v.string()),
  problem: v.optional(v.string()),
  results: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      detail: v.optional(v.string()),
      path: pathSchema,
      picture: v.optional(v.fallback(v.optional(pictureSchema), undefined)),
      kind: v.string(),
    }),
  ),
  all: v.optional(v.object({ title: titleSchema, path: pathSchema })),
});
const answerSchema = v.array(groupSchema);

type FoundGroup = v.InferOutput<typeof groupSchema>;

export interface SearchAnswers {
  readonly query: string;
  /** In the order of the registry. */
  readonly groups: readonly FoundGroup[];
  /** What the loaded providers can find. */
  readonly finds: readonly string[];
  /** Some providers have not answered yet, and are waited for. */
  readonly isPending: boolean;
}

/** The results that remotes contribute. A remote that is down, fails or hangs is missing from them. */
export interface Search {
  /**
   * Loads every provider once, and then has it prepare its first answer. Call it when the box gets the focus; a provider
   * that failed before is tried again.
   */
  readonly load: (context: SearchContext) => void;
  /**
   * Asks all providers. `onAnswers` is called once all have answered, or at first after `slowAfter` and then for each
   * answer that follows. After `answerDeadline` none is pending, but those that are still given are added. Returns a
   * function that ends the search, after which nothing is called any more.
   */
  readonly ask: (query: string, context: SearchContext, onAnswers: (answers: SearchAnswers) => void) => () => void;
}

/** What the areas lend to a search. */
export interface SearchSource {
  readonly clock: Clock;
  /** The rows of all remotes that declare a search. */
  readonly rows: () => Promise<readonly Row[]>;
  readonly load: (row: Row) => Promise<SearchProvider>;
  readonly whenIdle: (work: () => void) => void;
}

/** Milliseconds until the merchant sees that an answer is slow, and until the list counts as complete without it. */
export const slowAfter = 100;
export const answerDeadline = 3_000;

interface Source {
  readonly name: string;
  /** `undefined` if it could not be loaded. */
  readonly provider: Promise<SearchProvider | undefined>;
  hasFailed: boolean;
}

export function createSearch({ clock, rows, load, whenIdle }: SearchSource): Search {
  const known = new Map<string, Source>();
  let sources: Promise<readonly Source[]> | undefined;

  function sourceOf(row: Row): Source {
    const before = known.get(row.container);
    if (before && !before.hasFailed) return before;
    const source = createSource(row, load);
    known.set(row.container, source);
    return source;
  }

  function loadSources(): Promise<readonly Source[]> {
    sources = rows().then(
      (found) => found.map(sourceOf),
      // Without a registry no remote is known; the area on screen says so.
      () => [],
    );
    return sources;
  }

  return {
    load(context) {
      void loadSources().then((list) => list.forEach((source) => whenIdle(() => void prepare(source, context))));
    },

    ask(query, context, onAnswers) {
      const controller = new AbortController();
      const answers: { groups: readonly FoundGroup[]; finds: readonly string[] }[] = [];
      let waiting = new Set<Source>();
      let isSlow = false;
      let isPending = true;

      function report() {
        if (controller.signal.aborted) return;
        const given = answers.filter(Boolean);
        onAnswers({
          query,
          groups: given.flatMap(({ groups }) => groups),
          finds: given.flatMap(({ finds }) => finds),
          isPending,
        });
      }
      function end() {
        cancelSlow();
        cancelDeadline();
        controller.abort();
      }
      function stopWaiting() {
        isPending = false;
        report();
      }
      function finish() {
        stopWaiting();
        end();
      }
      const cancelSlow = clock.after(slowAfter, () => {
        isSlow = true;
        report();
      });
      // A provider whose code comes over a slow network still answers the query that is on screen.
      const cancelDeadline = clock.after(answerDeadline, stopWaiting);

      void (sources ?? loadSources()).then((list) => {
        waiting = new Set(list);
        if (list.length === 0) finish();
        list.forEach((source, index) => {
          void answerOf(source, query, { signal: controller.signal, context }).then((answer) => {
            answers[index] = answer;
            waiting.delete(source);
            if (waiting.size === 0) finish();
            else if (isSlow) report();
          });
        });
      });
      return end;
    },
  };
}

function createSource(row: Row, load: SearchSource['load']): Source {
  const source: Source = {
    name: row.name,
    hasFailed: false,
    provider: load(row).catch((error: unknown) => {
      source.hasFailed = true;
      warn(row.name, error);
      return undefined;
    }),
  };
  return source;
}

async function prepare({ provider }: Source, context: SearchContext) {
  try {
    await (await provider)?.prepare?.(context);
  } catch {
    // The query meets the same failure and tells it.
  }
}

async function answerOf({ name, provider }: Source, query: string, options: Parameters<SearchProvider['search']>[1]) {
  const loaded = await provider;
  if (!loaded) return { groups: [], finds: [] };
  try {
    const groups = v.parse(answerSchema, await loaded.search(query, options));
    return { groups, finds: typeof loaded.finds === 'string' ? [loaded.finds] : [] };
  } catch (error) {
    if (!options.signal.aborted) warn(name, error);
    return { groups: [], finds: [] };
  }
}

function warn(name: string, error: unknown) {
  console.warn(`[host] the search of ${name} is not available:`, error);
}
