import { customersOfSample as customers } from '../port/customersOfSample';
import * as sample from './sample';

/** The code of the sample with what it says of customers, for screens that show them first. */
export function sampleWithCustomers() {
  sample.lateAnswers.provide({ customers });
  return sample;
}
