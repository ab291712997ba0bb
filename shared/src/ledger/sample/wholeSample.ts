import * as late from '../port/allLateAnswers';
import * as sample from './sample';

/** The code of the sample with all that it answers, for screens that list transactions. */
export function wholeSample() {
  sample.lateAnswers.provide(late);
  return sample;
}
