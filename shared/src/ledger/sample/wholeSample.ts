import { customersOfSample } from '../port/customersOfColumns';
import { otherAnswers } from '../port/otherAnswers';
import * as sample from './sample';

/** The code of the sample with all that it answers, for screens that list transactions. */
export function wholeSample() {
  sample.lateAnswers.provide({ customers: customersOfSample, others: otherAnswers });
  return sample;
}
