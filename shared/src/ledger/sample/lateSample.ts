import { createPageState } from '../../loading/pageState';
import type * as sample from './sample';

export type SampleCode = typeof sample;

/** Names the source that this area was built from, inserted by its build (`shared/build/webpack.mjs`). */
declare const SAMPLE_SOURCE: string;

const source = typeof SAMPLE_SOURCE === 'undefined' ? '' : SAMPLE_SOURCE;
const key = Symbol.for('back-office:sample');
/** On the page, because areas are built separately: one of the same source takes the code of another. */
const page: typeof globalThis & { [key]?: Record<string, SampleCode> } = globalThis;

const arrivals = createPageState({});

/** The code of the sample shop. Screens of figures load it in one file with their own (`figuresScreen`). */
export const sampleCode = {
  /** Undefined until this area or another one of the same source has loaded it. */
  current: (): SampleCode | undefined => page[key]?.[source],
  async load(): Promise<SampleCode> {
    return (
      sampleCode.current() ??
      sampleCode.provide((await import(/* webpackChunkName: "sample" */ './wholeSample')).wholeSample())
    );
  },
  /** The first one on the page stays. */
  provide(code: SampleCode): SampleCode {
    page[key] ??= {};
    page[key][source] ??= code;
    arrivals.set(() => ({}));
    return page[key][source];
  },
  /** What the sample answers beside figures, if the page has its figures. Always resolves. */
  async preloadAnswers(): Promise<void> {
    await sampleCode.current()?.lateAnswers.preload();
  },
  subscribe: arrivals.subscribe,
};
