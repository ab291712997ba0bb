import { loadOnce } from '../../loading/loadOnce';
import type { LedgerPort, QuestionName } from './ledgerPort';
import type { SampleReader } from './sampleReader';

/** What few screens show first, so that its code comes later. */
export type LateName = Exclude<QuestionName, 'describe' | 'figures'>;

export type LateAnswers<Name extends LateName> = (reader: SampleReader) => Pick<LedgerPort, Name>;

interface LateCode {
  readonly customers?: LateAnswers<'customers'>;
  readonly others?: LateAnswers<Exclude<LateName, 'customers'>>;
}

let known: LateCode = {};

function provide(given: LateCode) {
  known = { ...given, ...known };
}

const code = loadOnce(async () => {
  const { wholeSample } = await import(/* webpackChunkName: "sample-answers" */ '../sample/wholeSample');
  wholeSample();
});

/** The code of what the sample answers beside figures. Screens that show such answers first bring it in their file. */
export const lateAnswers = {
  current: () => known,
  provide,
  load: code.load,
  /** Ahead of use. Always resolves: a failure shows on use. */
  preload: async () => (known.customers && known.others ? undefined : code.preload()),
};
